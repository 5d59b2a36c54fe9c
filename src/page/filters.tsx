import type { PageEra } from "../report/page-data.ts";
import { FEATURES, ONLY } from "./address.ts";
import type { Filtered } from "./filter.ts";
import { usePage } from "./page-context.ts";
import { counted } from "./words.ts";

/** What is shown: the era, what is searched for, the filters, and how much they leave. */
export function Filters({ era, left }: { readonly era: PageEra; readonly left: Filtered }) {
  const { data, address, linkTo, go } = usePage();
  const shownRules = new Set(era.columns.flatMap((place) => data.cases[place]?.rules ?? []));
  const rules = data.rules.filter(({ id }) => shownRules.has(id)).map(({ id }) => [id, id] as const);
  const hasMutants = era.rows.some(({ role }) => role === "mutant");
  const isFiltered = [address.feature, address.rule, address.q, address.only].some((value) => value !== "");
  return (
    <div class="filters no-print" role="search" aria-label="Rows and cases">
      <label>
        Search
        <input
          type="search"
          placeholder="ids and titles"
          value={address.q}
          onInput={({ currentTarget }) => go({ q: currentTarget.value }, "replace")}
        />
      </label>
      <Choice label="Cases of rule" value={address.rule} options={rules} onChoose={(rule) => go({ rule })} />
      <Choice
        label="Cases of feature"
        value={address.feature}
        options={FEATURES.map((feature) => [feature, feature])}
        onChoose={(feature) => go({ feature })}
      />
      {hasMutants && (
        <Choice
          label="Mutants"
          value={address.only}
          options={Object.entries(ONLY)}
          onChoose={(only) => go({ only })}
        />
      )}
      <p class="left" role="status">
        {counted(left.rows.length, "row")} and {counted(left.columns.length, "case")}
      </p>
      {isFiltered && <a href={linkTo({ feature: "", rule: "", q: "", only: "" })}>Show all</a>}
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [string, string])[];
  readonly onChoose: (value: string) => void;
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <label>
      {label}
      <select value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        <option value="">all</option>
        {options.map(([id, words]) => (
          <option key={id} value={id}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The eras, as tabs that are links. */
export function Eras() {
  const { data, address, linkTo } = usePage();
  if (data.eras.length < 2) {
    return null;
  }
  return (
    <nav class="eras no-print" aria-label="Era">
      {data.eras.map(({ era }) => (
        <a
          key={era}
          href={linkTo({ era, row: "", case: "" })}
          aria-current={era === address.era ? "page" : undefined}
        >
          {era}
        </a>
      ))}
    </nav>
  );
}
