import table from './tables/credit-benchmark.json' with { type: 'json' };

const sharesByState: Readonly<Record<string, Readonly<Partial<Record<string, string>>>>> = table.shares;

/**
 * Returns the share of the benchmark's price that the tax credit counts in a county: the part for essential health
 * benefits, or the price of the plan that is second by this part (26 CFR 1.36B-3(j)). Plan year 2026: KFF's area prices
 * of the credit's benchmark (whole dollars at age 0) beside the filed ones, read in November 2026; each share is within
 * about 0.15 percent.
 * @param county five-digit FIPS code
 */
export function findBenchmarkShare(county = ''): number {
  const shares = Object.entries(sharesByState[county.slice(0, 2)] ?? {});
  return Number(shares.find(([, codes]) => codes?.split(' ').includes(county.slice(2)))?.[0] ?? 1);
}

/** Returns true if the share of a county is known: its own, or that of every county of its state. */
export const isShareKnown = (county: string | undefined, state = '') =>
  findBenchmarkShare(county) < 1 || table.known.split(' ').includes(state);
