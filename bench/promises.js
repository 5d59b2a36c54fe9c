/** What is promised. */
export const LIMITS = {
  /** The vitest lane takes at least so many times as long as the fast lane, in all and for the mutants alone. */
  wholeOfVitest: 8,
  mutantsOfVitest: 50,
  /** From 120 to 12,000 cases the fast lane's time grows less than so many times. */
  growth: 20,
  /** The fast lane takes at most so many times as long as its floor, and the start of StrykerJS once. */
  floors: 3,
  /** So many seconds of processor time may the kill matrix take at most. */
  killMatrix: 2,
};

/**
 * Holds results to what is promised.
 *
 * @param results - of the parts of the benchmark that were run, by their names
 * @returns what was promised of them, what came, and whether that holds
 */
export function promises({ start, lanes, growth, killMatrix }) {
  return [
    ...(lanes === undefined ? [] : ofLanes(lanes, start)),
    ...(growth === undefined ? [] : ofGrowth(growth, start)),
    ...(killMatrix === undefined ? [] : [ofKillMatrix(killMatrix)]),
  ];
}

function ofLanes({ fast, vitest, whole, cases }, start) {
  const { wholeOfVitest, mutantsOfVitest } = LIMITS;
  return [
    atLeast("reference: vitest lane ÷ fast lane, whole", vitest.whole / fast.whole, wholeOfVitest),
    atLeast("reference: vitest lane ÷ fast lane, mutants", vitest.mutants / fast.mutants, mutantsOfVitest),
    atMost("reference: cells that differ between the lanes", whole.vitestMatrix.differences, 0),
    atLeast("reference: cells that were compared", whole.vitestMatrix.cells, 1),
    atMost("reference: pinned cases that are put to none of them", cases.leftOut.length, 0),
    ...ofFloor("reference", whole, start),
  ];
}

function ofGrowth({ rows }, start) {
  const [at120, at12000] = [120, 12_000].map((size) =>
    rows.find(({ receiver, cases }) => receiver === "short" && cases === size),
  );
  const isMeasured = at120 !== undefined && at12000 !== undefined;
  return [
    ...(isMeasured
      ? [
          atMost(
            "12,000 cases ÷ 120 cases: fast lane, whole",
            at12000.fast.whole / at120.fast.whole,
            LIMITS.growth,
          ),
        ]
      : []),
    ...rows.flatMap((row) => ofFloor(`${row.receiver} receiver, ${row.cases} cases`, row, start)),
  ];
}

function ofFloor(name, { fast, floor, floorMatrix }, start) {
  return [
    atMost(
      `${name}: (fast lane − start) ÷ floor, whole`,
      (fast.whole - start.fast.whole) / floor.whole,
      LIMITS.floors,
    ),
    atMost(`${name}: cells that differ from the floor`, floorMatrix.differences, 0),
  ];
}

function ofKillMatrix({ mutants, cases, processor }) {
  const name = `${mutants} hand-written mutants × ${cases} cases: seconds of processor time`;
  return atMost(name, processor / 1000, LIMITS.killMatrix);
}

function atLeast(name, value, limit) {
  return { name, value, promised: `at least ${limit}`, holds: value >= limit };
}

function atMost(name, value, limit) {
  return { name, value, promised: `at most ${limit}`, holds: value <= limit };
}
