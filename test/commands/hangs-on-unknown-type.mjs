import { serveBut } from "./serve.mjs";

serveBut(() => {
  for (;;);
});
