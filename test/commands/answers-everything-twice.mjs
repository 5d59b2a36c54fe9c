import { answer, serve } from "./serve.mjs";

serve((message) => {
  answer(message);
  answer(message);
});
