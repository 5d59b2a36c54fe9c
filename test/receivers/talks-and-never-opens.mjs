// Keeps writing into the channel of its judge, and never finishes to load.
import { writeSync } from "node:fs";

setInterval(() => writeSync(4, '{"kind":"observed","observation":{"kind":"answered"}}\n'), 50);
await new Promise(() => {});
