import { serve } from "./serve.mjs";

console.error("loading the model");
serve(
  () => {},
  () => {},
);
