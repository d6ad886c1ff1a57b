import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Name of the file with the notices, in the website's folder and in that of each bundle. */
export const noticesFile = 'third-party-licenses.txt';

/** Copyrights of packages under the MIT licence that don't contain its text, from their READMEs. */
const copyrights: Readonly<Record<string, string>> = {
  '@middy/core': 'Copyright (c) 2017-2026 will Farrell, Luciano Mammino, and Middy contributors',
};

/** Notices of code and data from other projects, by the file that contains them. */
const copiedData: Readonly<Record<string, { title: string; copyright: string }>> = {
  'frontend/src/ui/common-passwords.json': {
    title: 'passwords.json of @zxcvbn-ts/language-common 4.1.3 (MIT)',
    copyright: 'Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc.',
  },
  // Compiled into the package.
  'node_modules/@modelcontextprotocol/server/dist/shimsWorkerd.mjs': {
    title: '@cfworker/json-schema 4.1.1 (MIT)',
    copyright: 'Copyright (c) 2020 Jeremy Danyow',
  },
  'node_modules/@modelcontextprotocol/server/dist/index.mjs': {
    title: 'content-type 1.0.5 (MIT)',
    copyright: 'Copyright (c) 2015 Douglas Christopher Wilson',
  },
};

interface Package {
  readonly name: string;
  readonly version: string;
  readonly license: string;
}

/** The MIT licence, which is also our own. */
const mit = readFileSync(new URL('../LICENSE', import.meta.url), 'utf8').trim();

const withCopyright = (copyright: string) => mit.replace(/^Copyright.*/m, copyright);

/**
 * Collects the licences of the packages and copied data that files of a build are from, one for each.
 * @param files paths; others outside of `node_modules` are our own
 * @throws Error that names a package without the text of its licence
 */
export function collectNotices(files: Iterable<string>): string {
  const paths = [...files];
  const folders = paths.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []);
  const notices = [
    ...[...new Set(folders)].map(readNotice),
    ...Object.entries(copiedData)
      .filter(([copy]) => paths.some((file) => file.endsWith(copy)))
      .map(([, { title, copyright }]) => `${title}\n\n${withCopyright(copyright)}`),
  ];
  return `${notices.sort().join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

/** Reads name and licence of the package in a folder. */
function readNotice(folder: string): string {
  const { name, version, license }: Package = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const copyright = copyrights[name];
  const texts = copyright
    ? [withCopyright(copyright)]
    : readdirSync(folder)
        .filter((file) => /^(licen[cs]e|notice)/i.test(file))
        .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  if (texts.length === 0) throw new Error(`${name} has no file with its licence, which has to be shipped`);
  return [`${name} ${version} (${license})`, ...texts].join('\n\n');
}
