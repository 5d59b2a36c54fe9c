import { answer, serve } from "./serve.mjs";

serve((message, number) => (number % 10 === 0 ? process.exit(7) : answer(message)));
