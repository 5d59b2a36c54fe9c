import { serve, write } from "./serve.mjs";

serve(({ seq }) => write({ kind: "failed", seq, message: "KeyError: 'result'" }));
