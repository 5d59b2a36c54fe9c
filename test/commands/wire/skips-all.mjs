// Can be brought to no case.
import { ready, serve, write } from "../serve.mjs";

serve(({ seq }) => write({ kind: "skipped", seq, reason: "it has no client" }), ready);
