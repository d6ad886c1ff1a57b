import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { createFolder } from '#tests/support/temporary-folder.ts';
import { runCommand } from './run-command.ts';

it('returns standard output', async () => {
  expect(
    await runCommand(process.execPath, ['-e', 'console.log(process.env.WORD)'], {
      environment: { WORD: 'hello' },
    }),
  ).toBe('hello\n');
});

it('throws the whole output if the command fails', async () => {
  const script = 'console.log("so far so good"); console.error("no further"); process.exit(3)';
  await expect(runCommand(process.execPath, ['-e', script])).rejects.toThrow(/so far so good\nno further/);
});

it('ends the command and its child processes when this process exits', async () => {
  const pidFile = join(createFolder(), 'pid');
  const script = `
      import { existsSync } from 'node:fs';
      import { runCommand } from ${JSON.stringify(fileURLToPath(new URL('run-command.ts', import.meta.url)))};
      void runCommand('sh', ['-c', 'sleep 60 & echo $! > ${pidFile}.new; mv ${pidFile}.new ${pidFile}; wait']);
      setInterval(() => existsSync('${pidFile}') && process.exit(), 10);`;
  await runCommand(process.execPath, ['--input-type=module-typescript', '-e', script]);
  const pid = readFileSync(pidFile, 'utf8').trim();
  await vi.waitFor(() => {
    const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', pid], { encoding: 'utf8' });
    // Ended, or a zombie that its parent has not reaped yet.
    expect(stdout.trim()).toMatch(/^(Z.*)?$/);
  }, 15_000);
});

it('names a command that does not exist', async () => {
  await expect(runCommand('premia-has-no-such-command', [])).rejects.toThrow(
    /"premia-has-no-such-command" could not be started/,
  );
});
