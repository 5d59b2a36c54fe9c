// The grandchild keeps the pipes open after the command itself has ended.
import { spawn } from "node:child_process";
import { serveBut } from "./serve.mjs";

spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "inherit" });
serveBut(() => process.exit(3));
