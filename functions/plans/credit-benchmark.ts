import table from './tables/credit-benchmark.json' with { type: 'json' };

const sharesByState: Readonly<Record<string, Readonly<Partial<Record<string, string>>>>> = table.shares;

/**
 * Returns the share of the benchmark's price that the tax credit counts in a county: the part for essential health
 * benefits, by which plans are also ranked (26 CFR 1.36B-3(j)).
 * @param county five-digit FIPS code
 */
export function findBenchmarkShare(county = ''): number {
  const shares = Object.entries(sharesByState[county.slice(0, 2)] ?? {});
  return Number(shares.find(([, codes]) => codes?.split(' ').includes(county.slice(2)))?.[0] ?? 1);
}

/** Returns true if the share of every county of a state is known. */
export const isShareKnown = (state: string | undefined) => table.known.split(' ').includes(state ?? '');
