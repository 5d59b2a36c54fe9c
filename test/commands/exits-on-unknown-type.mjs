import { serveBut } from "./serve.mjs";

serveBut(() => process.exit(0));
