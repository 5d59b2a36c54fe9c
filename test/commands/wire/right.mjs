import { answer, serveWire } from "./adapter.mjs";

serveWire(answer);
