/**
 * Writes released.json for the commit that is checked out: after a release, or after the last commit before it that
 * changes what is stored. Commit the file by itself.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { reads, writes } from '#functions/data/stored-forms.ts';
import { git, listStoredMembers, type Release, releaseFile } from './release.ts';

const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')));

if (git('status', '--porcelain') !== '') throw new Error('Commit first: released.json names a commit');
const release: Release = {
  version,
  commit: git('rev-parse', 'HEAD'),
  reads,
  writes,
  members: listStoredMembers(),
};
writeFileSync(releaseFile, `${JSON.stringify(release, null, 2)}\n`);
