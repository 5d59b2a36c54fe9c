import { usePage } from "./page-context.ts";

/** Links to the parts of the page, which stay in sight. */
export function Jumps() {
  const { data, era } = usePage();
  const rows = era?.rows ?? [];
  const parts = [
    { id: "misread", words: "What it misreads", isThere: data.eras.some(hasReceiver) },
    { id: "laws", words: "Generated envelopes", isThere: data.laws.length > 0 },
    { id: "kill-table", words: "Kill table", isThere: rows.some(({ role }) => role !== "receiver") },
    { id: "matrix", words: "Kill matrix", isThere: era !== undefined },
  ];
  return (
    <nav class="jumps no-print" aria-label="On this page">
      {parts
        .filter(({ isThere }) => isThere)
        .map(({ id, words }) => (
          <a key={id} href={`#${id}`} onClick={(event) => jump(event, id)}>
            {words}
          </a>
        ))}
    </nav>
  );
}

const hasReceiver = ({ rows }: { readonly rows: readonly { readonly role: string }[] }): boolean =>
  rows.some(({ role }) => role === "receiver");

/** Goes to a part without a change of the hash, which is for what is chosen. */
function jump(event: Event, id: string): void {
  event.preventDefault();
  const part = document.querySelector<HTMLElement>(`#${id}`);
  part?.focus({ preventScroll: true });
  part?.scrollIntoView();
}
