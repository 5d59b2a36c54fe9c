import { useRef, useState } from "preact/hooks";

/** A command line with a button that copies it. Where the browser forbids that, the button selects it. */
export function Command({ text, label }: { readonly text: string; readonly label: string }) {
  const line = useRef<HTMLElement>(null);
  const [said, setSaid] = useState("Copy");
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid("Copied");
    } catch {
      getSelection()?.selectAllChildren(line.current as Node);
      setSaid("Selected");
    }
  };
  return (
    <p class="command">
      <code ref={line}>{text}</code>
      <button type="button" class="no-print" onClick={copy}>
        <span aria-live="polite">{said}</span>
        <span class="unseen"> {label}</span>
      </button>
    </p>
  );
}
