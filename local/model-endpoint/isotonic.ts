/**
 * Makes a grid of premiums rise along each of its axes, changing it as little as possible, as
 * `model-training/serving/isotonic.py` does it.
 *
 * An isotonic regression along one axis keeps the order that the grid already has along another,
 * so one regression an axis, in turn, leaves a grid that rises along all of them.
 */

/** Makes a row-major grid of the given lengths rise along each axis, in place. */
export function makeRising(grid: Float64Array, lengths: readonly number[]): void {
  eachLine(grid, lengths, fitIsotonic);
  // Changes nothing but the last bits, in which sums of the same premiums in another order
  // differ: rising then holds exactly.
  eachLine(grid, lengths, takeRunningMaximum);
}

type Change = (grid: Float64Array, start: number, stride: number, length: number) => void;

/** Changes each line along the first axis, then each along the second, and so on. */
function eachLine(grid: Float64Array, lengths: readonly number[], change: Change): void {
  let stride = grid.length;
  for (const length of lengths) {
    const span = stride;
    stride = span / length;
    for (let block = 0; block < grid.length; block += span) {
      for (let start = block; start < block + stride; start += 1) change(grid, start, stride, length);
    }
  }
}

/** Pools neighbours that fall until none does (pool adjacent violators). */
function fitIsotonic(grid: Float64Array, start: number, stride: number, length: number): void {
  if (isRising(grid, start, stride, length)) return;
  const sums = new Float64Array(length);
  const counts = new Int32Array(length);
  let last = -1;
  for (let i = 0; i < length; i += 1) {
    last += 1;
    sums[last] = grid[start + i * stride] ?? 0;
    counts[last] = 1;
    while (last > 0 && falls(sums, counts, last)) {
      last -= 1;
      sums[last] = (sums[last] ?? 0) + (sums[last + 1] ?? 0);
      counts[last] = (counts[last] ?? 0) + (counts[last + 1] ?? 0);
    }
  }
  let next = start;
  for (let pool = 0; pool <= last; pool += 1) {
    const count = counts[pool] ?? 1;
    const mean = (sums[pool] ?? 0) / count;
    for (let i = 0; i < count; i += 1, next += stride) grid[next] = mean;
  }
}

/** Whether a pool's mean is below that of the pool before it. */
function falls(sums: Float64Array, counts: Int32Array, pool: number): boolean {
  return (sums[pool - 1] ?? 0) * (counts[pool] ?? 1) > (sums[pool] ?? 0) * (counts[pool - 1] ?? 1);
}

function isRising(grid: Float64Array, start: number, stride: number, length: number): boolean {
  const end = start + length * stride;
  for (let point = start + stride; point < end; point += stride) {
    if ((grid[point] ?? 0) < (grid[point - stride] ?? 0)) return false;
  }
  return true;
}

function takeRunningMaximum(grid: Float64Array, start: number, stride: number, length: number): void {
  let highest = -Infinity;
  for (let i = 0; i < length; i += 1) {
    highest = Math.max(highest, grid[start + i * stride] ?? 0);
    grid[start + i * stride] = highest;
  }
}
