import { type ChildProcess, fork, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';

const guardianFile = fileURLToPath(new URL('ministack-guardian.ts', import.meta.url));

/** Replacement for MiniStack that starts a child process, as MiniStack does for functions, and prints both ids. */
const fakeMinistack = `#!${process.execPath}
const { spawn } = require('node:child_process');
const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
console.log(JSON.stringify({ pids: [process.pid, child.pid], port: process.env.GATEWAY_PORT, path: process.env.PATH }));
setInterval(() => {}, 1000);
`;

const started: ChildProcess[] = [];

function prepare() {
  const folder = mkdtempSync(join(tmpdir(), 'premia-guardian-'));
  const program = join(folder, 'ministack.cjs');
  writeFileSync(program, fakeMinistack, { mode: 0o755 });
  return { folder, parameters: [program, '4499', folder] };
}

async function readOutput({ stdout }: ChildProcess): Promise<{ pids: number[]; port: string; path: string }> {
  if (!stdout) throw new Error('stdout is not piped');
  const [text] = await once(stdout.setEncoding('utf8'), 'data');
  return JSON.parse(text);
}

/** A process that has ended is listed as a zombie until its parent reaps it. */
function isRunning(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.startsWith('Z');
}

async function expectEnd(pids: number[]): Promise<void> {
  await vi.waitFor(() => expect(pids.map(isRunning)).toEqual([false, false]), 5_000);
}

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

describe('MiniStack guardian', () => {
  it.each(['disconnect', 'SIGTERM'] as const)(
    'stops all processes and deletes the folder on %s',
    async (event) => {
      const { folder, parameters } = prepare();
      const guardian = fork(guardianFile, parameters, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
      started.push(guardian);
      const { pids, port, path } = await readOutput(guardian);
      expect(port).toBe('4499');
      expect(path.split(delimiter)[0]).toBe(dirname(process.execPath));
      expect(pids.map(isRunning)).toEqual([true, true]);

      if (event === 'disconnect') guardian.disconnect();
      else guardian.kill(event);
      await once(guardian, 'exit');
      await expectEnd(pids);
      expect(existsSync(folder)).toBe(false);
    },
  );

  it('stops all processes if its parent is killed', async () => {
    const { folder, parameters } = prepare();
    const script = `require('node:child_process').fork(${JSON.stringify(guardianFile)}, ${JSON.stringify(parameters)}, { stdio: 'inherit' })`;
    const parent = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    started.push(parent);
    const { pids } = await readOutput(parent);

    parent.kill('SIGKILL');
    // The guardian holds the other end of this pipe until it exits.
    await once(parent, 'close');
    await expectEnd(pids);
    expect(existsSync(folder)).toBe(false);
  });

  it('ignores SIGINT, so that its parent handles Ctrl-C', async () => {
    const { parameters } = prepare();
    const guardian = fork(guardianFile, parameters, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
    started.push(guardian);
    const { pids } = await readOutput(guardian);
    guardian.kill('SIGINT');
    guardian.kill('SIGTERM');
    await once(guardian, 'exit');
    await expectEnd(pids);
  });
});
