import { serve, writeLine } from "./serve.mjs";

serve(() => writeLine("got one"));
