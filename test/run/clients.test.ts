import { describe, expect, it } from "vitest";
import type { Verdict } from "../../src/judge/verdict.ts";
import type { CheckResult } from "../../src/run/check.ts";
import { compareClients, countClient } from "../../src/run/clients.ts";
import { result, selected, verdict } from "../report/results.ts";

const said = (id: string, word: string): Verdict =>
  verdict(id, word === "unclassified" ? "match" : "differs", { observed: word });

/** Clients that share the cases, as those of one corpus do. */
function clients(...all: readonly (readonly Verdict[])[]): CheckResult[] {
  const cases = new Map(all.flat().map(({ id }) => [id, selected(id)]));
  return all.map((verdicts, index) =>
    result(verdicts, {
      receiver: `client ${index}`,
      cases: verdicts.map(({ id }) => cases.get(id) ?? selected(id)),
    }),
  );
}

const idsOf = (
  cases: readonly { readonly selected: { readonly case: { readonly id: string } } }[],
): string[] => cases.map((each) => each.selected.case.id);

describe("clients side by side", () => {
  it("part where their callers see different things, in the order of the corpus", () => {
    const [era] = compareClients(
      clients(
        [
          said("a", "unclassified"),
          said("b", "tool_error"),
          said("c", "unclassified"),
          said("d", "tool_error"),
        ],
        [
          said("a", "tool_error"),
          said("b", "tool_error"),
          said("c", "unclassified"),
          verdict("d", "no-answer"),
        ],
      ),
    );
    expect(idsOf(era?.apart ?? [])).toEqual(["a", "d"]);
    expect(era?.apart[1]?.verdicts.map((each) => each?.kind)).toEqual(["differs", "no-answer"]);
    expect(idsOf(era?.together ?? [])).toEqual(["b"]);
    expect(era?.right).toBe(1);
    expect(era?.skipped).toEqual([]);
  });

  it("do not part where one skipped the case or was not put it, nor agree where all skipped it", () => {
    const [era] = compareClients(
      clients(
        [said("a", "unclassified"), said("b", "tool_error"), verdict("c", "skipped")],
        [verdict("a", "skipped"), verdict("c", "skipped")],
      ),
    );
    expect(era?.apart).toEqual([]);
    expect(era?.right).toBe(1);
    expect(idsOf(era?.together ?? [])).toEqual(["b"]);
    expect(era?.together[0]?.verdicts[1]).toBeUndefined();
    expect(era?.skipped).toEqual(["c"]);
  });

  it("part where both are right by an open question, but say different words", () => {
    const accepted = (word: string): Verdict => verdict("a", "accepted", { observed: word });
    const [era] = compareClients(clients([accepted("tool_error")], [accepted("unclassified")]));
    expect(idsOf(era?.apart ?? [])).toEqual(["a"]);
  });

  it("part where one answers rightly but sends the call again", () => {
    const again = verdict("a", "repeated-call", { observed: "unclassified" });
    const [era] = compareClients(clients([said("a", "unclassified")], [again]));
    expect(idsOf(era?.apart ?? [])).toEqual(["a"]);
  });

  it("are put side by side only with those of their era", () => {
    const [first, second] = clients([said("a", "unclassified")], [said("a", "tool_error")]);
    const eras = compareClients([first as CheckResult, { ...(second as CheckResult), era: "legacy" }]);
    expect(eras.map(({ era, right, together }) => [era, right, together.length])).toEqual([
      ["modern", 1, 0],
      ["legacy", 0, 1],
    ]);
  });

  it("are counted so that the numbers add up", () => {
    const [client] = clients([
      said("a", "unclassified"),
      verdict("b", "accepted", { observed: "tool_error" }),
      said("c", "tool_error"),
      verdict("d", "unstable"),
      verdict("e", "no-answer"),
      verdict("f", "repeated-call"),
      verdict("g", "timeout"),
      verdict("h", "exited"),
      verdict("i", "not-put"),
      verdict("j", "skipped"),
    ]);
    expect(countClient(client as CheckResult)).toEqual({
      ...{ put: 10, right: 2, otherwise: 2, noAnswer: 1, repeated: 1, broken: 3, skipped: 1 },
    });
  });
});
