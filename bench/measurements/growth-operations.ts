import { routes } from '#contract/routes.ts';
import type { ApiRequest, TimedAnswer } from '../traffic/http-connection.ts';
import { predictOnce } from '../traffic/predict-once.ts';
import { planDeletion } from './endpoint-requests.ts';
import type { Resident } from './growth-residents.ts';

const history = routes['list-predictions'].path;

/** Predictions of one answer when the whole history is read part by part. */
const partSize = 1_000;

interface Operation {
  /** Does it once, and tells how many milliseconds it took. */
  readonly perform: (resident: Resident) => Promise<number>;
  /** How often a thorough measurement does it. */
  readonly repetitions: number;
}

/** What might get slower the more there is. */
export const growthOperations = {
  dashboard: {
    perform: async (resident) => (await get(resident, routes['get-dashboard'].path)).milliseconds,
    repetitions: 100,
  },
  'history, newest 5': {
    perform: async (resident) => (await get(resident, `${history}?limit=5`)).milliseconds,
    repetitions: 100,
  },
  'history, all': { perform: readWholeHistory, repetitions: 7 },
  delete: { perform: deleteNewPrediction, repetitions: 100 },
} as const satisfies Record<string, Operation>;

/** The name of one of {@link growthOperations}. */
export type OperationName = keyof typeof growthOperations;

async function send({ connection, token }: Resident, request: ApiRequest): Promise<TimedAnswer> {
  const answer = await connection.send({ ...request, token });
  if (answer.status !== 200) throw new Error(`${request.path} was answered ${answer.status}: ${answer.body}`);
  return answer;
}

function get(resident: Resident, path: string): Promise<TimedAnswer> {
  return send(resident, { method: 'GET', path });
}

/** In parts, because the whole of a long history is more than one answer can hold. */
async function readWholeHistory(resident: Resident): Promise<number> {
  let total = 0;
  let path: string | undefined = `${history}?limit=${partSize}`;
  while (path !== undefined) {
    const { milliseconds, headers }: TimedAnswer = await get(resident, path);
    total += milliseconds;
    path = /^<([^>]+)>; rel="next"$/.exec(String(headers.link))?.[1];
  }
  return total;
}

/** The prediction is made for it and not timed, so that there are as many as before. */
async function deleteNewPrediction(resident: Resident): Promise<number> {
  const id = await predictOnce(resident.connection, resident.token);
  return (await send(resident, { method: 'DELETE', path: planDeletion(id) })).milliseconds;
}
