import type { AnyReceiver, Envelope, ReceiverContext } from "../protocol/receiver.ts";

/** What a client answers: the answer itself, or a function of the envelope that gives it, or throws. */
type Stated = string | Readonly<Record<string, unknown>> | AnyReceiver;

/** What stands for a throw of the function, or for a promise of it that is rejected. */
interface Thrown {
  /** Gives the answer for what was thrown; what it throws itself is a throw. A throw stays a throw, if left out. */
  readonly thrown?: (error: unknown, context: ReceiverContext) => unknown;
}

/** The function is called with the envelope. */
export interface TakesEnvelope extends Thrown {
  readonly takes?: "envelope";
}

/** The function is called with the `result` of an envelope that has one and no `error`. */
export interface TakesResult extends Thrown {
  readonly takes: "result";
  /** What the client answers for envelopes that the function never sees. */
  readonly unseen: {
    /** For an object with an `error` and no `result`. */
    readonly error: Stated;
    /** For an object with both. */
    readonly both: Stated;
    /** For an object with neither. */
    readonly neither: Stated;
    /** For what is no JSON object: null, a text, a number, a boolean, an array. */
    readonly noObject: Stated;
  };
}

/** The function is called with the `result` and the `error` of every envelope that is an object. */
export interface TakesResultAndError extends Thrown {
  readonly takes: "result-and-error";
  /** What the client answers for envelopes that the function never sees. */
  readonly unseen: {
    /** For what is no JSON object: null, a text, a number, a boolean, an array. */
    readonly noObject: Stated;
  };
}

/** How a function is called, and what the client around it does. */
export type Shape = TakesEnvelope | TakesResult | TakesResultAndError;

// oxlint-disable-next-line typescript/no-explicit-any -- it may expect any type of what was decoded
type PartReader = (...args: any[]) => unknown;

/** What the shapes with `takes` have to state. */
const UNSEEN = {
  envelope: [],
  result: ["error", "both", "neither", "noObject"],
  "result-and-error": ["noObject"],
} as const;

/**
 * Makes a receiver of a function that sees only a part of an envelope, or that throws for some.
 *
 * - `adapt(fn, { thrown })` calls `fn(envelope, context)`.
 * - `adapt(fn, { takes: "result", unseen })` calls `fn(result, context)` for an object with a `result` and no
 *   `error`, whatever the `result` is.
 * - `adapt(fn, { takes: "result-and-error", unseen })` calls `fn(result, error, context)` for every object; a member
 *   that is not there is `undefined`, and one that is null is null.
 *
 * Members are the envelope's own. The function may be plain or async, and its answer is passed on as it is.
 *
 * What the function never sees is answered by the rest of the client, its transport above all. Nothing stands for that
 * but what is stated in `unseen`, and the suite judges both together: state what your client does, not what would be
 * right. A client that looks at `error` first, for instance, answers for `both` as it does for `error`.
 *
 * @example
 * const receive = adapt(readResult, {
 *   takes: "result",
 *   unseen: {
 *     error: "protocol_error",
 *     both: "protocol_error",
 *     neither: "unclassified",
 *     noObject: "unclassified",
 *   },
 *   thrown: (error) => {
 *     if (error instanceof InvalidResultError) return "unclassified";
 *     throw error;
 *   },
 * });
 *
 * @param fn - the function
 * @param shape - what it takes, what the client answers where it is not asked, and what stands for a throw of it
 * @returns a receiver; it is async where `thrown` is given
 * @throws TypeError if the shape does not say all that it has to
 */
export function adapt(fn: PartReader, shape: Shape = {}): AnyReceiver {
  if (typeof fn !== "function") {
    throw new TypeError(`adapt: it needs a function, and got ${typeof fn}`);
  }
  checkShape(shape);
  const { thrown } = shape;
  return (envelope: Envelope, context) => {
    const seen = seenOf(envelope, shape);
    if ("stated" in seen) {
      // What this throws, the client throws: `thrown` is for the function alone.
      return typeof seen.stated === "function" ? seen.stated(envelope, context) : seen.stated;
    }
    const call = (): unknown => fn(...seen.parts, context);
    return thrown === undefined ? call() : caught(call, thrown, context);
  };
}

/**
 * Makes a receiver of a method: each envelope gets an instance of its own, so that nothing is kept between them.
 *
 * @example
 * const receive = adaptMethod((context) => new Client(context.clientCapabilities), "read", { takes: "result", unseen });
 *
 * @param make - makes an instance, knowing the context; plain, not async
 * @param name - the name of the method
 * @param shape - as for {@link adapt}; what `make` throws counts as a throw of the method
 * @returns a receiver
 * @throws TypeError if the shape does not say all that it has to
 */
export function adaptMethod<Name extends string, Instance extends Readonly<Record<Name, PartReader>>>(
  make: (context: ReceiverContext) => Instance,
  name: Name,
  shape: Shape = {},
): AnyReceiver {
  return adapt((...args) => {
    const instance = make(args.at(-1) as ReceiverContext);
    if (typeof instance?.[name] !== "function") {
      throw new TypeError(
        `adaptMethod: what was made has no method ${name}; make has to give an instance, at once`,
      );
    }
    return instance[name](...args);
  }, shape);
}

async function caught(
  call: () => unknown,
  thrown: NonNullable<Thrown["thrown"]>,
  context: ReceiverContext,
): Promise<unknown> {
  try {
    return await call();
  } catch (error) {
    return thrown(error, context);
  }
}

/** What a function sees of an envelope; where it sees nothing, what the client answers. */
type Seen = { readonly parts: readonly unknown[] } | { readonly stated: Stated };

function seenOf(envelope: Envelope, shape: Shape): Seen {
  switch (shape.takes) {
    case "result":
      return isObject(envelope) ? resultOf(envelope, shape.unseen) : { stated: shape.unseen.noObject };
    case "result-and-error":
      return isObject(envelope)
        ? { parts: [ownMember(envelope, "result"), ownMember(envelope, "error")] }
        : { stated: shape.unseen.noObject };
    default:
      return { parts: [envelope] };
  }
}

function resultOf(envelope: object, unseen: TakesResult["unseen"]): Seen {
  const hasResult = Object.hasOwn(envelope, "result");
  if (Object.hasOwn(envelope, "error")) {
    return { stated: hasResult ? unseen.both : unseen.error };
  }
  return hasResult ? { parts: [ownMember(envelope, "result")] } : { stated: unseen.neither };
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function ownMember(holder: object, key: string): unknown {
  return Object.hasOwn(holder, key) ? Reflect.get(holder, key) : undefined;
}

/** In JavaScript no type holds a user to it. */
function checkShape(shape: Shape): void {
  const takes: unknown = shape.takes ?? "envelope";
  const known = Object.keys(UNSEEN);
  if (typeof takes !== "string" || !Object.hasOwn(UNSEEN, takes)) {
    throw new TypeError(`adapt: takes is ${JSON.stringify(takes)}; it has to be one of ${known.join(", ")}`);
  }
  const stated: object = Object("unseen" in shape ? shape.unseen : {});
  const missing = UNSEEN[takes as keyof typeof UNSEEN].filter(
    (name) => Reflect.get(stated, name) === undefined,
  );
  if (missing.length > 0) {
    throw new TypeError(
      `adapt: takes "${takes}" needs unseen.${missing.join(", unseen.")}: what your client answers there`,
    );
  }
}
