import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { killtable } from "./killtable.ts";

describe("killtable classify", () => {
  it("prints category and deciding rule of one value from standard input", () => {
    const { code, stdout } = killtable(["classify"], '{"jsonrpc": "2.0",\n "id": 1,\n "result": null}');
    expect(stdout).toBe("unclassified\tresult-object\n");
    expect(code).toBe(0);
  });

  it("reads JSON Lines from a file, as another era", () => {
    const folder = mkdtempSync(path.join(tmpdir(), "killtable answers "));
    const file = path.join(folder, "answers.jsonl");
    writeFileSync(file, '{"result":{"content":[]}}\n\n{"error":{}}\r\n[]\n');
    expect(killtable(["classify", file, "--era", "dual-era"])).toEqual({
      code: 0,
      stdout: "normal_complete\tflag-omitted\nprotocol_error\terror-member\nunclassified\tenvelope-object\n",
      stderr: "",
    });
    rmSync(folder, { recursive: true });
  });

  it("names the line that is no JSON, and still classifies the others", () => {
    const { code, stdout, stderr } = killtable(["classify", "-"], "null\n{oops\n1\n");
    expect(stdout).toBe("unclassified\tenvelope-object\n-\tnot-json\nunclassified\tenvelope-object\n");
    expect(stderr).toMatch(/^line 2 is no JSON: /);
    expect(code).toBe(2);
  });

  it("ends with 3 where there is nothing to classify, and with 2 where there is no file", () => {
    expect(killtable(["classify"], " \n").code).toBe(3);
    expect(killtable(["classify", "nowhere.json"]).code).toBe(2);
  });
});

describe("killtable explain", () => {
  it.each([
    ["string_flag", "case string_flag: Flag is the text false"],
    ["flag-boolean", "twelve: string_flag, integer_flag, null_flag"],
    ["flag-boolean", "mutants about other rules that break it too: "],
    ["flag-boolean", "  null-flag-is-absent: stopped by "],
    ["legacy-typed-result", "positions  by-rule, unclassified"],
    ["result-means-complete", "mutant result-means-complete: result means complete"],
  ])("shows what is known of %s", (id, text) => {
    const { code, stdout } = killtable(["explain", id]);
    expect(stdout).toContain(text);
    expect(code).toBe(0);
  });

  it("ends with 2 for an id that nothing has", () => {
    const { code, stderr } = killtable(["explain", "string-flag"]);
    expect(stderr).toBe(
      "killtable: no case, rule, decision or mutant has the id string-flag; the nearest is string_flag\n",
    );
    expect(code).toBe(2);
  });
});

describe("killtable", () => {
  it.each(["init", "check", "doctor", "mutants", "mutate", "hunt", "classify", "explain", "export"])(
    "helps with %s, with an example",
    (verb) => {
      const { code, stdout } = killtable([verb, "--help"]);
      expect(stdout).toMatch(new RegExp(`Examples?:\n.*\\$ .*killtable ${verb}`));
      expect(code).toBe(0);
    },
  );

  it.each([[], ["chek"]])("ends with 2 for the verb %j", (...args: string[]) => {
    expect(killtable(args).code).toBe(2);
  });
});
