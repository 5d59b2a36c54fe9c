import { useState } from "preact/hooks";

/** So much is shown where there is little room, in lines and in characters. */
const MOST_LINES = 16;
const MOST_CHARACTERS = 1200;

interface EnvelopeProps {
  readonly text: string;
  /** Whether only the first part is shown until the rest is asked for. */
  readonly isShort?: boolean;
}

/** JSON text, as it is. */
export function Envelope({ text, isShort = false }: EnvelopeProps) {
  const [isWhole, setWhole] = useState(!isShort);
  const shown = isWhole ? text : text.split("\n").slice(0, MOST_LINES).join("\n").slice(0, MOST_CHARACTERS);
  return (
    <div class="json">
      <pre dir="ltr">
        <code>{shown}</code>
      </pre>
      {shown.length < text.length && (
        <>
          <button type="button" class="no-print" onClick={() => setWhole(true)}>
            Show all of it
          </button>
          <span class="print-only">…</span>
        </>
      )}
    </div>
  );
}
