import { ready, serve } from "./serve.mjs";

serve(
  () => {},
  () => {
    ready();
    process.exit(0);
  },
);
