/**
 * Rounds parts to whole dollars that add up to a total in whole dollars, by the largest remainders: no part is off by a
 * dollar or more. The parts differ from the total by less than a dollar.
 */
export function roundParts(parts: readonly number[], total: number): number[] {
  const rounded = parts.map(Math.floor);
  const missing = Math.round(total) - rounded.reduce((sum, part) => sum + part, 0);
  const toRemainder = (index: number) => (parts[index] ?? 0) - (rounded[index] ?? 0);
  const byRemainder = parts
    .map((_, index) => index)
    .sort((one, other) => toRemainder(other) - toRemainder(one));
  for (const index of byRemainder.slice(0, missing)) rounded[index] = (rounded[index] ?? 0) + 1;
  return rounded;
}
