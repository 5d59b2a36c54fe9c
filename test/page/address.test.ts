import { describe, expect, it } from "vitest";
import { readAddress, writeAddress } from "../../src/page/address.ts";
import { SAMPLE } from "./sample-data.ts";

const FIRST = { era: "modern", feature: "", rule: "", q: "", only: "", row: "", case: "" };

describe("the address", () => {
  it("says what is chosen, and reads the same again", () => {
    const address = {
      era: "dual-era",
      feature: "json-rpc",
      rule: "flag-true",
      q: "a & b",
      only: "survivors",
      row: "receiver:my-receiver",
      case: "flag-text",
    };
    const hash = writeAddress(address);
    expect(hash).toBe(
      "#era=dual-era&feature=json-rpc&rule=flag-true&q=a+%26+b&only=survivors&row=receiver%3Amy-receiver&case=flag-text",
    );
    expect(readAddress(hash, SAMPLE)).toEqual(address);
  });

  it("ignores what the page does not know", () => {
    expect(readAddress("#era=ancient&feature=x&rule=x&only=toString&row=x&case=x&more=x", SAMPLE)).toEqual(
      FIRST,
    );
    expect(readAddress("#%E0%A4%A", SAMPLE)).toEqual(FIRST);
  });

  it("looks for a row in its era only", () => {
    expect(readAddress("#era=dual-era&row=ignores-flag", SAMPLE).row).toBe("");
    expect(readAddress("#era=modern&row=ignores-flag", SAMPLE).row).toBe("ignores-flag");
  });
});
