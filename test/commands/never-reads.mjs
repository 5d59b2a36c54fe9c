import { ready } from "./serve.mjs";

ready();
setInterval(() => {}, 1000);
