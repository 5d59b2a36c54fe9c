import type { PageCase } from "../report/page-data.ts";
import { KINDS } from "./kinds.ts";
import { MEANINGS } from "./meanings.ts";
import { usePage } from "./page-context.ts";
import type { ShownCell } from "./rows.ts";

interface AnswerProps {
  readonly shown: PageCase;
  readonly cell: ShownCell;
  readonly era: string;
}

/** What was expected and what came, each with its meaning. */
export function Answer({ shown, cell, era }: AnswerProps) {
  const { tone, meaning } = KINDS[cell.kind];
  const expected = shown.expected[era as keyof PageCase["expected"]] ?? [];
  const observed = cell.observed ?? (cell.kind === "match" ? expected[0] : undefined);
  return (
    <dl class="answer">
      <dt>Expected</dt>
      <dd>
        <Words words={expected} />
      </dd>
      <dt>Got</dt>
      <dd class={`tone-${tone}`}>
        {observed === undefined ? meaning : <Words words={[observed]} />}
        {cell.detail !== undefined && <span class="detail"> {cell.detail}</span>}
        {cell.isKnown === true && <span class="tag">listed as known</span>}
      </dd>
    </dl>
  );
}

/** Categories, each with its meaning. */
export function Words({ words }: { readonly words: readonly string[] }) {
  return words.map((word, at) => (
    <span key={word}>
      {at > 0 && " or "}
      <code>{word}</code>
      {Object.hasOwn(MEANINGS, word) && <span class="meaning"> {MEANINGS[word]}</span>}
    </span>
  ));
}

interface RuleTextProps {
  readonly id: string;
  /** Whether its id stands before it. */
  readonly isNamed?: boolean;
}

/** A rule in words, with the clause that it follows. */
export function RuleText({ id, isNamed = true }: RuleTextProps) {
  const { data } = usePage();
  const rule = data.rules.find((known) => known.id === id);
  return (
    <p class="rule">
      {isNamed && <code>{id} </code>}
      {rule?.statement}
      {rule !== undefined && (
        <span class="clause">
          {" "}
          <Clause text={rule.clause} url={rule.url} />
        </span>
      )}
    </p>
  );
}

function Clause({ text, url }: { readonly text: string; readonly url: string | undefined }) {
  return isWebAddress(url) ? <a href={url}>{text}</a> : <>{text}</>;
}

/**
 * Says whether an address may be linked: nothing that would run as a script.
 *
 * @param href - an address, whole or seen from this page
 * @returns whether it leads to a page or a file
 */
export function isWebAddress(href: string | undefined): href is string {
  if (href === undefined || !URL.canParse(href, location.href)) {
    return false;
  }
  return ["http:", "https:", "file:"].includes(new URL(href, location.href).protocol);
}
