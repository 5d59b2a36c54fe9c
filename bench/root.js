import { fileURLToPath } from "node:url";

/** The folder of this repository. */
export const ROOT = fileURLToPath(new URL("..", import.meta.url));
