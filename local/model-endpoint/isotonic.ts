/**
 * Makes a grid of premiums rise along each of its axes, changing it as little as possible, as
 * `model-training/serving/isotonic.py` does it.
 *
 * An isotonic regression along one axis keeps the order that the grid already has along another,
 * so one regression an axis, in turn, leaves a grid that rises along all of them.
 */

/** Makes a row-major grid of the given lengths rise along each axis, in place. */
export function makeRising(grid: Float64Array, lengths: readonly number[]): void {
  eachAxis(grid, lengths, fitIsotonic);
  // Changes nothing but the last bits, in which sums of the same premiums in another order
  // differ: rising then holds exactly.
  eachAxis(grid, lengths, takeRunningMaximum);
}

type Change = (grid: Float64Array, stride: number, length: number) => void;

function eachAxis(grid: Float64Array, lengths: readonly number[], change: Change): void {
  let stride = grid.length;
  for (const length of lengths) {
    const span = stride;
    stride = span / length;
    for (let block = 0; block < grid.length; block += span) {
      change(grid.subarray(block, block + span), stride, length);
    }
  }
}

/** Fits each line of `length` points, `stride` apart, by least squares so that it rises. */
function fitIsotonic(block: Float64Array, stride: number, length: number): void {
  if (length === 2) {
    poolFallingPairs(block, stride);
    return;
  }
  const pools = { sums: new Float64Array(length), counts: new Int32Array(length) };
  for (let start = 0; start < stride; start += 1) poolFallingNeighbours(block, start, stride, pools);
}

/** What the general way comes to on lines of two, which most are. */
function poolFallingPairs(block: Float64Array, stride: number): void {
  for (let lower = 0; lower < stride; lower += 1) {
    const before = block[lower] ?? 0;
    const after = block[lower + stride] ?? 0;
    if (before > after) {
      block[lower] = (before + after) / 2;
      block[lower + stride] = (before + after) / 2;
    }
  }
}

interface Pools {
  readonly sums: Float64Array;
  readonly counts: Int32Array;
}

/** Pools neighbours that fall until none does (pool adjacent violators). */
function poolFallingNeighbours(block: Float64Array, start: number, stride: number, pools: Pools): void {
  const { sums, counts } = pools;
  let last = -1;
  for (let point = start; point < block.length; point += stride) {
    let sum = block[point] ?? 0;
    let count = 1;
    while (last >= 0 && (sums[last] ?? 0) * count > sum * (counts[last] ?? 0)) {
      sum += sums[last] ?? 0;
      count += counts[last] ?? 0;
      last -= 1;
    }
    last += 1;
    sums[last] = sum;
    counts[last] = count;
  }
  let next = start;
  for (let pool = 0; pool <= last; pool += 1) {
    const count = counts[pool] ?? 0;
    const mean = (sums[pool] ?? 0) / count;
    for (let i = 0; i < count; i += 1, next += stride) block[next] = mean;
  }
}

function takeRunningMaximum(block: Float64Array, stride: number): void {
  for (let point = stride; point < block.length; point += 1) {
    const before = block[point - stride] ?? 0;
    if (before > (block[point] ?? 0)) block[point] = before;
  }
}
