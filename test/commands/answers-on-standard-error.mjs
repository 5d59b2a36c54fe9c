import { ready, serve } from "./serve.mjs";

serve(({ seq }) => console.error(JSON.stringify({ kind: "category", seq, category: "unclassified" })), ready);
