import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { createFolder } from '#tests/support/temporary-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = createFolder('premia run ');
  await mkdir(join(folder, 'local'));
  await mkdir(join(folder, 'node_modules/.bin'), { recursive: true });
  await copyFile('local/run.js', join(folder, 'local/run.js'));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(
    join(folder, 'file.ts'),
    `console.log(process.argv.slice(2) as string[]); process.exit(3);`,
  );
});

/** Runs the file on this Node, which takes itself for the given version. */
function run(version: string) {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`;
  const options = ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`];
  const parameters = [...options, 'local/run.js', 'file.ts', '--live'];
  return spawnSync(process.execPath, parameters, { cwd: folder, encoding: 'utf8' });
}

const ran = { status: 3, stdout: "[ '--live' ]\n" };

it('runs a file on Node 24 or later', () => {
  expect(run('24.0.0')).toMatchObject(ran);
  expect(run('26.1.0')).toMatchObject(ran);
});

it('runs a file on the Node of node_modules if this one is older', async () => {
  await symlink(process.execPath, join(folder, 'node_modules/.bin/node'));
  expect(run('20.0.0')).toMatchObject(ran);
});

it('says how to get Node if there is only an older one', () => {
  const text =
    'Premia needs Node 24 or later, and this is 22.9.1: on Linux run "npm ci", elsewhere install Node from https://nodejs.org\n';
  expect(run('22.9.1')).toMatchObject({ status: 1, stdout: '', stderr: text });
});

const outdated = {
  status: 1,
  stdout: '',
  stderr: 'Packages are missing, or not those of this version of Premia: run npm ci\n',
};

it.each([
  ['without packages', []],
  ['with the files of another program alone', ['.cache']],
  ['without the packages of npm’s list', ['.package-lock.json']],
  ['with a part of the packages', ['zod']],
])('asks for npm ci %s', async (_, names) => {
  const dependencies = { dependencies: { zod: '4.6.7' }, devDependencies: { '@biomejs/biome': '2.0.0' } };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module', ...dependencies }));
  await rm(join(folder, 'node_modules'), { recursive: true });
  for (const name of names) {
    await mkdir(join(folder, 'node_modules', name), { recursive: true });
    await writeFile(join(folder, 'node_modules', name, 'package.json'), '{}');
  }
  expect(run('24.0.0')).toMatchObject(outdated);
});

it('runs a file with packages that another program than npm has installed', async () => {
  const names = { dependencies: { zod: '4.6.7' } };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module', ...names }));
  await mkdir(join(folder, 'node_modules/zod'));
  await writeFile(join(folder, 'node_modules/zod/package.json'), '{}');
  expect(run('24.0.0')).toMatchObject(ran);
});

it.each([
  ['the same packages, without optional ones', { 'node_modules/zod': { version: '4.6.7' } }, ran],
  ['another version', { 'node_modules/zod': { version: '4.6.6' } }, outdated],
  ['a missing package', {}, outdated],
])('compares the installed packages with package-lock.json: %s', async (_, installed, expected) => {
  const required = {
    '': { version: '0.1.0' },
    'node_modules/zod': { version: '4.6.7' },
    'node_modules/fsevents': { version: '2.3.3', optional: true },
  };
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages: required }));
  const file = join(folder, 'node_modules/.package-lock.json');
  await writeFile(file, JSON.stringify({ packages: installed }));
  expect(run('24.0.0')).toMatchObject(expected);
});
