import { answer } from "../serve.mjs";
import { serveWire } from "./adapter.mjs";

serveWire(answer);
