import type { Mutant } from "../src/protocol/mutant.ts";
import { keepRequests } from "./tools/input.ts";

const mutant: Mutant = {
  id: "reads-first-request-only",
  title: "reads the first request only",
  fault: "Checks the first of the input requests and none of the others.",
  rules: ["input-requests-map", "input-methods", "input-capability"],
  features: ["mrtr"],
  eras: ["modern", "dual-era"],
  apply: (original) => keepRequests(original, (_request, _context, index) => index === 0),
};

export default mutant;
