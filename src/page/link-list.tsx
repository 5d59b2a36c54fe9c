import { useState } from "preact/hooks";

/** So many links are shown before the rest is asked for. */
const SHOWN = 20;

interface LinkListProps {
  readonly title: string;
  readonly links: readonly { readonly id: string; readonly words: string; readonly href: string }[];
}

/** A list of links under a heading, which may be long. */
export function LinkList({ title, links }: LinkListProps) {
  const [isWhole, setWhole] = useState(false);
  const rest = isWhole ? 0 : links.length - SHOWN;
  return (
    <>
      <h3>
        {title} <span class="count">{links.length}</span>
      </h3>
      <ul class="link-list">
        {links.slice(0, isWhole ? links.length : SHOWN).map(({ id, words, href }) => (
          <li key={id}>
            <a href={href}>{words}</a>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <button type="button" onClick={() => setWhole(true)}>
          Show the other {rest}
        </button>
      )}
    </>
  );
}
