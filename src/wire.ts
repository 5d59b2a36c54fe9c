// What comes as killtable/wire: a server that answers a real client's calls with the envelopes that they name.
export { type ServerOptions, ScriptedServer } from "./wire/scripted-server.ts";
export { type Probe, probeUri } from "./wire/probe.ts";
export { type MemoryTransport, memoryTransport } from "./wire/memory.ts";
export { type HttpOptions, type HttpServed, serveHttp } from "./wire/http.ts";
