/**
 * Runs Schemathesis, an independent fuzzer, on the OpenAPI description, against PREMIA_URL or a new
 * local server.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { installPythonTool } from '#local/python/python.ts';
import { ApiClient } from '#tests/support/api-client.ts';
import { ServerProcess } from '#tests/support/server-process.ts';

const examplesPerOperation = process.env.FUZZ_RUNS ?? '40';
const seed = process.env.FUZZ_SEED ?? '20261120';

/**
 * Enabled checks. Those that expect every matching body to be accepted and every other one to be
 * rejected are left out: the description cannot express that two passwords are equal, or that unknown
 * fields are ignored.
 */
const checks = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
  'ignored_auth',
];

async function fuzz(url: string): Promise<boolean> {
  const schemathesis = await installPythonTool('schemathesis');
  const { token } = await new ApiClient(url).register();
  const parameters = ['run', 'docs/openapi.json', '--url', url, '--header', `Authorization: Token ${token}`];
  const amount = [
    '--max-examples',
    examplesPerOperation,
    '--seed',
    seed,
    '--phases',
    'examples,coverage,fuzzing',
  ];
  // Logout would end the session of all other requests.
  const selection = ['--checks', checks.join(','), '--exclude-operation-id', 'logout'];
  const run = spawn(schemathesis, [...parameters, ...amount, ...selection], { stdio: 'inherit' });
  const [exitCode] = await once(run, 'close');
  return exitCode === 0;
}

const { PREMIA_URL } = process.env;
const server = PREMIA_URL ? undefined : await ServerProcess.start();
try {
  const isSound = await fuzz(PREMIA_URL ?? server?.url ?? '');
  console.log(isSound ? '\n1 passed, 0 failed' : '\n0 passed, 1 failed');
  process.exitCode = isSound ? 0 : 1;
} finally {
  await server?.stop();
}
