import { readFile } from 'node:fs/promises';
import { routeIds, routes } from '#contract/routes.ts';
import { resourceNames } from './function-environment.ts';
import { type Program, repository } from './program.ts';
import { StartError } from './start-error.ts';

/**
 * Makes sure that requests succeed: every function loads, the website and the API answer, and both
 * models estimate.
 * @throws StartError that names the part that does not work
 */
export async function checkReadiness(url: string, modelUrl: string, program: Program): Promise<void> {
  await Promise.all(routeIds.map((routeId) => program.loadHandler(routeId)));
  await Promise.all([
    expectStatus(`The website`, 200, fetch(url)),
    expectStatus(`The API`, 401, fetch(url + routes['get-profile'].path)),
    checkModels(modelUrl),
  ]);
}

async function checkModels(modelUrl: string): Promise<void> {
  const file = await readFile(new URL('model-training/features.json', repository), 'utf8');
  const products: Record<string, string[]> = JSON.parse(file);
  await Promise.all(
    Object.entries(products).map(([insuranceType, features]) => {
      const instance = Object.fromEntries(features.map((feature) => [feature, 0]));
      const invocation = fetch(`${modelUrl}/endpoints/${resourceNames.model}/invocations`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ insurance_type: insuranceType, instances: [instance] }),
      });
      return expectStatus(`The ${insuranceType} model`, 200, invocation);
    }),
  );
}

async function expectStatus(part: string, expected: number, request: Promise<Response>): Promise<void> {
  const response = await request;
  const body = await response.text();
  if (response.status !== expected) throw new StartError(`${part} answers ${response.status}: ${body}`);
}
