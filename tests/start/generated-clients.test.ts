import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { createEmail } from '#tests/support/api-client.ts';
import { ServerProcess } from '#tests/support/server-process.ts';
import { createFolder } from '#tests/support/temporary-folder.ts';

const run = promisify(execFile);
const description = fileURLToPath(new URL('../../docs/openapi.json', import.meta.url));

/** Generators that others use, and the newest TypeScript that both accept. */
const packages = [
  'typescript@5.9.3',
  'openapi-typescript@7.13.0',
  'openapi-fetch@0.17.0',
  '@hey-api/openapi-ts@0.99.0',
  '@types/node@24.10.1',
];

const settings = {
  compilerOptions: {
    strict: true,
    noUncheckedIndexedAccess: true,
    module: 'nodenext',
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: ['node'],
    outDir: 'out',
  },
  include: ['*.ts'],
};

const operations = z.record(
  z.string(),
  z.record(
    z.string(),
    z.object({
      requestBody: z.optional(
        z.object({
          content: z.object({
            'application/json': z.object({
              example: z.optional(z.unknown()),
              examples: z.optional(z.record(z.string(), z.object({ value: z.unknown() }))),
            }),
          }),
        }),
      ),
    }),
  ),
);

/** Source in which each example of the document is a constant of its body's generated type. */
async function writeExamples(): Promise<{ source: string; count: number }> {
  const { paths } = z.object({ paths: operations }).parse(JSON.parse(await readFile(description, 'utf8')));
  const constants = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) => {
      const { example, examples = {} } = requestBody?.content['application/json'] ?? {};
      const bodies = example === undefined ? Object.values(examples).map(({ value }) => value) : [example];
      const type = `NonNullable<paths['${path}']['${method}']['requestBody']>['content']['application/json']`;
      return bodies.map((body) => `const _: ${type} = ${JSON.stringify(body)};`);
    }),
  );
  const source = constants.map((line, index) => line.replace('_', `example${index}`)).join('\n');
  return { source: `import type { paths } from './schema.js';\n${source}\n`, count: constants.length };
}

const answers = `
const [baseUrl = '', email = ''] = process.argv.slice(2);
const password = 'Correct-Horse-1';
const user = { first_name: 'Ada', last_name: 'Lovelace', phone_number: '+1 202 555 0101', email, password };
const car = { driver_age: 45, driving_experience: 25, annual_mileage: '13', car_mfg_year: 2020, prv_accident: 0 };
`;

const output = `
const county: string | undefined = place?.counties[0]?.county;
const premium: number | undefined = created?.predicted_premium;
console.log(JSON.stringify({
  label: named?.label,
  stored: history?.filter(({ predicted_premium }) => predicted_premium === premium).length,
  deleted: deleted !== undefined,
  county,
  level: plans?.help,
  problem: [error?.code, Object.keys(error?.errors ?? {})],
}));
`;

/** Programs on the types of openapi-typescript, and on the client of @hey-api/openapi-ts: the same calls and output. */
const programs = {
  fetch: `
import createClient from 'openapi-fetch';
import type { paths } from './schema.js';
${answers}
const client = createClient<paths>({ baseUrl });
const { data: session } = await client.POST('/api/users/register/', { body: { ...user, confirm_password: password } });
const headers = { authorization: \`Token \${session?.token}\` };
const { data: created } = await client.POST('/api/predictions/car_insurance/', {
  body: { ...car, state: 'OH', cover: 'full', car_body: 'suv', limits: '100_300', car_class: null },
  headers,
});
const params = { path: { id: created?.id ?? '' } };
const { data: named } = await client.PATCH('/api/predictions/{id}/', { params, headers, body: { label: 'Blue' } });
const { data: history } = await client.GET('/api/predictions/history/', { headers, params: { query: { limit: 1 } } });
const { data: deleted } = await client.DELETE('/api/predictions/delete/{id}/', { params, headers });
const { data: plans } = await client.POST('/api/estimates/plans/', {
  body: { zip: '77002', people: [{ age: 40, role: 'adult' }, { age: 10, role: 'child' }] },
});
const { data: place } = await client.GET('/api/places/{zip}/', { params: { path: { zip: '77002' } } });
const { error } = await client.POST('/api/estimates/car_insurance/', { body: { ...car, annual_mileage: 'far' } });
${output}
`,
  sdk: `
import { createClient } from './client/client/index.js';
import * as api from './client/index.js';
${answers}
const client = createClient({ baseUrl });
const { data: session } = await api.register({ client, body: { ...user, confirm_password: password } });
client.setConfig({ auth: \`Token \${session?.token}\` });
const { data: created } = await api.predictCarPremium({
  client,
  body: { ...car, state: 'OH', cover: 'full', car_body: 'suv', limits: '100_300', car_class: null },
});
const path = { id: created?.id ?? '' };
const { data: named } = await api.labelPrediction({ client, path, body: { label: 'Blue' } });
const { data: history } = await api.listPredictions({ client, query: { limit: 1 } });
const { data: deleted } = await api.deletePrediction({ client, path });
const { data: plans } = await api.estimatePlans({
  client,
  body: { zip: '77002', people: [{ age: 40, role: 'adult' }, { age: 10, role: 'child' }] },
});
const { data: place } = await api.getPlace({ client, path: { zip: '77002' } });
const { error } = await api.estimateCarPremium({ client, body: { ...car, annual_mileage: 'far' } });
${output}
`,
};

// The generators are installed from the registry, and only here: Premia is built with a newer TypeScript than they accept.
it('clients generated from the OpenAPI document accept its examples, compile, and call the server', async () => {
  const folder = createFolder();
  const install = run('npm', ['install', '--no-audit', '--no-fund', '--prefix', folder, ...packages]);
  const { source, count } = await writeExamples();
  expect(count).toBeGreaterThan(10);
  const files = {
    'package.json': JSON.stringify({ private: true, type: 'module' }),
    'tsconfig.json': JSON.stringify(settings),
  };
  const sources = { 'examples.ts': source, 'fetch.ts': programs.fetch, 'sdk.ts': programs.sdk };
  await install;
  for (const [name, content] of Object.entries({ ...files, ...sources })) {
    await writeFile(join(folder, name), content);
  }
  const runNode = async (script: string, ...parameters: string[]) => {
    // The compiler prints its errors to standard output, which the message of a failed command lacks.
    const { stdout } = await run(process.execPath, [script, ...parameters], { cwd: folder }).catch(
      ({ message, stdout: errors }) => expect.fail(`${message}${errors}`),
    );
    return stdout;
  };
  const bin = (name: string) => join(folder, 'node_modules', name);
  await runNode(bin('openapi-typescript/bin/cli.js'), description, '-o', 'schema.ts');
  const plugins = ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'];
  await runNode(bin('@hey-api/openapi-ts/bin/run.js'), '-i', description, '-o', 'client', '-p', ...plugins);
  await runNode(bin('typescript/bin/tsc'));

  const server = await ServerProcess.start();
  onTestFinished(async () => void (await server.stop()));
  for (const program of ['fetch', 'sdk']) {
    const output = await runNode(`out/${program}.js`, server.url, createEmail());
    expect(JSON.parse(output), program).toEqual({
      label: 'Blue',
      stored: 1,
      deleted: true,
      county: '48201',
      level: 'unknown_income',
      problem: ['validation_failed', ['annual_mileage']],
    });
  }
});
