import autocannon, { type Request } from 'autocannon';
import { bodyExamples, planExamples } from '#contract/examples.ts';
import type { RouteId } from '#contract/routes.ts';
import { type Account, buildRequest, type CallOptions } from '#tests/support/api-client.ts';
import { checkOut } from '#tests/support/checkout.ts';
import { type MeasuredServer, startMeasuredServer } from '#tests/support/measured-server.ts';
import { BenchClient } from './client.ts';
import { formatFigure, formatRatio, type Measurement, median, type ReportTable } from './report.ts';

const car = bodyExamples['predict-car-premium'];
const health = bodyExamples['predict-health-premium'];
const policy = bodyExamples['estimate-car-policy'];

/** Functions that build the n-th request of an account; every request succeeds. */
const requests: Partial<Record<RouteId, (account: Account, n: number) => CallOptions>> = {
  register: ({ email }, n) => ({ body: { ...bodyExamples.register, email: `${n}-${email}` } }),
  'get-profile': ({ token }) => ({ token }),
  'update-profile': ({ token }) => ({ token, body: bodyExamples['update-profile'] }),
  // To the same password, so that the account stays usable.
  'change-password': ({ token, password }) => ({
    token,
    body: { current_password: password, new_password: password, confirm_new_password: password },
  }),
  'predict-health-premium': ({ token }, n) => ({ token, body: { ...health, age: 18 + (n % 49) } }),
  'predict-car-premium': ({ token }, n) => ({ token, body: { ...car, driver_age: 20 + (n % 40) } }),
  'estimate-health-premium': (_, n) => ({ body: { ...health, age: 18 + (n % 49) } }),
  'estimate-car-policy': (_, n) => ({
    body: { ...policy, cars: policy.cars.map((one) => ({ ...one, annual_mileage: 10 + (n % 20) })) },
  }),
  'estimate-plans': (_, n) => ({ body: { ...planExamples.Texas, income: 20_000 + 500 * (n % 100) } }),
  mcp: () => ({}),
  // A page of the history; the predictions are those of the endpoints before.
  'list-predictions': ({ token }) => ({ token, query: '?limit=50' }),
  'get-dashboard': ({ token }) => ({ token }),
  // The ids are those of predictions created for the run.
  'delete-prediction': ({ token }) => ({ token }),
  // After the others, because it ends the sessions. Logging out twice succeeds.
  logout: ({ token }) => ({ token }),
  // Last, because a user's oldest sessions end when too many are created.
  login: ({ email, password }) => ({ body: { email, password } }),
};

/** A run of an endpoint that counts estimates: the local server accepts 6,000 a minute of all these together. */
const maxEstimates = 100;
const estimating: readonly RouteId[] = [
  'estimate-health-premium',
  'estimate-car-policy',
  'estimate-plans',
  'mcp',
];

const connectionCounts = [1, 16];
const maxConnections = Math.max(...connectionCounts);

/** One revision under measurement. */
interface Subject {
  readonly server: MeasuredServer;
  readonly accounts: readonly Account[];
}

const figures = ['requestsPerSecond', 'cpuMs', 'p50Ms', 'p99Ms'] as const;
type Figures = Readonly<Record<(typeof figures)[number], number>>;

/** One run of requests to one endpoint, or the medians and failed requests of its rounds. */
type Run = Figures & { readonly failed: number };

/** Medians of an endpoint by subject, and in it by the number of connections. */
type Measured = readonly [routeId: RouteId, bySubject: Run[][]];

/** Measures throughput, latency and processor time of the endpoints. */
export async function measureEndpoints({ quick, base, parts }: Measurement): Promise<ReportTable[]> {
  const checkouts = [undefined, ...(base === undefined ? [] : [await checkOut(base, parts)])];
  const subjects: Subject[] = [];
  for (const checkout of checkouts) subjects.push(await startSubject(checkout, parts));
  const measured: Measured[] = [];
  for (const routeId of Object.keys(requests) as RouteId[]) {
    measured.push([routeId, await compareRoute(subjects, routeId, quick)]);
  }
  const results = formatResults(measured, 0, 'Endpoints');
  if (base === undefined) return [results];
  return [results, formatResults(measured, 1, `Endpoints at ${base}`), formatRatios(measured, base)];
}

async function startSubject(checkout: string | undefined, parts: AsyncDisposableStack): Promise<Subject> {
  const server = parts.use(await startMeasuredServer(checkout === undefined ? {} : { checkout }));
  const accounts: Account[] = [];
  while (accounts.length < maxConnections) accounts.push(await new BenchClient(server.url).register());
  return { server, accounts };
}

