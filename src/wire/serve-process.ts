// What killtable starts, and has a client start: the server alone, which is there sooner than the whole command line.
import { type ServeOptions, serve } from "./serve.ts";

await serve(JSON.parse(process.argv[2] ?? "") as ServeOptions);
