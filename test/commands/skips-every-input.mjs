import { serve, write } from "./serve.mjs";

serve(({ seq }) => write({ kind: "skipped", seq, reason: "not today" }));
