import { adaptMethod, casesFor } from "killtable";
import { Client } from "./client.js";

const receive = adaptMethod(() => new Client(), "read", {
  takes: "result",
  // What this client's transport makes of the answers that `read` never sees.
  unseen: {
    error: { kind: "rejected" },
    both: { kind: "refused" },
    neither: { kind: "refused" },
    noObject: { kind: "refused" },
  },
  thrown: () => ({ kind: "refused" }),
});

const cases = casesFor({
  select: "kind",
  categories: {
    done: "normal_complete",
    failed: "tool_error",
    question: "input_required",
    rejected: "protocol_error",
    refused: "unclassified",
  },
});

describe("my client", () => {
  for (const { id, title, decode, context, faultOf } of cases) {
    it(`${id}: ${title}`, async () => expect(faultOf(await receive(decode(), context))).toBeUndefined());
  }
});
