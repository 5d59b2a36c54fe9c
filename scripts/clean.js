// A build starts empty: a file deleted from mutants/ must not live on in dist/ and be judged.
import { rmSync } from "node:fs";

rmSync(new URL("../dist/", import.meta.url), { recursive: true, force: true });
