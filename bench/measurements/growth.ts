import { type ApplicationProcess, startApplicationProcess } from '../application/application-process.ts';
import { defineMeasurement } from '../measurement.ts';
import { findMedian } from '../statistics.ts';
import { formatNumber, formatRatio, type Table } from '../table.ts';
import { growthOperations, type OperationName } from './growth-operations.ts';
import { populate, type Resident } from './growth-residents.ts';

/** How long an operation takes for somebody with so many predictions, among so many users. */
export interface GrowthResult {
  readonly operation: OperationName;
  readonly users: number;
  readonly predictions: number;
  /** The median, in milliseconds. */
  readonly milliseconds: number;
  /** To the same operation with the fewest predictions and users. */
  readonly ratio: number;
}

const sizes = {
  thorough: { predictions: [10, 1_000, 10_000], users: [10, 100_000] },
  quick: { predictions: [10, 100, 1_000], users: [10, 1_000] },
};

/** Measures whether anything gets slower with the number of predictions and of users. */
export const growth = defineMeasurement<GrowthResult[]>({
  async measure({ quick }) {
    const { predictions, users } = quick ? sizes.quick : sizes.thorough;
    // All run at once and are asked in turn, so that a noisy minute is noise to all.
    const applications: ApplicationProcess[] = [];
    try {
      const residents: Resident[] = [];
      for (const count of users) {
        const application = await startApplicationProcess();
        applications.push(application);
        residents.push(...(await populate(application, { users: count, predictions })));
      }
      const names = Object.keys(growthOperations) as OperationName[];
      const results: GrowthResult[] = [];
      for (const name of names) results.push(...(await compare(name, residents, quick)));
      return results;
    } finally {
      await Promise.all(applications.map((application) => application.close()));
    }
  },
  describe: describeGrowth,
});

async function compare(
  operation: OperationName,
  residents: readonly Resident[],
  quick: boolean,
): Promise<GrowthResult[]> {
  const { perform, repetitions } = growthOperations[operation];
  const runs = residents.map((resident) => ({ resident, times: [] as number[] }));
  // The first round only warms up.
  for (let round = 0; round <= (quick ? 5 : repetitions); round += 1) {
    for (const { resident, times } of runs) {
      const milliseconds = await perform(resident);
      if (round > 0) times.push(milliseconds);
    }
  }
  const medians = runs.map(({ times }) => findMedian(times));
  const [smallest = Number.NaN] = medians;
  return runs.map(({ resident: { users, predictions } }, index) => {
    const milliseconds = medians[index] ?? Number.NaN;
    return { operation, users, predictions, milliseconds, ratio: milliseconds / smallest };
  });
}

function describeGrowth(results: readonly GrowthResult[]): Table[] {
  const columns = Map.groupBy(results, ({ predictions }) => `${predictions} predictions`);
  const rows = Map.groupBy(results, ({ operation, users }) => `${operation}; ${users} users`);
  return [
    {
      title: 'Growth: milliseconds by the number of predictions of one user, and of users',
      columns: ['Operation', ...columns.keys()],
      rows: [...rows].map(([operation, measured]) => [
        operation,
        ...measured.map(({ milliseconds, ratio }) => `${formatNumber(milliseconds)} (${formatRatio(ratio)})`),
      ]),
      note: 'Medians of requests one after another. In brackets: the ratio to the fewest predictions and users.',
    },
  ];
}
