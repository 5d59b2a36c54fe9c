import { answer, serve } from "./serve.mjs";

serve((message) => {
  console.error("x".repeat(1000));
  answer(message);
});
