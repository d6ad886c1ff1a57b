import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { createFolder } from '#tests/support/temporary-folder.ts';

const program = fileURLToPath(new URL('handler-loop.ts', import.meta.url));

/** Runs a function with two events, and returns the lines of the loop. */
async function invokeTwice(handlerCode: string): Promise<string[]> {
  const folder = createFolder();
  writeFileSync(join(folder, 'index.js'), handlerCode);
  const loop = spawn(process.execPath, [program, folder, 'index.handler'], {
    env: { AWS_LAMBDA_FUNCTION_TIMEOUT: '28' },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  for (const id of ['first', 'second']) {
    loop.stdin.write(`${JSON.stringify({ 'invoke-id': id, payload: JSON.stringify({ id }) })}\n`);
  }
  loop.stdin.end();
  const [output] = await Promise.all([text(loop.stdout), once(loop, 'exit')]);
  return output.split('\n').slice(0, -1);
}

it('writes the result and the logs of each invocation, after a line for the start', async () => {
  const lines = await invokeTwice(`
    exports.handler = async ({ id }, { getRemainingTimeInMillis }) => {
      console.log(id);
      return { id, isInTime: getRemainingTimeInMillis() > 20_000 };
    };`);
  expect(lines.map((line) => line && JSON.parse(line))).toEqual([
    '',
    { payload: '{"id":"first","isInTime":true}', isError: false, logs: 'first\n' },
    { payload: '{"id":"second","isInTime":true}', isError: false, logs: 'second\n' },
  ]);
});

it('writes an error, and runs the next invocation', async () => {
  const [, first = '', second = ''] = await invokeTwice(
    'exports.handler = async ({ id }) => { if (id === "first") throw new TypeError("no"); };',
  );
  expect(JSON.parse(first).isError).toBe(true);
  expect(JSON.parse(JSON.parse(first).payload)).toMatchObject({ errorType: 'TypeError', errorMessage: 'no' });
  expect(JSON.parse(second)).toEqual({ payload: 'null', isError: false, logs: '' });
});

it('ends without a line if the function cannot be loaded', async () => {
  expect(await invokeTwice('throw new Error("broken")')).toEqual([]);
});
