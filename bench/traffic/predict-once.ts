import * as z from 'zod/mini';
import { routes } from '#contract/routes.ts';
import { describeHealthApplicant } from './applicants.ts';
import type { HttpConnection } from './http-connection.ts';

const kept = z.object({ id: z.string() });

/**
 * Has a health premium estimated.
 * @returns the id of the prediction
 * @throws Error when that does not succeed
 */
export async function predictOnce(connection: HttpConnection, token: string): Promise<string> {
  const { method, path, status: expected } = routes['predict-health-premium'];
  const { status, body } = await connection.send({ method, path, token, body: describeHealthApplicant(1) });
  if (status !== expected) throw new Error(`A prediction was answered ${status}: ${body}`);
  return kept.parse(JSON.parse(body)).id;
}
