import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const timeout = 60_000;

function startMain(environment: Record<string, string>) {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { child, exited: once(child, 'exit') };
}

test('serves the named endpoint until it is told to end', { timeout }, async () => {
  const { child, exited } = startMain({ MODEL_ENDPOINT_NAME: 'premia', PORT: '0' });
  const [line] = await once(child.stdout, 'data');
  const url = /listens on (\S+)/.exec(String(line))?.[1];
  expect((await fetch(`${url}/ping`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
});

test('names what is wrong in its environment', { timeout }, async () => {
  const { child, exited } = startMain({ MODEL_ENDPOINT_NAME: '', PORT: '70000' });
  const [text] = await once(child.stderr, 'data');
  expect(String(text)).toContain('PORT');
  expect(String(text)).toContain('MODEL_ENDPOINT_NAME');
  expect((await exited)[0]).toBe(1);
});
