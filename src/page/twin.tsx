import type { PageCase } from "../report/page-data.ts";
import { usePage } from "./page-context.ts";

/** The case that differs in one thing and is not refused, and in what. */
export function Twin({ twin }: { readonly twin: NonNullable<PageCase["twin"]> }) {
  const { linkTo } = usePage();
  return (
    <>
      <h3>Twin</h3>
      <p>
        <a href={linkTo({ case: twin.id })}>{twin.id}</a> differs in one thing, and is not refused.
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
          {twin.differences.map(({ place, here, there }) => (
            <tr key={place}>
              <th scope="row">
                <code>{place}</code>
              </th>
              <td>{here === undefined ? "absent" : <code>{here}</code>}</td>
              <td>{there === undefined ? "absent" : <code>{there}</code>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
