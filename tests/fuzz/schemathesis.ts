/**
 * Lets Schemathesis make its own requests from the API's description: a second opinion, by a program
 * that knows other tricks than ours. Against PREMIA_URL when it is set, else an server of its own.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { installPythonTool } from '#infra/tools/python.ts';
import { ApiClient } from '#tests/support/api-client.ts';
import { ServerProcess } from '#tests/support/server-process.ts';

const examplesPerOperation = process.env.FUZZ_RUNS ?? '40';
const seed = process.env.FUZZ_SEED ?? '20261120';

/**
 * Not asked for: that every body which fits the description is taken, and every other one refused. The
 * description can't say that two passwords are the same, nor that unknown fields are ignored on purpose.
 */
const checks = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
  'ignored_auth',
];

/** Whether Schemathesis finds nothing wrong with the API at an address. */
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
  // It would end the session that all other requests need.
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
