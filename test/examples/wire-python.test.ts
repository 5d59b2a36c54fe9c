import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { killtable, unwrapped } from "../cli/killtable.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const EXAMPLE = path.resolve("examples", "wire-python");
const PYTHONPATH = path.resolve("examples", "python");

function check(wire: string, folder = EXAMPLE): ReturnType<typeof killtable> {
  // The machine may be busy.
  const flags = ["--wire", wire, "--era", "legacy", "--feature", "json-rpc", "--timeout", "20000"];
  return killtable(["check", ...flags, "--", "python3", "adapter.py", "15"], "", { PYTHONPATH }, folder);
}

/** The client with a fault, beside its adapter. */
function spoiled(right: string, wrong: string): string {
  const client = readFileSync(path.join(EXAMPLE, "mcp_client.py"), "utf8");
  expect(client.split(right)).toHaveLength(2);
  return temporaryFolder({
    "mcp_client.py": client.replace(right, wrong),
    "adapter.py": readFileSync(path.join(EXAMPLE, "adapter.py"), "utf8"),
  });
}

describe("the example of a real client in Python", { timeout: 300_000 }, () => {
  it.each(["http", "stdio"])("passes over %s as it stands", (wire) => {
    const { code, stdout, stderr } = check(wire);
    expect(stderr).toBe("");
    expect(stdout).toMatch(/^\d+ cases: \d+ match, \d+ accepted; \d+ left out/m);
    expect(stdout).toMatch(/^python3 adapter\.py 15 passes as legacy with json-rpc/m);
    expect(code).toBe(0);
  });

  it("can be judged, and says what it is", () => {
    const { code, stdout } = killtable(
      ["doctor", "--wire", "stdio", "--era", "legacy", "--", "python3", "adapter.py"],
      "",
      {},
      EXAMPLE,
    );
    expect(unwrapped(stdout)).toContain("it says that it is small client 1.0 Python");
    expect(stdout).toContain("right  a tool error: tool_error");
    expect(code).toBe(0);
  });

  it("is stopped where it takes 1 for true, and where it takes an id of another type", () => {
    const flag = check("http", spoiled("if flag is True:", "if flag == True:"));
    expect(flag.stdout).toContain("differs  flag-number-one ");
    expect(flag.code).toBe(1);
    const id = check("stdio", spoiled("given != request_id", "given not in (request_id, str(request_id))"));
    expect(id.stdout).toContain("differs  json-rpc-id-one-as-text ");
    expect(id.code).toBe(1);
  });
});
