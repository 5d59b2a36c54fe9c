import { answer, serve } from "./serve.mjs";

serve((message) => (message.envelope.includes("inputRequests") ? process.exit(9) : answer(message)));
