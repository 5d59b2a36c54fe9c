import type { PageData } from "../report/page-data.ts";
import { CELL_WIDTH } from "./matrix-sizes.ts";
import { usePage } from "./page-context.ts";

interface MatrixHeadsProps {
  readonly columns: readonly number[];
  /** The columns to render. */
  readonly items: readonly number[];
  readonly width: number;
  /** The column of the focus, where it is among the heads. */
  readonly focused: number | undefined;
  /** The column that is pointed at. */
  readonly pointed: number | undefined;
}

/** The heads that stay on top: the rules, each over its cases, and the cases. */
export function MatrixHeads({ columns, items, width, focused, pointed }: MatrixHeadsProps) {
  const { data } = usePage();
  const first = items[0] ?? 0;
  const last = items.at(-1) ?? 0;
  return (
    <div class="heads" role="rowgroup">
      <div class="head-rules" role="row" aria-rowindex={1}>
        <div class="corner" role="columnheader" aria-colindex={1} style={{ width: `${width}px` }}>
          rule
        </div>
        {ruleSpans(data, columns)
          .filter(({ start, count }) => start <= last && start + count > first)
          .map(({ rule, start, count }) => (
            <div
              key={start}
              class="head-rule"
              role="columnheader"
              aria-colindex={start + 2}
              aria-colspan={count}
              title={rule}
              style={{ left: `${width + start * CELL_WIDTH}px`, width: `${count * CELL_WIDTH}px` }}
            >
              <span style={{ left: `${width}px` }}>{rule}</span>
            </div>
          ))}
      </div>
      <div class="head-cases" role="row" aria-rowindex={2} data-row="0">
        <div
          class="corner"
          role="columnheader"
          aria-colindex={1}
          data-column="0"
          tabIndex={focused === 0 ? 0 : -1}
          style={{ width: `${width}px` }}
        >
          receiver \ case
        </div>
        {items.map((index) => {
          const shown = data.cases[columns[index] ?? -1];
          return (
            <div
              key={index}
              class={`head-case ${pointed === index + 1 ? "pointed" : ""}`}
              role="columnheader"
              aria-colindex={index + 2}
              data-column={index + 1}
              tabIndex={focused === index + 1 ? 0 : -1}
              title={shown?.title}
              style={{ left: `${width + index * CELL_WIDTH}px` }}
            >
              <span>{shown?.id}</span>
            </div>
          );
        })}
      </div>
    </div>
  );
}

interface RuleSpan {
  readonly rule: string;
  readonly start: number;
  readonly count: number;
}

/**
 * Lists the rules over the columns.
 *
 * @param data - what the page shows
 * @param columns - places of cases, those of a rule side by side
 * @returns each rule with its first column and how many it has
 */
function ruleSpans(data: PageData, columns: readonly number[]): readonly RuleSpan[] {
  const spans: RuleSpan[] = [];
  for (const [at, place] of columns.entries()) {
    const rule = data.cases[place]?.rules[0] ?? "";
    const before = spans.at(-1);
    if (before?.rule === rule) {
      spans[spans.length - 1] = { ...before, count: before.count + 1 };
    } else {
      spans.push({ rule, start: at, count: 1 });
    }
  }
  return spans;
}
