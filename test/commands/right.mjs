import { answer, serve } from "./serve.mjs";

serve(answer);
