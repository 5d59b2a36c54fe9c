/**
 * @param numbers - at least one
 * @returns the one in the middle; of two, the mean of both
 */
export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return (sorted[Math.ceil(middle) - 1] + sorted[Math.floor(middle)]) / 2;
}

/**
 * @param records - at least one, all with the same members, which are numbers
 * @returns the median of each member
 */
export function medians(records) {
  const names = Object.keys(records[0]);
  return Object.fromEntries(names.map((name) => [name, median(records.map((record) => record[name]))]));
}
