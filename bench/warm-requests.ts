import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import autocannon, { type Request } from 'autocannon';
import { bodyExamples } from '#contract/examples.ts';
import { buildRequest } from '#tests/support/api-client.ts';
import type { HttpRequest } from '#tests/support/http-client.ts';
import { ServerProcess } from '#tests/support/server-process.ts';
import { BenchClient } from './client.ts';
import { formatFigure, formatRatio, type Measurement, median, type ReportTable } from './report.ts';

/** Limits of the ratio to the floor. */
const limits = { 'history of 100': 1.2, 'car prediction': 1.4, dashboard: 1.5 };
type Name = keyof typeof limits;
type Times = Readonly<Record<Name, { readonly premia: number[]; readonly floor: number[] }>>;
const names = Object.keys(limits) as Name[];

/** Premia or the floor: each in a process of its own, of the same shape, with a database of its own. */
interface Subject {
  readonly server: ServerProcess;
  readonly url: string;
  readonly requests: Readonly<Record<Name, HttpRequest>>;
}

/** Measures the processor time of warm requests, that of the database included, over that of a floor; see `floor-server.ts`. */
export async function measureWarmRequests({ quick }: Measurement): Promise<ReportTable[]> {
  const times = Object.fromEntries(
    names.map((name) => [name, { premia: [], floor: [] }]),
  ) as unknown as Times;
  // V8 compiles the same code differently in two processes, which makes up to a fifth of the processor time.
  for (let pair = 0; pair < (quick ? 1 : 5); pair += 1) {
    const parts = new AsyncDisposableStack();
    await measurePair(times, quick, parts).finally(() => parts.disposeAsync());
  }
  return [
    {
      title: 'Requests: processor time over a floor',
      columns: ['Request', 'CPU ms', 'floor, CPU ms', 'ratio', 'limit'],
      rows: names.map((name) => {
        const [premia, floor] = [median(times[name].premia), median(times[name].floor)];
        const figures = [formatFigure(premia), formatFigure(floor), formatRatio(premia / floor)];
        return [name, ...figures, String(limits[name])];
      }),
      note: 'By turns, medians; server, model and database together. The floor is a bare HTTP server with the same calls by the SDK and the same bytes.',
    },
  ];
}

async function measurePair(times: Times, quick: boolean, parts: AsyncDisposableStack): Promise<void> {
  const [premia, floor] = await Promise.all([
    startSubject(parts, /^Ready on (\S+)$/m),
    startSubject(parts, /^The floor is at (\S+)$/m),
  ]);
  const [rounds, runMs, warmUp] = quick ? [7, 200, 150] : [5, 400, 500];
  for (const name of names) {
    // Until V8 has compiled the code.
    const trials = [await run(premia, name, warmUp), await run(floor, name, warmUp)];
    // So many that a tick of the clock is a small part, and that an account has room for all predictions.
    const amount = Math.min(Math.ceil(runMs / Math.min(...trials)), 500);
    for (let round = 0; round < rounds; round += 1) {
      times[name].premia.push(await run(premia, name, amount));
      times[name].floor.push(await run(floor, name, amount));
    }
  }
}

const floorServer = fileURLToPath(new URL('floor-server.ts', import.meta.url));

async function startSubject(parts: AsyncDisposableStack, address: RegExp): Promise<Subject> {
  const server = await ServerProcess.start({ command: [process.execPath, floorServer], ipc: true });
  parts.defer(async () => void (await server.stop()));
  const client = new BenchClient(server.url);
  const { token } = await client.register();
  await client.createPredictions(token, 100);
  const { token: otherToken } = await client.register();
  const requests = {
    'history of 100': buildRequest('list-predictions', { token }),
    'car prediction': buildRequest('predict-car-premium', {
      token: otherToken,
      body: bodyExamples['predict-car-premium'],
    }),
    dashboard: buildRequest('get-dashboard', { token }),
  };
  return { server, url: address.exec(server.output)?.[1] ?? '', requests };
}

/** Sends a request again and again by one connection, and returns the processor time of each, in milliseconds. */
async function run({ server, url, requests }: Subject, name: Name, amount: number): Promise<number> {
  const { pid = 0 } = server.child;
  const before = await readCpuMs(pid);
  const options = { url, connections: 1, amount, requests: [requests[name] as Request], sampleInt: 10 };
  const result = await autocannon(options);
  if (result['2xx'] !== amount)
    throw new Error(`Of ${amount} requests for ${name}, ${result['2xx']} succeeded`);
  return ((await readCpuMs(pid)) - before) / amount;
}

/** Reads the processor time of a process and those that it has started, on Linux, in milliseconds; the clock ticks every 10 ms. */
async function readCpuMs(pid: number): Promise<number> {
  const [stat, children] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'utf8'),
    readFile(`/proc/${pid}/task/${pid}/children`, 'utf8'),
  ]);
  // The name of the program, in brackets, may contain spaces.
  const [user, system] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14).map(Number);
  const others = await Promise.all((children.match(/\d+/g) ?? []).map((child) => readCpuMs(Number(child))));
  return others.reduce((sum, time) => sum + time, 10 * ((user ?? 0) + (system ?? 0)));
}
