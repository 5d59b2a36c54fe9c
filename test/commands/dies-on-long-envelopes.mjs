import { answer, serve } from "./serve.mjs";

serve((message) => (message.envelope.length > 900_000 ? process.exit(9) : answer(message)));
