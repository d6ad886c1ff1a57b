import * as z from 'zod/mini';
import { type RouteId, routes } from '#contract/routes.ts';
import type { ApiRequest, HttpConnection, Step, TimedResponse, Visitor } from './closed-loop.ts';
import {
  buildCarAnswers,
  buildDeletion,
  buildHealthAnswers,
  buildRegistration,
  parseToken,
  password,
} from './people.ts';

/** Visits that a person makes before somebody else comes on the same connection. */
const visitsPerPerson = 3;

/** Rounds of looking, estimating and deleting in one visit. */
const roundsPerVisit = 3;

const kept = z.object({ id: z.string() });

/** One person: their token and the predictions that they keep. */
interface Person {
  readonly email: string;
  token: string;
  readonly predictionIds: string[];
}

/**
 * A row of people who come one after another: each registers, looks around, has premiums estimated,
 * deletes what they don't want to keep, logs out, comes back and logs in again.
 * @param name tells their addresses from those of other rows
 */
export function createVisitor(connection: HttpConnection, name: string): Visitor {
  const steps = live(name);
  return { connection, next: () => steps.next().value };
}

function* live(name: string): Generator<Step, undefined> {
  for (let n = 0; ; n += 1) {
    const person: Person = { email: `${name}-${n}@example.com`, token: '', predictionIds: [] };
    yield planStep('register', { body: buildRegistration(person.email) }, ({ body }) => {
      person.token = parseToken(body);
    });
    for (let visit = 0; visit < visitsPerPerson; visit += 1) {
      yield* visitOnce(person, n + visit);
      yield planStep('logout', { token: person.token });
      yield planStep('login', { body: { email: person.email, password } }, ({ body }) => {
        person.token = parseToken(body);
      });
    }
  }
}

function* visitOnce(person: Person, seed: number): Generator<Step, void> {
  const { token } = person;
  const history = routes['list-predictions'].path;
  const remember = ({ body }: TimedResponse) => {
    person.predictionIds.push(kept.parse(JSON.parse(body)).id);
  };
  yield planStep('get-profile', { token });
  for (let round = 0; round < roundsPerVisit; round += 1) {
    yield planStep('get-dashboard', { token });
    yield planStep('list-predictions', { token, path: `${history}?limit=5` });
    yield planStep('predict-health-premium', { token, body: buildHealthAnswers(seed + round) }, remember);
    yield planStep('get-dashboard', { token });
    yield planStep('predict-car-premium', { token, body: buildCarAnswers(seed + round) }, remember);
    yield planStep('list-predictions', { token });
    const id = person.predictionIds.shift();
    if (id !== undefined) yield planStep('delete-prediction', buildDeletion(id, token));
  }
  yield planStep('update-profile', { token, body: buildRegistration(person.email) });
}

/** @param remember takes from a good answer what later steps need */
function planStep(
  name: RouteId,
  parts: Partial<ApiRequest>,
  remember?: (answer: TimedResponse) => void,
): Step {
  const { method, path, status: expectedStatus } = routes[name];
  return {
    name,
    expectedStatus,
    async send(connection) {
      const answer = await connection.send({ method, path, ...parts });
      if (answer.status === expectedStatus) remember?.(answer);
      return answer;
    },
  };
}
