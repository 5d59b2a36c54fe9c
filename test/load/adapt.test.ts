import { describe, expect, it } from "vitest";
import { type Shape, type TakesResult, adapt, adaptMethod } from "../../src/load/adapt.ts";
import { contextFor } from "../../src/protocol/receiver.ts";

const context = contextFor("modern");

/** Says what it was called with. */
const told = (...args: unknown[]): string => JSON.stringify(args);
const toldWith = (...parts: unknown[]): string => JSON.stringify([...parts, context]);

const UNSEEN: TakesResult["unseen"] = {
  error: "failed",
  both: "torn",
  neither: "empty",
  noObject: "garbage",
};
const NO_OBJECTS = [null, "result", 1, true, [], [{ result: {} }]].map((envelope) => ({ envelope }));

describe("adapt, where the function takes the result", () => {
  const receive = adapt(told, { takes: "result", unseen: UNSEEN });

  it.each([
    { result: {} },
    { result: { isError: true } },
    { result: null },
    { result: "text" },
    { result: [] },
    { result: 0 },
  ])("calls it with the member of %j as it is", ({ result }) => {
    expect(receive({ jsonrpc: "2.0", id: 1, result }, context)).toBe(toldWith(result));
  });

  it.each([
    [{ error: { code: 1, message: "no" } }, "failed"],
    [{ error: null }, "failed"],
    [{ result: {}, error: { code: 1, message: "no" } }, "torn"],
    [{ result: {}, error: null }, "torn"],
    [{ result: null, error: null }, "torn"],
    [{ jsonrpc: "2.0", id: 1 }, "empty"],
  ])("answers %j by what was stated, without asking it", (envelope, stated) => {
    expect(receive(envelope, context)).toBe(stated);
  });

  it.each(NO_OBJECTS)("answers $envelope by what was stated, without asking it", ({ envelope }) => {
    expect(receive(envelope, context)).toBe("garbage");
  });

  it.each([
    ['{"__proto__":{"result":{}}}', "empty"],
    ['{"__proto__":{"error":{}},"result":{}}', toldWith({})],
    ['{"constructor":{"result":{}},"hasOwnProperty":1,"error":{}}', "failed"],
  ])("reads own members only of %s", (text, answer) => {
    expect(receive(JSON.parse(text), context)).toBe(answer);
  });

  it("does not take an inherited member for the envelope's own", () => {
    expect(receive(Object.create({ result: {} }), context)).toBe("empty");
  });

  it("answers by what was stated as it is, whatever it is", () => {
    const rejected = { kind: "rejected" };
    expect(
      adapt(told, { takes: "result", unseen: { ...UNSEEN, error: rejected } })({ error: 1 }, context),
    ).toBe(rejected);
  });

  it("asks a stated function, with the envelope and the context", () => {
    const asked = adapt(told, { takes: "result", unseen: { ...UNSEEN, both: told, noObject: told } });
    expect(asked({ result: 1, error: 2 }, context)).toBe(toldWith({ result: 1, error: 2 }));
    expect(asked([], context)).toBe(toldWith([]));
  });
});

describe("adapt, where the function takes the result and the error", () => {
  const parts = (result: unknown, error: unknown, ...rest: unknown[]): unknown[] => [result, error, ...rest];
  const receive = adapt(parts, { takes: "result-and-error", unseen: { noObject: "garbage" } });

  it.each([
    [{ result: {} }, {}, undefined],
    [{ error: {} }, undefined, {}],
    [{ result: {}, error: null }, {}, null],
    [{ id: 1 }, undefined, undefined],
    [JSON.parse('{"__proto__":{"result":1,"error":2}}'), undefined, undefined],
  ])("calls it with both of %j, and then the context", (envelope: unknown, result, error) => {
    expect(receive(envelope, context)).toEqual([result, error, context]);
  });

  it.each(NO_OBJECTS)("answers $envelope by what was stated", ({ envelope }) => {
    expect(receive(envelope, context)).toBe("garbage");
  });
});

