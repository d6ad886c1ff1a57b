import { type RouteId, routes } from '#contract/routes.ts';
import type { ApplicationProcess } from '../application/application-process.ts';
import { openTable, type SeededTable } from '../application/seeded-table.ts';
import { type Account, registerAccount } from '../traffic/accounts.ts';
import { type LoopResult, runClosedLoop, type Visitor } from '../traffic/closed-loop.ts';
import { type HttpConnection, openConnection } from '../traffic/http-connection.ts';
import { predictOnce } from '../traffic/predict-once.ts';
import { type Person, planRequest } from './endpoint-requests.ts';

/** Predictions that all the people together may delete in one run: more than they get to. */
const deletablePredictions = 3_000;

interface Performer extends Person {
  readonly connection: HttpConnection;
  /** A prediction that stays, for others to be copies of. */
  readonly original: string;
}

/** People with accounts who can ask every endpoint. */
export interface Stage {
  /** Has so many people ask an endpoint, each as soon as the answer before is there. */
  run(routeId: RouteId, people: number, seconds: number): Promise<LoopResult>;
  close(): void;
}

/** Registers so many people with an application. */
export async function openStage(application: ApplicationProcess, people: number): Promise<Stage> {
  const table = openTable(application.serviceUrls.dynamodb);
  const performers: Performer[] = [];
  for (let n = 0; n < people; n += 1) {
    performers.push(await prepare(openConnection(application.url), `visitor-${n}@example.com`));
  }
  return {
    async run(routeId, count, seconds) {
      const chosen = performers.slice(0, count);
      if (routeId === 'delete-prediction') {
        for (const performer of chosen)
          await stockUp(table, performer, Math.ceil(deletablePredictions / count));
      }
      return runClosedLoop(
        chosen.map((performer) => act(routeId, performer)),
        seconds,
      );
    },
    close() {
      table.close();
      for (const { connection } of performers) connection.close();
    },
  };
}

async function prepare(connection: HttpConnection, email: string): Promise<Performer> {
  const account: Account = await registerAccount(connection, email);
  const original = await predictOnce(connection, account.token);
  return { connection, account, original, predictionIds: [], count: 0 };
}

async function stockUp(table: SeededTable, performer: Performer, count: number): Promise<void> {
  performer.predictionIds = await table.copyPrediction(performer.account.email, performer.original, count);
}

function act(routeId: RouteId, performer: Performer): Visitor {
  return {
    connection: performer.connection,
    next() {
      const request = planRequest(routeId, performer);
      return (
        request && {
          name: routeId,
          expectedStatus: routes[routeId].status,
          send: (connection) => connection.send(request),
        }
      );
    },
  };
}
