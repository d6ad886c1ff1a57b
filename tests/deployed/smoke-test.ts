/**
 * Checks a deployment: the website and its headers, the API through CloudFront, that clients can't call API Gateway
 * directly, and the journey of a new user, whose account it deletes.
 *
 * Arguments: the outputs file of `cdk deploy`.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import * as z from 'zod/mini';
import { bodyExamples } from '#contract/examples.ts';
import { statusOf } from '#contract/route.ts';
import { type RouteId, routes } from '#contract/routes.ts';
import { deployedWebsiteHeaders } from '#edge/website-headers.ts';

const outputsFile = z.record(z.string(), z.object({ Url: z.url(), ApiUrl: z.url() }));

/** Checks website and API without an account. Returns the problems. */
export async function findProblems({ Url, ApiUrl }: { Url: string; ApiUrl: string }): Promise<string[]> {
  const profile = 'api/users/profile/';
  // With the prefix of a language, which CloudFront's function has to find.
  const page = await fetch(new URL('es/main/history', Url));
  const api = await fetch(new URL(profile, Url));
  const direct = await fetch(new URL(profile, ApiUrl));
  const body = (await api.json().catch(() => undefined)) as { code?: string } | undefined;
  const expectations: [boolean, string][] = [
    [page.status === 200, `The website returned ${page.status} instead of 200`],
    ...Object.entries(deployedWebsiteHeaders).map(([name, value]): [boolean, string] => [
      // With hstsSubdomains, Strict-Transport-Security has more.
      page.headers.get(name)?.replace(/; includeSubDomains$/, '') === value,
      `The website's ${name} is ${page.headers.get(name)} instead of ${value}`,
    ]),
    [api.status === 401, `The API returned ${api.status} instead of 401 without a session`],
    [body?.code === 'unauthenticated', "The API's error has no code unauthenticated"],
    [direct.status === 403, `API Gateway returned ${direct.status} instead of 403 without CloudFront`],
  ];
  await Promise.all([page.body?.cancel(), direct.body?.cancel()]);
  return expectations.filter(([holds]) => !holds).map(([, problem]) => problem);
}

/** Attempts at a request that returns 503, as the first prediction does while the model starts. */
const maxAttempts = 10;

/** Registers a user, creates a prediction, finds it in the history and deletes the account. Returns the problems. */
export async function findJourneyProblems({ Url }: { Url: string }): Promise<string[]> {
  const email = `smoke-test-${randomUUID()}@example.com`;
  const { password } = bodyExamples.register;
  let token: string | undefined;

  async function send<Response>(routeId: RouteId, body?: object, attempt = 1): Promise<Response> {
    const { method, path } = routes[routeId];
    const status = statusOf(routes[routeId]);
    const response = await fetch(new URL(path.slice(1), Url), {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Token ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (response.status === status) return (await response.json()) as Response;
    await response.body?.cancel();
    if (response.status === 503 && attempt < maxAttempts) {
      await setTimeout(Number(response.headers.get('retry-after')) * 1000);
      return send(routeId, body, attempt + 1);
    }
    throw new Error(`${routeId} returned ${response.status} instead of ${status}`);
  }

  const problems: string[] = [];
  const attempt = (action: () => Promise<unknown>) =>
    action().catch((error: unknown) => problems.push(error instanceof Error ? error.message : String(error)));

  await attempt(async () => {
    ({ token } = await send<{ token: string }>('register', { ...bodyExamples.register, email }));
    const { id } = await send<{ id: string }>('predict-car-premium', bodyExamples['predict-car-premium']);
    const history = await send<{ id: string }[]>('list-predictions');
    if (!history.some((row) => row.id === id)) throw new Error('The history lacks the new prediction');
  });
  if (token !== undefined) await attempt(() => send('delete-account', { current_password: password }));
  return problems;
}

if (import.meta.main) {
  const [file = 'outputs.json'] = process.argv.slice(2);
  for (const [stack, outputs] of Object.entries(outputsFile.parse(JSON.parse(readFileSync(file, 'utf8'))))) {
    const problems = [...(await findProblems(outputs)), ...(await findJourneyProblems(outputs))];
    for (const problem of problems) console.error(`${stack}: ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
    else console.log(`${stack}: ${outputs.Url} works`);
  }
}
