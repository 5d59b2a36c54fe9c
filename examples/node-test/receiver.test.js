import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { casesFor } from "killtable";
import { receive } from "./receiver.js";

describe("my receiver", () => {
  for (const { id, title, decode, context, faultOf } of casesFor({ era: "dual-era" })) {
    it(`${id}: ${title}`, () => assert.equal(faultOf(receive(decode(), context)), undefined));
  }
});
