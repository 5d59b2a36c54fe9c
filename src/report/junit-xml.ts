// The format has no standard of its own: what is written here is what the schema of Jenkins admits.
import XMLBuilder from "fast-xml-builder";
import { printable } from "./printable.ts";

/** What became of a test that did not simply pass. */
interface JunitResult {
  readonly kind: "failure" | "error" | "skipped";
  /** What happened, in a line. */
  readonly message: string;
  /** The kind of what happened, in a word. */
  readonly type?: string;
  /** All that there is to say, where it is more. */
  readonly text?: string;
}

/** A test. */
export interface JunitCase {
  readonly name: string;
  /** None where it passed. */
  readonly result?: JunitResult;
}

/** Tests that belong together. */
export interface JunitSuite {
  readonly name: string;
  readonly cases: readonly JunitCase[];
}

/**
 * Writes tests as JUnit XML, without any time. Characters that XML does not have are escaped as on a terminal.
 *
 * @param name - what was run, such as `killtable check`
 * @param suites - the tests
 * @returns the document
 */
export function junitXml(name: string, suites: readonly JunitSuite[]): string {
  const { tests, failures, errors } = countsOf(suites.flatMap(({ cases }) => cases));
  const builder = new XMLBuilder({
    ignoreAttributes: false,
    attributeNamePrefix: "@",
    textNodeName: "#text",
    format: true,
    suppressEmptyNode: true,
    // Else a test with the name true would have an attribute without a value.
    suppressBooleanAttributes: false,
  });
  return builder
    .build({
      "?xml": { "@version": "1.0", "@encoding": "UTF-8" },
      testsuites: {
        ...attributes({ name, tests, failures, errors }),
        testsuite: suites.map((suite) => ({
          ...attributes({ name: suite.name, ...countsOf(suite.cases) }),
          testcase: suite.cases.map((each) => testcase(suite.name, each)),
        })),
      },
    })
    .trimEnd();
}

function testcase(classname: string, { name, result }: JunitCase): object {
  const named = attributes({ name, classname });
  if (result === undefined) {
    return named;
  }
  const { kind, message, type, text } = result;
  // The schema gives it no attributes.
  if (kind === "skipped") {
    return { ...named, skipped: { "#text": lines(message) } };
  }
  return { ...named, [kind]: { ...attributes({ type, message }), "#text": lines(text ?? message) } };
}

function countsOf(cases: readonly JunitCase[]): Record<"tests" | "failures" | "errors" | "skipped", number> {
  const countOf = (kind: JunitResult["kind"]): number =>
    cases.filter(({ result }) => result?.kind === kind).length;
  return {
    tests: cases.length,
    failures: countOf("failure"),
    errors: countOf("error"),
    skipped: countOf("skipped"),
  };
}

function attributes(values: Readonly<Record<string, string | number | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) =>
      value === undefined ? [] : [[`@${key}`, printable(String(value))]],
    ),
  );
}

function lines(text: string): string {
  return text.split("\n").map(printable).join("\n");
}
