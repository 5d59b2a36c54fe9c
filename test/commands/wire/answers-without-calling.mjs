import { answer } from "../serve.mjs";
import { serveWireBut } from "./adapter.mjs";

serveWireBut(answer);
