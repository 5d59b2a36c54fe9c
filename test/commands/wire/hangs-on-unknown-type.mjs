import { call, serveWireBut } from "./adapter.mjs";

serveWireBut(call);
