import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { listenOnLoopback } from '#local/loopback.ts';

it('starts nothing if its port is in use', async () => {
  const { port, close } = await listenOnLoopback(createServer());
  onTestFinished(close);
  const running = promisify(execFile)(process.execPath, ['infra/emulator/deploy-local.ts'], {
    env: { ...process.env, PORT: String(port) },
  });
  await expect(running).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining(
      `Port ${port} is in use by another program: stop it, or set PORT to another port`,
    ),
  });
});
