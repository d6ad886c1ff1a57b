import type { Account } from '#tests/support/api-client.ts';
import type { HttpResponse } from '#tests/support/http-client.ts';
import { startMeasuredServer } from '#tests/support/measured-server.ts';
import { BenchClient } from './client.ts';
import { formatNumber, formatRatio, type Measurement, median } from './report.ts';

/** Performs an operation once and returns its duration in milliseconds. */
type Operation = (client: BenchClient, account: Account) => Promise<number>;

/** Operations that could become slower with the number of predictions. */
const operations: Record<string, Operation> = {
  dashboard: (client, { token }) => time(() => client.call('get-dashboard', { token })),
  'history, newest 5': (client, { token }) =>
    time(() => client.call('list-predictions', { token, query: '?limit=5' })),
  'history, all in pages of 1,000': (client, { token }) => time(() => readHistory(client, token)),
  'delete a prediction': async (client, { token }) => {
    const id = await client.predict(token);
    return time(() => client.call('delete-prediction', { token, id }));
  },
};

/** Measures whether operations become slower with the number of a user's predictions. */
export async function measureGrowth({ quick }: { quick: boolean }): Promise<Measurement> {
  const sizes = quick ? [10, 500] : [10, 1_000, 9_900];
  const rounds = quick ? 5 : 30;
  const server = await startMeasuredServer();
  const client = new BenchClient(server.url);
  try {
    const accounts: Account[] = [];
    for (const size of sizes) {
      const account = await client.register();
      await client.createPredictions(account.token, size);
      accounts.push(account);
    }
    const result: Record<string, number[]> = {};
    for (const [name, perform] of Object.entries(operations)) {
      const times = accounts.map((): number[] => []);
      // By turns, so that a busy minute affects all sizes. The first round is a warm-up.
      for (let round = 0; round <= rounds; round += 1) {
        for (const [index, account] of accounts.entries()) {
          const milliseconds = await perform(client, account);
          if (round > 0) times[index]?.push(milliseconds);
        }
      }
      result[name] = times.map(median);
    }
    const table = {
      title: "Growth: milliseconds by number of a user's predictions",
      columns: ['Operation', ...sizes.map((size) => size.toLocaleString('en-US'))],
      rows: Object.entries(result).map(([name, medians]) => [
        name,
        ...medians.map(
          (value) => `${formatNumber(value)} (${formatRatio(value / (medians[0] ?? Number.NaN))})`,
        ),
      ]),
      note: 'Medians of sequential requests. In brackets: ratio to the fewest predictions.',
    };
    return { result: { sizes, milliseconds: result }, tables: [table] };
  } finally {
    await server.stop();
  }
}

async function time(action: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await action();
  return performance.now() - started;
}

/** Reads a whole history in pages: a long one exceeds the size limit of one response. */
async function readHistory(client: BenchClient, token: string): Promise<void> {
  let query: string | undefined = '?limit=1000';
  while (query !== undefined) {
    const { headers }: HttpResponse = await client.call('list-predictions', { token, query });
    query = /<[^>]*(\?[^>]+)>; rel="next"/.exec(String(headers.link))?.[1];
  }
}