/** Measures all subjects by turns in every round, so that a busy minute affects all of them. */
async function compareRoute(subjects: readonly Subject[], routeId: RouteId, quick: boolean) {
  const rounds = quick ? 1 : 5;
  const seconds = quick ? 0.5 : 2;
  const trials: Run[] = [];
  for (const subject of subjects) trials.push(await run(subject, routeId, 4, quick ? 8 : 40));
  // A fixed number of requests, because requests cut off at a deadline would burden the next run.
  const fitting = Math.ceil(seconds * Math.max(...trials.map((trial) => trial.requestsPerSecond)));
  const amount = estimating.includes(routeId) ? Math.min(fitting, maxEstimates) : fitting;
  // Until V8 has compiled the code, after some hundred requests, that takes a tenth of the processor time.
  if (!quick) {
    for (const subject of subjects) await run(subject, routeId, maxConnections, 2 * amount);
  }
  const measured = subjects.map((subject) => ({ subject, runs: connectionCounts.map((): Run[] => []) }));
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, connections] of connectionCounts.entries()) {
      for (const { subject, runs } of measured) {
        runs[index]?.push(await run(subject, routeId, connections, Math.max(amount, connections)));
      }
    }
  }
  return measured.map(({ runs }) => runs.map(takeMedians));
}

let requestCount = 0;
let clientCount = 0;

async function run(
  { server, accounts }: Subject,
  routeId: RouteId,
  connections: number,
  amount: number,
): Promise<Run> {
  const build = requests[routeId];
  if (!build) throw new Error(`There is no request for ${routeId}`);
  const users = accounts.slice(0, connections);
  // Every deletion needs a prediction; autocannon builds a few requests more than it sends.
  const stock = routeId === 'delete-prediction' ? Math.ceil(amount / connections) + 4 : 0;
  const client = new BenchClient(server.url);
  const ids = await Promise.all(users.map(({ token }) => client.createPredictions(token, stock)));
  const cpuBefore = await server.readCpuMs();
  const result = await autocannon({
    url: server.url,
    connections,
    amount,
    timeout: 60,
    // The run ends with the next sample, in milliseconds.
    sampleInt: 10,
    setupClient: (connection) => {
      clientCount += 1;
      const index = clientCount % connections;
      const account = users[index] as Account;
      const next = () => {
        requestCount += 1;
        const id = ids[index]?.pop();
        const options = { ...build(account, requestCount), ...(id !== undefined && { id }) };
        return buildRequest(routeId, options) as Request;
      };
      connection.setRequests([{ ...next(), setupRequest: (request) => ({ ...request, ...next() }) }]);
    },
  });
  const cpuAfter = await server.readCpuMs();
  return {
    requestsPerSecond: result['2xx'] / result.duration,
    cpuMs: (cpuAfter - cpuBefore) / amount,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failed: amount - result['2xx'],
  };
}

function takeMedians(runs: readonly Run[]): Run {
  const medians = figures.map((figure) => [figure, median(runs.map((measured) => measured[figure]))]);
  const failed = runs.reduce((sum, measured) => sum + measured.failed, 0);
  return { ...(Object.fromEntries(medians) as Figures), failed };
}

function formatResults(measured: readonly Measured[], subject: number, title: string): ReportTable {
  return {
    title,
    columns: [
      'Endpoint',
      'CPU ms',
      ...connectionCounts.flatMap((count) => [`${count}: req/s`, 'p50 ms', 'p99 ms', 'failed']),
    ],
    rows: measured.map(([routeId, { [subject]: runs = [] }]) => [
      routeId,
      formatFigure(runs[0]?.cpuMs ?? Number.NaN),
      ...runs.flatMap(({ requestsPerSecond, p50Ms, p99Ms, failed }) =>
        [requestsPerSecond, p50Ms, p99Ms, failed].map(formatFigure),
      ),
    ]),
    note: 'By connections; medians of the rounds. CPU: processor time per request of the server process, which runs the gateway, the function and the model, with one connection. The database is a process of its own.',
  };
}

function formatRatios(measured: readonly Measured[], base: string): ReportTable {
  return {
    title: `Ratios to ${base}`,
    columns: ['Endpoint', ...connectionCounts.flatMap((count) => [`${count}: CPU`, 'req/s'])],
    rows: measured.map(([routeId, [now = [], then = []]]) => [
      routeId,
      ...now.flatMap((run, index) =>
        (['cpuMs', 'requestsPerSecond'] as const).map((figure) =>
          formatRatio(run[figure] / (then[index]?.[figure] ?? Number.NaN)),
        ),
      ),
    ]),
    note: 'Measured by turns. CPU below ×1 and requests per second above ×1 are improvements.',
  };
}
