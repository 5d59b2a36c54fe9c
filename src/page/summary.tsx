import type { PageOutcome } from "../report/page-data.ts";
import { useState } from "preact/hooks";
import { isWebAddress } from "./answer.tsx";
import { usePage } from "./page-context.ts";
import { counted } from "./words.ts";

const MARKS: Readonly<Record<PageOutcome, string>> = {
  passes: "✓ Passes",
  fails: "✕ Fails",
  void: "∅ Void",
  measured: "≈ Measured",
};

/** So many notes are shown before the rest is asked for. */
const SHOWN_NOTES = 4;

/** The verdict, what is shown here, what has to be known, and other reports. */
export function Summary() {
  const { data } = usePage();
  const { outcome, sentence } = data.verdict;
  const has = (sought: string): boolean =>
    data.eras.some(({ rows }) => rows.some(({ role }) => role === sought));
  return (
    <header class="summary">
      <p class="kicker">
        {data.title}, version {data.version}
      </p>
      <h1>
        <span class={`outcome ${outcome}`}>{MARKS[outcome]}</span> {sentence}
      </h1>
      <div class="facing">
        <div>
          <p class="lead">
            A receiver is the function in an MCP client that says what an answer to a call (an envelope) is: a
            result, a tool error, a request for input, a protocol error, or nothing to be trusted.
            {has("receiver") &&
              " Here is each envelope that was misread, why that is wrong, and the command that shows it again."}
            {has("mutant") &&
              " Mutants are right receivers with one fault each: which of them do the cases stop?"}
          </p>
          {data.links.length > 0 && (
            <nav class="links" aria-label="Other reports">
              {data.links.map(({ label, href }) =>
                isWebAddress(href) ? (
                  <a key={href} href={href}>
                    {label}
                  </a>
                ) : (
                  <span key={href}>{label}</span>
                ),
              )}
            </nav>
          )}
        </div>
        <Notes notes={data.notes} />
      </div>
    </header>
  );
}

function Notes({ notes }: { readonly notes: readonly string[] }) {
  const [isWhole, setWhole] = useState(false);
  const rest = isWhole ? 0 : notes.length - SHOWN_NOTES;
  return (
    <div class="notes">
      <ul>
        {notes.map((note, at) => (
          <li key={at} class={at < SHOWN_NOTES || isWhole ? "" : "print-only"}>
            {note}
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <button type="button" class="no-print" onClick={() => setWhole(true)}>
          Show {counted(rest, "more note")}
        </button>
      )}
    </div>
  );
}
