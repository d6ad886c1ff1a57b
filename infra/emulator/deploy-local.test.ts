import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { serve } from '#tests/support/serve.ts';

it('starts nothing if its port is in use', async () => {
  const { port } = await serve(() => {});
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
