import type { Table } from './table.ts';

/** How thoroughly to measure. */
export interface Thoroughness {
  /** Few repetitions and small tables: shows that everything still runs, and rough figures. */
  readonly quick: boolean;
}

/** Something that is measured: the result for programs, and as tables for people. */
export type Measurement = (
  thoroughness: Thoroughness,
) => Promise<{ readonly result: unknown; readonly tables: readonly Table[] }>;

/** Puts together how something is measured and how its result reads. */
export function defineMeasurement<Result>({
  measure,
  describe,
}: {
  readonly measure: (thoroughness: Thoroughness) => Promise<Result>;
  readonly describe: (result: Result) => readonly Table[];
}): Measurement {
  return async (thoroughness) => {
    const result = await measure(thoroughness);
    return { result, tables: describe(result) };
  };
}
