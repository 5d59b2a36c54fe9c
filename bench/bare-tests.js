import { expectationOf } from "../dist/src/run/trial.js";

/**
 * Makes tests that do no more than call a receiver and compare: no limit on the time, no look whether the envelope was
 * changed, no message.
 *
 * @param targetTests - the tests of a receiver as the fast lane has them
 * @returns the same tests by their names; `fails` takes the receiver
 */
export function bareTests({ target, inputs, tests }) {
  const decoded = inputs.map(({ text, context }) => [JSON.parse(text), JSON.parse(context)]);
  const rightFor = memoize((word) => {
    const words = [...target.vocabulary].filter(([, meanings]) => meanings.includes(word));
    return words.map(([own]) => own);
  });
  return tests.map(({ id, name, selected, order, decidedBy, failureOf }) => {
    const calls = order.map((index) => decoded[index]);
    // What a position on an open question comes to is for the fast lane's own judge: there are few of them.
    const expected = selected === undefined ? decidedBy.flat() : order.map(() => selected);
    const isPosition = selected === undefined && expected.some(({ word }) => word === undefined);
    if (isPosition) {
      return {
        id,
        name,
        fails: (receive) => failureOf(calls.map((call) => observed(receive, call))) !== undefined,
      };
    }
    const right = expected.map(({ word, expected: of }) =>
      (word === undefined ? expectationOf(of).words : [word]).flatMap(rightFor),
    );
    return {
      id,
      name,
      fails: (receive) => !calls.every((call, at) => right[at].includes(answer(receive, call))),
    };
  });
}

function answer(receive, [envelope, context]) {
  try {
    return receive(envelope, context);
  } catch {
    return undefined;
  }
}

function observed(receive, call) {
  const word = answer(receive, call);
  return word === undefined
    ? { kind: "threw", message: "" }
    : { kind: "answered", word, changedInput: false };
}

function memoize(work) {
  const known = new Map();
  return (key) => {
    if (!known.has(key)) {
      known.set(key, work(key));
    }
    return known.get(key);
  };
}
