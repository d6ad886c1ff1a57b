/** What is told of a set of durations, in the unit they came in. */
export interface Percentiles {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/**
 * The value that a share of all values does not exceed: the nearest-rank percentile.
 * @param share above 0 and at most 1
 * @throws RangeError without values
 */
export function findPercentile(values: readonly number[], share: number): number {
  const value = [...values].sort((a, b) => a - b)[Math.ceil(share * values.length) - 1];
  if (value === undefined) throw new RangeError('There is no percentile of no values');
  return value;
}

/** The middle of a set of values; between two middles the lower one. */
export function findMedian(values: readonly number[]): number {
  return findPercentile(values, 0.5);
}

/** The percentiles that latencies are reported by. */
export function summarise(durations: readonly number[]): Percentiles {
  const sorted = [...durations].sort((a, b) => a - b);
  const at = (share: number) => findPercentile(sorted, share);
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/**
 * The slope of a line of least squares, in units of y a unit of x.
 * @throws RangeError with less than two different x
 */
export function fitSlope(points: readonly (readonly [x: number, y: number])[]): number {
  const meanX = average(points.map(([x]) => x));
  const meanY = average(points.map(([, y]) => y));
  const spread = sum(points.map(([x]) => (x - meanX) ** 2));
  if (!(spread > 0)) throw new RangeError('A slope needs two points apart');
  return sum(points.map(([x, y]) => (x - meanX) * (y - meanY))) / spread;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function average(values: readonly number[]): number {
  return sum(values) / values.length;
}
