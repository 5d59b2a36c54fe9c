import { answer, ready, serve, write } from "./serve.mjs";

serve(answer, () => {
  ready();
  write({ kind: "category", seq: "1", category: "unclassified" });
});
