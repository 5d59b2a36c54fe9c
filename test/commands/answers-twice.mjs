// Both answers come at once.
import { serveBut, writeLine } from "./serve.mjs";

serveBut(({ seq }) => {
  const line = JSON.stringify({ kind: "category", seq, category: "unclassified" });
  writeLine(`${line}\n${line}`);
});
