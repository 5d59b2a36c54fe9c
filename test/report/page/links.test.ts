import path from "node:path";
import { expect, it } from "vitest";
import { addressFrom } from "../../../src/report/page/links.ts";

it.each([
  ["reports/killtable.html", "reports/mutation/mutation.html", "mutation/mutation.html"],
  ["killtable.html", "reports/mutation/mutation.html", "reports/mutation/mutation.html"],
  ["out/a/killtable.html", "reports/x.html", "../../reports/x.html"],
  ["my reports/a.html", "my reports/b #1?<.html", "b%20%231%3F%3C.html"],
])("from %s leads to %s", (page, file, address) => {
  expect(addressFrom(path.normalize(page), path.normalize(file))).toBe(address);
});