describe("adapt, where the function throws", () => {
  const boom = new Error("boom");
  const throws = (): never => {
    throw boom;
  };
  const rejects = (): Promise<never> => Promise.reject(boom);

  it("lets a throw be a throw where nothing stands for it", async () => {
    expect(() => adapt(throws, {})({}, context)).toThrow(boom);
    await expect(adapt(rejects, {})({}, context)).rejects.toBe(boom);
    expect(() => adapt(throws, { takes: "result", unseen: UNSEEN })({ result: {} }, context)).toThrow(boom);
  });

  it.each([throws, rejects])("answers by what stands for the throw", async (fn) => {
    const receive = adapt(fn, {
      thrown: (error, { era }) => (error === boom ? `failed as ${era}` : "other"),
    });
    expect(await receive({ error: {} }, context)).toBe("failed as modern");
  });

  it("throws what is thrown again, and gives no answer for none", async () => {
    await expect(adapt(throws, { thrown: throws })({}, context)).rejects.toBe(boom);
    expect(await adapt(throws, { thrown: () => undefined })({}, context)).toBeUndefined();
  });

  it("does not catch what the rest of the client throws", () => {
    const receive = adapt(told, {
      takes: "result",
      unseen: { ...UNSEEN, noObject: throws },
      thrown: () => "caught",
    });
    expect(() => receive(null, context)).toThrow(boom);
  });

  it("passes the answer on as it is where nothing is thrown", async () => {
    const thrown = (): string => "caught";
    expect(await adapt(told, { thrown })({ a: 1 }, context)).toBe(toldWith({ a: 1 }));
    expect(await adapt(async () => ({ kind: "ok" }), { thrown })({}, context)).toEqual({ kind: "ok" });
  });
});

describe("adaptMethod", () => {
  class Client {
    readonly #era: string;
    #calls = 0;

    constructor(era: string) {
      this.#era = era;
    }

    read(result: unknown): string {
      this.#calls += 1;
      return `${this.#era} ${this.#calls} ${JSON.stringify(result)}`;
    }
  }

  it("calls the method of a new instance for each envelope", () => {
    const receive = adaptMethod(({ era }) => new Client(era), "read", { takes: "result", unseen: UNSEEN });
    expect(receive({ result: 5 }, context)).toBe("modern 1 5");
    expect(receive({ result: 6 }, context)).toBe("modern 1 6");
    expect(receive({ error: 6 }, context)).toBe("failed");
  });

  it("takes a throw of the constructor for one of the method", async () => {
    const make = (): Client => {
      throw new Error("no connection");
    };
    expect(() => adaptMethod(make, "read")({}, context)).toThrow("no connection");
    expect(await adaptMethod(make, "read", { thrown: () => "failed" })({}, context)).toBe("failed");
  });
});

describe("adaptMethod", () => {
  it("says so where what was made has no such method", () => {
    const made = { classify: () => "unclassified" };
    const misspelt = adaptMethod(() => made as unknown as { clasify: () => string }, "clasify");
    expect(() => misspelt({}, context)).toThrow(
      "adaptMethod: what was made has no method clasify; make has to",
    );
    const late = adaptMethod(async () => made, "classify" as never);
    expect(() => late({}, context)).toThrow("no method classify");
  });
});

describe("a shape that does not say all that it has to", () => {
  it.each([
    [{ takes: "results" }, 'takes is "results"; it has to be one of envelope, result, result-and-error'],
    [{ takes: "toString" }, 'takes is "toString"'],
    [
      { takes: "result" },
      'takes "result" needs unseen.error, unseen.both, unseen.neither, unseen.noObject: what your client answers there',
    ],
    [{ takes: "result", unseen: { ...UNSEEN, both: undefined } }, "needs unseen.both: "],
    [{ takes: "result-and-error", unseen: {} }, "needs unseen.noObject: "],
    [{ takes: "result-and-error", unseen: null }, "needs unseen.noObject: "],
  ])("is refused: %j", (shape, message) => {
    expect(() => adapt(told, shape as Shape)).toThrow(message);
  });

  it("may be left out where the function takes all, and needs a function", () => {
    expect(adapt(() => "unclassified")({}, context)).toBe("unclassified");
    expect(() => adapt(undefined as unknown as () => unknown)).toThrow(
      "it needs a function, and got undefined",
    );
  });
});
