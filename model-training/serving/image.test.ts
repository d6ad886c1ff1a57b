import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { IgnoreStrategy } from 'aws-cdk-lib';
import { afterAll, expect, test } from 'vitest';

const context = fileURLToPath(new URL('..', import.meta.url));
const dockerfile = readFileSync(join(context, 'serving/Dockerfile'), 'utf8');
const instructions = dockerfile
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(/ (.*)/) as [name: string, value: string]);
const valuesOf = (name: string) => instructions.flatMap(([each, value]) => (each === name ? [value] : []));

const image = mkdtempSync(join(tmpdir(), 'premia-image-'));
const copies = valuesOf('COPY').map((value) => value.split(' '));
afterAll(() => {
  // Only root can remove files of a read-only folder.
  for (const [, target = ''] of [[], ...copies]) chmodSync(join(image, target), 0o755);
  rmSync(image, { recursive: true, force: true });
});

/** Copies what the Dockerfile copies, and makes it read-only. */
function buildImage(): void {
  const ignored = IgnoreStrategy.docker(
    context,
    readFileSync(join(context, '.dockerignore'), 'utf8').split('\n'),
  );
  for (const [source = '', target = ''] of copies) {
    mkdirSync(join(image, target), { recursive: true });
    for (const name of readdirSync(join(context, source), { recursive: true }).map(String)) {
      const file = join(context, source, name);
      if (!statSync(file).isDirectory() && !ignored.ignores(file)) {
        cpSync(file, join(image, target, name));
        chmodSync(join(image, target, name), 0o444);
      }
    }
    chmodSync(join(image, target), 0o555);
  }
  chmodSync(image, 0o555);
}

test('only copies, and has an unprivileged user', () => {
  const names = new Set(instructions.map(([name]) => name));
  expect(names).toEqual(new Set(['FROM', 'WORKDIR', 'COPY', 'USER', 'EXPOSE', 'ENTRYPOINT']));
  expect(valuesOf('USER')).toEqual(['node']);
});

test('serves from read-only files as another user until SIGTERM', { timeout: 60_000 }, async () => {
  buildImage();
  expect(readdirSync(join(image, 'artifacts')).sort()).toEqual([
    'car.json',
    'health.json',
    expect.stringMatching(/^prices-\d{4}$/),
    'year.json',
  ]);
  const [node, ...parameters]: string[] = JSON.parse(valuesOf('ENTRYPOINT')[0] ?? '');
  expect(node).toBe('node');
  const command = [process.execPath, ...parameters, 'serve'];
  const isRoot = process.getuid?.() === 0;
  const asNobody = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups', '--no-new-privs'];
  const [program = '', ...others] = isRoot ? [...asNobody, ...command] : command;
  const child = spawn(program, others, {
    cwd: image,
    env: { PATH: process.env.PATH, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const [line] = await Promise.race([once(child.stdout, 'data'), exited]);
  const url = /listen on (\S+)/.exec(String(line))?.[1]?.replace('0.0.0.0', '127.0.0.1');
  expect((await fetch(`${url}/ping`)).status).toBe(200);
  const { people } = JSON.parse(readFileSync(join(context, 'reference-people.json'), 'utf8')).car;
  const response = await fetch(`${url}/invocations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ insurance_type: 'car', year: 2026, instances: people }),
  });
  expect((await response.json()) as object).toMatchObject({ insurance_type: 'car' });

  const inFlight = request(`${url}/invocations`, {
    method: 'POST',
    agent: false,
    headers: { 'content-type': 'application/json', expect: '100-continue' },
  });
  inFlight.flushHeaders();
  // The server has read the head.
  await once(inFlight, 'continue');
  child.kill('SIGTERM');
  const ping = async () => (await fetch(`${url}/ping`)).headers.get('connection');
  await expect.poll(ping, { interval: 10, timeout: 15_000 }).toBe('close');
  inFlight.end(JSON.stringify({ insurance_type: 'car', year: 2026, instances: people }));
  expect(await once(inFlight, 'response')).toMatchObject([{ statusCode: 200 }]);
  expect(await exited).toEqual([0, null]);
});
