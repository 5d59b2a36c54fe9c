import fc from "fast-check";
import { CATEGORIES, type Category } from "../protocol/category.ts";
import type { ReceiverContext } from "../protocol/receiver.ts";
import { BREAKERS } from "./broken.ts";
import { CALL, METHODS, contexts } from "./context.ts";
import { type Answer, answers, completeResult, frames } from "./good.ts";
import type { Labelled } from "./labelled.ts";
import type { Law } from "./law.ts";
import { type Members, envelopeExtras, resultExtras } from "./values.ts";
import { type World, knowsTypes } from "./world.ts";

/** Draws what belongs to one context. */
type InContext = (context: ReceiverContext) => fc.Arbitrary<Labelled[]>;

/**
 * The laws for receivers of one era that claim certain features: one for each category, for envelopes that
 * have it by how they are built, and one for each relation between envelopes.
 *
 * @param world - the receivers
 * @returns the laws, the same ones each time
 */
export function lawsFor(world: World): Law[] {
  const laws = [...categoryLaws(world), ...relationLaws(world)];
  return laws.map(({ draw, suits = () => true, ...law }) => ({
    ...law,
    sequences: contexts(world, METHODS)
      .filter(suits)
      .chain((context) => draw(context).map((envelopes) => ({ context, envelopes }))),
  }));
}

interface DrawnLaw extends Omit<Law, "sequences"> {
  readonly draw: InContext;
  /** Says of which contexts the law speaks; of all, if not given. */
  readonly suits?: (context: ReceiverContext) => boolean;
}

function categoryLaws(world: World): DrawnLaw[] {
  const certain = CATEGORIES.filter((category) => canBe(world, category));
  const laws = certain.map((category) => ({
    id: `built-${category.replaceAll("_", "-")}`,
    statement: `An envelope that is built to be ${category} is read as ${category}.`,
    suits: (context: ReceiverContext) => answers(world, context, category) !== undefined,
    draw: (context: ReceiverContext) => rightOf(world, context, [category]).map((right) => [right]),
  }));
  const refused: DrawnLaw = {
    id: "built-unclassified",
    statement: "An envelope in which one thing is broken is unclassified.",
    draw: (context) =>
      brokenBy(
        world,
        context,
        BREAKERS.map(({ rule }) => rule),
      ).map(([, broken]) => [broken]),
  };
  return [...laws, refused];
}

function relationLaws(world: World): DrawnLaw[] {
  const any = (context: ReceiverContext): fc.Arbitrary<Labelled> => rightOf(world, context, CATEGORIES);
  const refuses = (id: string, statement: string, rule: string): DrawnLaw => ({
    id,
    statement,
    draw: (context) => brokenBy(world, context, [rule]),
  });
  return [
    {
      id: "extra-members",
      statement: "Members that do not decide change nothing, at either level.",
      draw: (context) => fc.tuple(any(context), extras(world)).map(([right, add]) => [right, add(right)]),
    },
    {
      id: "member-order",
      statement: "The order of keys changes nothing, at either level.",
      draw: (context) => any(context).chain((right) => reordered(right).map((other) => [right, other])),
    },
    {
      id: "flag-flip",
      statement:
        "A complete result is normal_complete with the flag false, and tool_error with the flag true.",
      suits: isCall,
      draw: (context) => flipped(world, context),
    },
    {
      id: "same-again",
      statement: "The same envelope gets the same answer again, whatever came between.",
      draw: (context) =>
        fc
          .tuple(any(context), fc.array(any(context), { minLength: 1, maxLength: 4 }))
          .map(([first, others]) => [first, ...others, first]),
    },
    refuses(
      "other-member",
      "With both result and error, or with neither, an envelope is unclassified.",
      "one-member",
    ),
    {
      ...refuses(
        "flag-broken",
        "A complete result whose flag is there and no boolean is unclassified.",
        "flag-boolean",
      ),
      suits: isCall,
    },
    ...(knowsTypes(world)
      ? [refuses("type-broken", "A result of a type that nobody knows is unclassified.", "type-unrecognized")]
      : []),
  ];
}

/** Only the results of tools/call have the flag. */
function isCall({ method }: ReceiverContext): boolean {
  return method === CALL;
}

/** Whether envelopes of a world can have a category for certain. */
function canBe(world: World, category: Category): boolean {
  return category === "extension_result"
    ? knowsTypes(world) && world.features.includes("extensions")
    : category !== "unclassified" && (category !== "input_required" || knowsTypes(world));
}

/** Right envelopes of some categories; a category that the context rules out gives way to a complete result. */
function rightOf(
  world: World,
  context: ReceiverContext,
  categories: readonly Category[],
): fc.Arbitrary<Labelled> {
  return fc
    .tuple(frames(world, context), answersOf(world, context, categories))
    .map(([frame, { members, ...label }]) => ({ envelope: frame(members), ...label }));
}

function answersOf(
  world: World,
  context: ReceiverContext,
  categories: readonly Category[],
): fc.Arbitrary<Answer> {
  const possible = categories
    .map((category) => answers(world, context, category))
    .filter((each) => each !== undefined);
  return possible.length === 0 ? answersOf(world, context, ["normal_complete"]) : fc.oneof(...possible);
}

/** Right envelopes, each with one that breaks one of some rules. */
function brokenBy(
  world: World,
  context: ReceiverContext,
  rules: readonly string[],
): fc.Arbitrary<[right: Labelled, broken: Labelled]> {
  const breakers = BREAKERS.filter(
    (breaker) => rules.includes(breaker.rule) && breaker.applies(world, context),
  );
  return fc
    .constantFrom(...breakers)
    .chain((breaker) =>
      rightOf(world, context, breaker.breaks).chain((right) =>
        breaker
          .break(context, right.envelope as Members)
          .map((envelope): [Labelled, Labelled] => [
            right,
            { envelope, category: "unclassified", rule: breaker.rule },
          ]),
      ),
    );
}

/** Functions that add members which decide nothing. */
function extras({ features }: World): fc.Arbitrary<(right: Labelled) => Labelled> {
  const outside = features.includes("json-rpc") ? fc.constant<Members>({}) : envelopeExtras;
  return fc.tuple(outside, resultExtras).map(([outer, inner]) => (right) => {
    const envelope = right.envelope as Members;
    const result = envelope["result"] as Members | undefined;
    const grown = result === undefined ? {} : { result: { ...inner, ...result } };
    return { ...right, envelope: { ...outer, ...envelope, ...grown } };
  });
}

function reordered(right: Labelled): fc.Arbitrary<Labelled> {
  const entries = Object.entries(right.envelope as Members);
  return fc.shuffledSubarray(entries, { minLength: entries.length }).map((shuffled) => ({
    ...right,
    envelope: Object.fromEntries(shuffled.map(([key, value]) => [key, reversed(value)])),
  }));
}

function reversed(value: unknown): unknown {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toReversed())
    : value;
}

function flipped(world: World, context: ReceiverContext): fc.Arbitrary<Labelled[]> {
  return fc
    .tuple(frames(world, context), completeResult(world, context, {}))
    .map(([frame, result]): Labelled[] => [
      {
        envelope: frame({ result: { ...result, isError: false } }),
        category: "normal_complete",
        rule: "flag-false",
      },
      {
        envelope: frame({ result: { ...result, isError: true } }),
        category: "tool_error",
        rule: "flag-true",
      },
    ]);
}
