import type { PageCase, PageDifference } from "../report/page-data.ts";
import { usePage } from "./page-context.ts";

/** The case that differs in one thing and is not refused, and in what. */
export function Twin({ twin }: { readonly twin: NonNullable<PageCase["twin"]> }) {
  const { data, linkTo } = usePage();
  const isHere = data.cases.some(({ id }) => id === twin.id);
  return (
    <>
      <h3>Twin</h3>
      <p>
        {isHere ? <a href={linkTo({ case: twin.id })}>{twin.id}</a> : <code>{twin.id}</code>} differs in one
        thing, and is not refused.
      </p>
      <table class="twin">
        <thead>
          <tr>
            <th scope="col">Where</th>
            <th scope="col">Here</th>
            <th scope="col">In the twin</th>
          </tr>
        </thead>
        <tbody>
          {twin.differences.map((difference) => (
            <Difference key={difference.place} {...difference} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function Difference({ place, here, there }: PageDifference) {
  return (
    <tr>
      <th scope="row">
        <code>{place}</code>
      </th>
      <td>{here === undefined ? "absent" : <code>{here}</code>}</td>
      <td>{there === undefined ? "absent" : <code>{there}</code>}</td>
    </tr>
  );
}
