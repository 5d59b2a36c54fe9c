import { answer, ready, serve, writeLine } from "./serve.mjs";

serve(answer, () => {
  writeLine("Loading weather client 2.3 …");
  ready();
});
