import { serve, write } from "./serve.mjs";

serve(({ seq, envelope }) => {
  const { result } = JSON.parse(envelope);
  write({ kind: "category", seq, category: result?.isError === false ? "ok" : "failed" });
});
