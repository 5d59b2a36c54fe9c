import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../temporary-folder.ts";
import { killtable, unwrapped } from "./killtable.ts";

const client = (name: string, adapter: string, era = "modern") => ({
  ...{ name, era, wire: "http", timeout: 20_000 },
  command: [process.execPath, path.resolve("test/commands/wire", adapter)],
});

function clients(receivers: readonly object[], args: readonly string[] = []) {
  const folder = temporaryFolder({ "killtable.config.json": JSON.stringify({ receivers }) });
  const ran = killtable(["clients", ...args], "", {}, folder);
  return { ...ran, read: (file: string) => readFileSync(path.join(folder, file), "utf8") };
}

const verdictsOf = (json: string, receiver: string): { readonly id: string; readonly kind: string }[] =>
  JSON.parse(json).receivers.find((each: { readonly receiver: string }) => each.receiver === receiver)
    .verdicts;

describe("killtable clients", { timeout: 300_000 }, () => {
  it("shows where clients part, and ends with 0 whatever they made of the cases", () => {
    const { code, stdout, read } = clients(
      [client("right", "right.mjs"), client("silent", "gives-its-caller-nothing.mjs")],
      ["--reporter", "terminal", "--reporter", "markdown=page.md", "--reporter", "json=report.json"],
    );
    const silent = verdictsOf(read("report.json"), "silent");
    const right = verdictsOf(read("report.json"), "right");
    expect(right.filter(({ kind }) => kind !== "match" && kind !== "accepted")).toEqual([]);
    const apart = silent.filter(({ kind }) => kind === "no-answer").map(({ id }) => id);
    expect(apart).toContain("unknown_result_type");
    expect(silent).toHaveLength(right.length);
    expect(unwrapped(stdout)).toContain(
      `the callers of 2 clients see different things of ${apart.length} of ${right.length} cases`,
    );
    const page = read("page.md");
    expect(page).toContain("| 1 | `right` | `test 1.0 JavaScript` | http | modern |");
    const rows = page.match(/^\| `.*$/gm) ?? [];
    expect(rows).toHaveLength(apart.length);
    expect(rows.every((row) => row.endsWith("| ✓ | `no-answer` |"))).toBe(true);
    expect(code).toBe(0);
  });

  it("says the same twice, but for the date, and writes a page of it", () => {
    const two = [client("a", "right.mjs"), client("b", "exits-on-unknown-type.mjs")];
    const args = ["--reporter", "markdown", "--reporter", "html=page.html", "--reporter", "json=report.json"];
    const first = clients(two, args);
    const second = clients(two, args);
    const undated = (text: string): string => text.replace(/^Seen on [-\d]{10} /m, "");
    expect(undated(second.stdout)).toBe(undated(first.stdout));
    expect(undated(first.stdout)).not.toBe(first.stdout);
    expect(second.read("report.json")).toBe(first.read("report.json"));
    expect(first.read("page.html")).toContain("<title>killtable clients");
    const kinds = new Set(verdictsOf(first.read("report.json"), "b").map(({ kind }) => kind));
    expect(kinds).toContain("exited");
    expect(kinds).not.toContain("not-put");
    expect(first.code).toBe(0);
  });

  it("loses no verdict of the others where one cannot be started, and says so", () => {
    const gone = { name: "gone", wire: "http", command: [process.execPath, "nowhere.mjs"] };
    const { code, stdout, stderr } = clients([gone, client("right", "right.mjs")]);
    expect(unwrapped(stdout)).toContain("not judged: gone as modern: gone: ");
    expect(stdout).toMatch(/^right +[1-9]\d+ /m);
    expect(stderr).toContain("killtable: gone: ");
    expect(code).toBe(2);
  });

  it("ends with 3 where nothing is seen of what a client's caller gets", () => {
    const { code, stdout, read } = clients(
      [client("silent", "skips-all.mjs"), client("right", "right.mjs")],
      ["--reporter", "terminal", "--reporter", "html=page.html"],
    );
    expect(stdout).toMatch(/^silent +(\d+) +0 +0 +0 +\1$/m);
    expect(read("page.html")).toContain('"outcome":"void"');
    expect(code).toBe(3);
  });

  it("takes no receiver that is no client on a wire", () => {
    const { code, stderr } = clients([{ name: "function", module: "./receiver.mjs" }]);
    expect(stderr).toContain('function: it is no client on a wire; say so with "wire", or leave it out');
    expect(code).toBe(2);
  });
});
