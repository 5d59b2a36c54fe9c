import fc from "fast-check";
import { CATEGORIES, type Category } from "../protocol/category.ts";
import { BREAKERS } from "./broken.ts";
import { CALL, MODERN, type Setting, requestIds, settings } from "./setting.ts";
import { type Answer, answers, completeResult, frames } from "./good.ts";
import type { Draft, LabelledSequence } from "./labelled.ts";
import type { Law } from "./law.ts";
import { type Members, envelopeExtras, resultExtras } from "./values.ts";
import { type World, knowsTypes } from "./world.ts";

/** Draws what belongs to one setting. */
type InSetting = (setting: Setting) => fc.Arbitrary<Draft[]>;

/**
 * The laws for receivers of one era that claim certain features: one for each category, for envelopes that
 * have it by how they are built, and one for each relation between envelopes.
 *
 * @param world - the receivers
 * @returns the laws, the same ones each time
 */
export function lawsFor(world: World): Law[] {
  const laws = [...categoryLaws(world), ...relationLaws(world)];
  return laws.map(({ draw, suits = () => true, ...law }) => {
    const inKind = builtOnce(kindOf, draw);
    const inSetting = builtOnce(itself, (setting) => inKind(setting).map((drafts) => ({ setting, drafts })));
    const drawn = settings(world).filter(builtOnce(itself, suits)).chain(inSetting);
    return { ...law, sequences: fc.tuple(requestIds, drawn).map(toSequence) };
  });
}

/** Building an arbitrary costs more than drawing from it, and the settings are not many. */
function builtOnce<Built>(
  keyOf: (setting: Setting) => unknown,
  build: (setting: Setting) => Built,
): (setting: Setting) => Built {
  const known = new Map<unknown, Built>();
  return (setting) => {
    const key = keyOf(setting);
    const built = known.get(key) ?? build(setting);
    known.set(key, built);
    return built;
  };
}

const itself = (setting: Setting): Setting => setting;

/** Settings of one kind have the same answers: a revision counts only where both kinds of peers are met. */
function kindOf({ era, protocolVersion, ...rest }: Setting): string {
  return JSON.stringify({ ...rest, isModern: era === "dual-era" && protocolVersion === MODERN });
}

function toSequence([requestId, { setting, drafts }]: [
  string | number,
  { setting: Setting; drafts: Draft[] },
]): LabelledSequence {
  const envelopes = drafts.map(({ envelopeFor, ...label }) => ({
    envelope: envelopeFor(requestId),
    ...label,
  }));
  return { context: { ...setting, requestId }, envelopes };
}

interface DrawnLaw extends Omit<Law, "sequences"> {
  readonly draw: InSetting;
  /** Says of which settings the law speaks; of all, if not given. */
  readonly suits?: (setting: Setting) => boolean;
}

function categoryLaws(world: World): DrawnLaw[] {
  const certain = CATEGORIES.filter((category) => canBe(world, category));
  const laws = certain.map((category) => ({
    id: `built-${category.replaceAll("_", "-")}`,
    statement: `An envelope that is built to be ${category} is read as ${category}.`,
    suits: (setting: Setting) => answers(world, setting, category) !== undefined,
    draw: (setting: Setting) => rightOf(world, setting, [category]).map((right) => [right]),
  }));
  const refused: DrawnLaw = {
    id: "built-unclassified",
    statement: "An envelope in which one thing is broken is unclassified.",
    draw: (setting) =>
      brokenBy(
        world,
        setting,
        BREAKERS.map(({ rule }) => rule),
      ).map((broken) => [broken]),
  };
  return [...laws, refused];
}

