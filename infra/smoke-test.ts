/**
 * Checks a deployment without changing anything: the website and its headers, the API through CloudFront, and that
 * clients can't call API Gateway directly.
 *
 * Arguments: the outputs file of `cdk deploy`.
 */
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { deployedWebsiteHeaders } from '#edge/website-headers.ts';

const outputsFile = z.record(z.string(), z.object({ Url: z.url(), ApiUrl: z.url() }));

/**
 * Checks a deployment's addresses.
 * @returns problems, empty if there are none
 */
export async function findProblems({ Url, ApiUrl }: { Url: string; ApiUrl: string }): Promise<string[]> {
  const profile = 'api/users/profile/';
  const page = await fetch(new URL('main/history', withSlash(Url)));
  const api = await fetch(new URL(profile, withSlash(Url)));
  const direct = await fetch(new URL(profile, withSlash(ApiUrl)));
  const body: unknown = await api.json().catch(() => undefined);
  const expectations: [boolean, string][] = [
    [page.status === 200, `The website returned ${page.status} instead of 200`],
    ...Object.entries(deployedWebsiteHeaders).map(([name, value]): [boolean, string] => [
      page.headers.get(name) === value,
      `The website's ${name} is ${page.headers.get(name)} instead of ${value}`,
    ]),
    [api.status === 401, `The API returned ${api.status} instead of 401 without a session`],
    [
      (body as { code?: string } | undefined)?.code === 'unauthenticated',
      "The API's error has no code unauthenticated",
    ],
    [direct.status === 403, `API Gateway returned ${direct.status} instead of 403 without CloudFront`],
  ];
  await Promise.all([page.body?.cancel(), direct.body?.cancel()]);
  return expectations.filter(([holds]) => !holds).map(([, problem]) => problem);
}

function withSlash(url: string): string {
  return url.endsWith('/') ? url : `${url}/`;
}

if (import.meta.main) {
  const [file = 'outputs.json'] = process.argv.slice(2);
  for (const [stack, outputs] of Object.entries(outputsFile.parse(JSON.parse(readFileSync(file, 'utf8'))))) {
    const problems = await findProblems(outputs);
    for (const problem of problems) console.error(`${stack}: ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
    else console.log(`${stack}: ${outputs.Url} works`);
  }
}
