import { serveBut } from "./serve.mjs";

serveBut(() => {
  console.error("a type\n  nobody knows");
  process.exit(1);
});
