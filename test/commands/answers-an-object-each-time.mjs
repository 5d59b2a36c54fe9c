import { serve, write } from "./serve.mjs";

serve(({ seq }) => write({ kind: "category", seq, category: { kind: "complete" } }));
