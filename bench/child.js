// Runs a script of this folder in a process of its own.
import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

/**
 * Runs a script that takes one message and gives one.
 *
 * @param file - the script
 * @param message - what it takes
 * @param folder - the folder that it runs in
 * @returns what it gave, how long its process took in milliseconds, and what it said with when, in milliseconds too
 * @throws Error if it gave nothing, with what it said
 */
export async function runScript(file, message, folder) {
  const started = performance.now();
  const child = fork(file, { cwd: folder, stdio: ["ignore", "pipe", "pipe", "ipc"] });
  const stop = () => child.kill();
  process.once("exit", stop);
  const said = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => said.push({ text, at: performance.now() - started }));
  }
  let gave;
  child.once("message", (answer) => (gave = answer));
  child.send(message);
  const [code] = await once(child, "close");
  process.off("exit", stop);
  if (code !== 0 || gave === undefined) {
    throw new Error(`${path.basename(file)} ended with ${code}:\n${said.map(({ text }) => text).join("")}`);
  }
  return { gave, whole: performance.now() - started, said };
}