function relationLaws(world: World): DrawnLaw[] {
  const any = (setting: Setting): fc.Arbitrary<Draft> => rightOf(world, setting, CATEGORIES);
  const refuses = (id: string, statement: string, rule: string): DrawnLaw => ({
    id,
    statement,
    draw: (setting) => brokenBy(world, setting, [rule]).map((broken) => [broken]),
  });
  return [
    {
      id: "extra-members",
      statement: "Members that do not decide change nothing, at either level.",
      draw: (setting) => fc.tuple(any(setting), extras(world)).map(([right, add]) => [add(right)]),
    },
    {
      id: "member-order",
      statement: "The order of keys changes nothing, at either level.",
      draw: (setting) => any(setting).chain((right) => reordered(right).map((other) => [other])),
    },
    {
      id: "flag-flip",
      statement:
        "A complete result is normal_complete with the flag false, and tool_error with the flag true.",
      suits: isCall,
      draw: (setting) => flipped(world, setting),
    },
    {
      id: "same-again",
      statement: "The same envelope gets the same answer again, whatever came between.",
      draw: (setting) =>
        fc
          .tuple(any(setting), fc.array(any(setting), { minLength: 1, maxLength: 3 }))
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
function isCall({ method }: Setting): boolean {
  return method === CALL;
}

/** Whether envelopes of a world can have a category for certain. */
function canBe(world: World, category: Category): boolean {
  return category === "extension_result"
    ? knowsTypes(world) && world.features.includes("extensions")
    : category !== "unclassified" && (category !== "input_required" || knowsTypes(world));
}

/** Right envelopes of some categories; a category that the setting rules out gives way to a complete result. */
function rightOf(world: World, setting: Setting, categories: readonly Category[]): fc.Arbitrary<Draft> {
  return fc
    .tuple(frames(world), answersOf(world, setting, categories))
    .map(([frame, { members, ...label }]) => ({ envelopeFor: (id) => frame(members, id), ...label }));
}

function answersOf(world: World, setting: Setting, categories: readonly Category[]): fc.Arbitrary<Answer> {
  const possible = categories
    .map((category) => answers(world, setting, category))
    .filter((each) => each !== undefined);
  return possible.length === 0 ? answersOf(world, setting, ["normal_complete"]) : fc.oneof(...possible);
}

/** Right envelopes in which one of some rules is broken. */
function brokenBy(world: World, setting: Setting, rules: readonly string[]): fc.Arbitrary<Draft> {
  const breakers = BREAKERS.filter(
    (breaker) => rules.includes(breaker.rule) && breaker.applies(world, setting),
  );
  const broken = breakers.map(({ rule, breaks, how }) =>
    fc.tuple(rightOf(world, setting, breaks), how(setting)).map(([right, breakIt]): Draft => ({
      envelopeFor: (id) => breakIt(right.envelopeFor(id) as Members, id),
      category: "unclassified",
      rule,
    })),
  );
  return fc.oneof(...broken);
}

/** Functions that add members which decide nothing. */
function extras({ features }: World): fc.Arbitrary<(right: Draft) => Draft> {
  const outside = features.includes("json-rpc") ? fc.constant<Members>({}) : envelopeExtras;
  return fc.tuple(outside, resultExtras).map(([outer, inner]) => (right) => ({
    ...right,
    envelopeFor: (id) => {
      const envelope = right.envelopeFor(id) as Members;
      const result = envelope["result"] as Members | undefined;
      const grown = result === undefined ? {} : { result: { ...inner, ...result } };
      return { ...outer, ...envelope, ...grown };
    },
  }));
}

function reordered(right: Draft): fc.Arbitrary<Draft> {
  const keys = Object.keys(right.envelopeFor(0) as Members);
  return fc.shuffledSubarray(keys, { minLength: keys.length }).map((shuffled) => ({
    ...right,
    envelopeFor: (id) => {
      const envelope = right.envelopeFor(id) as Members;
      return Object.fromEntries(shuffled.map((key) => [key, reversed(envelope[key])]));
    },
  }));
}

function reversed(value: unknown): unknown {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toReversed())
    : value;
}

function flipped(world: World, setting: Setting): fc.Arbitrary<Draft[]> {
  return fc.tuple(frames(world), completeResult(world, setting, {})).map(([frame, result]): Draft[] => [
    {
      envelopeFor: (id) => frame({ result: { ...result, isError: false } }, id),
      category: "normal_complete",
      rule: "flag-false",
    },
    {
      envelopeFor: (id) => frame({ result: { ...result, isError: true } }, id),
      category: "tool_error",
      rule: "flag-true",
    },
  ]);
}
