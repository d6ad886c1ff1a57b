import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { type ApplicationProcess, startApplicationProcess } from '#tests/support/application-process.ts';

/** How long a database that nobody needs any more may take to be gone. */
const patience = { timeout: 15_000, interval: 50 };

function findDatabase(application: ApplicationProcess): string {
  const url = /^DynamoDB +(http:\/\/[\w.:]+)/m.exec(application.readOutput())?.[1];
  if (url === undefined) throw new Error(`No database in:\n${application.readOutput()}`);
  return url;
}

function isAnswering(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

async function findChild(parent: number | undefined): Promise<number> {
  const { stdout } = await promisify(execFile)('pgrep', ['-P', String(parent)]);
  return Number(stdout.trim().split('\n')[0]);
}

describe.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s', (signal) => {
  it('stops everything before the process ends well', async () => {
    const application = await startApplicationProcess();
    const database = findDatabase(application);
    expect(await isAnswering(database)).toBe(true);
    expect(await application.stop(signal)).toEqual({ exitCode: 0 });
    expect(await isAnswering(database)).toBe(false);
    expect(await isAnswering(application.url)).toBe(false);
  });
});

it('takes the signal a second time, as npm passes on what the terminal has sent', async () => {
  const application = await startApplicationProcess();
  application.process.kill('SIGINT');
  expect(await application.stop('SIGINT')).toEqual({ exitCode: 0 });
});

it('leaves no database behind when it is killed', async () => {
  const application = await startApplicationProcess();
  const database = findDatabase(application);
  await application.stop('SIGKILL');
  await expect.poll(() => isAnswering(database), patience).toBe(false);
});

it('says so and ends when its database is gone', async () => {
  const application = await startApplicationProcess();
  const guardian = await findChild(application.process.pid);
  const java = await findChild(guardian);
  process.kill(java, 'SIGKILL');
  expect(await application.ended).toEqual({ exitCode: 1 });
  expect(application.readOutput()).toContain('DynamoDB Local stopped');
});

it('ends, and the database too, when what guards the database is killed', async () => {
  const application = await startApplicationProcess();
  const database = findDatabase(application);
  process.kill(await findChild(application.process.pid), 'SIGKILL');
  expect(await application.ended).toEqual({ exitCode: 1 });
  expect(application.readOutput()).toContain('DynamoDB Local stopped');
  expect(await isAnswering(database)).toBe(false);
});

describe('npm start', () => {
  it.each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)(
    'ends with everything it started on %s',
    async (signal) => {
      const application = await startApplicationProcess({ command: ['npm', 'start'] });
      const database = findDatabase(application);
      await application.stop(signal);
      await expect.poll(() => isAnswering(application.url), patience).toBe(false);
      await expect.poll(() => isAnswering(database), patience).toBe(false);
    },
  );
});
