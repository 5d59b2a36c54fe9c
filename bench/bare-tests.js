import { expectationOf } from "../dist/src/run/trial.js";

/**
 * Makes tests that do no more than call a receiver and compare: no limit on the time, no look whether the envelope was
 * changed, no message.
 *
 * @param targetTests - the tests of a plain receiver as the fast lane has them
 * @returns the same tests; `fails` takes the receiver
 */
export function bareTests({ target, inputs, tests }) {
  const decoded = inputs.map(({ text, context }) => [JSON.parse(text), JSON.parse(context)]);
  const answersFor = answersByMeaning(target.vocabulary);
  return tests.map((test) => {
    const { id, name, order, failureOf } = test;
    const calls = order.map((index) => decoded[index]);
    const right = rightWords(test)?.map((words) => words.flatMap((word) => answersFor.get(word) ?? []));
    const fails =
      right === undefined
        ? (receive) => failureOf(calls.map((call) => observe(receive, call))) !== undefined
        : (receive) => !calls.every((call, at) => right[at].includes(answer(receive, call)));
    return { id, name, fails };
  });
}

/** Gives for each meaning the words of a receiver that have it. */
function answersByMeaning(vocabulary) {
  const words = new Map();
  for (const [word, meanings] of vocabulary) {
    for (const meaning of meanings) {
      words.set(meaning, [...(words.get(meaning) ?? []), word]);
    }
  }
  return words;
}

/**
 * Gives what is right for each call of a test: of a case, or of a law. What is right for a position on an open decision
 * depends on the other answers: that is left to the fast lane's own judge, since there are few of them.
 */
function rightWords({ selected, order, decidedBy }) {
  if (selected !== undefined) {
    return order.map(() => expectationOf(selected.expected).words);
  }
  const steps = decidedBy.flat();
  return steps.every(({ word }) => word !== undefined) ? steps.map(({ word }) => [word]) : undefined;
}

function answer(receive, [envelope, context]) {
  try {
    return receive(envelope, context);
  } catch {
    return undefined;
  }
}

function observe(receive, call) {
  const word = answer(receive, call);
  return word === undefined
    ? { kind: "threw", message: "" }
    : { kind: "answered", word, changedInput: false };
}
