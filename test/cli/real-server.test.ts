import { createRequire } from "node:module";
import path from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { killtable } from "./killtable.ts";

const manifest = createRequire(import.meta.url).resolve(
  "@modelcontextprotocol/server-everything/package.json",
);
const transport = new StdioClientTransport({
  command: process.execPath,
  args: [path.join(path.dirname(manifest), "dist", "index.js"), "stdio"],
  stderr: "ignore",
});
const client = new Client({ name: "killtable-test", version: "0.0.0" });

beforeAll(() => client.connect(transport));
afterAll(() => client.close());

/** Sends a request through the connected transport and gives the answer as it came. */
function rawAnswer(id: number, method: string, params: Record<string, unknown>): Promise<unknown> {
  const answer = new Promise((resolve) => {
    transport.onmessage = (message) => {
      if ("id" in message && message.id === id) {
        resolve(message);
      }
    };
  });
  return transport.send({ jsonrpc: "2.0", id, method, params }).then(() => answer);
}

describe("answers of a real server", () => {
  it("are classified rightly by a dual-era receiver", async () => {
    const answers = [
      await rawAnswer(101, "tools/call", { name: "echo", arguments: { message: "hello" } }),
      await rawAnswer(102, "tools/call", { name: "get-sum", arguments: { a: "no number", b: 1 } }),
      // This server tells of an unknown tool by the flag, not by an error; the answer is what it says it is.
      await rawAnswer(103, "tools/call", { name: "no-such-tool", arguments: {} }),
      await rawAnswer(104, "tools/no-such-method", {}),
    ];
    expect(answers).toMatchObject([
      { result: { content: [{ text: "Echo: hello" }] } },
      { result: { isError: true } },
      { result: { isError: true } },
      { error: { code: -32601 } },
    ]);
    const lines = answers.map((answer) => JSON.stringify(answer)).join("\n");
    const { code, stdout } = killtable(["classify", "--era", "dual-era"], lines);
    expect(stdout).toBe(
      "normal_complete\tflag-omitted\ntool_error\tflag-true\ntool_error\tflag-true\nprotocol_error\terror-member\n",
    );
    expect(code).toBe(0);
  });
});
