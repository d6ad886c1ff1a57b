/**
 * Checks that the last release, which released.json names, is an ancestor of this commit, and that its fixtures of stored
 * items are unchanged: lines may only be appended.
 */
import { existsSync, readFileSync } from 'node:fs';
import { git, isAncestor, readRelease } from './support/release.ts';

const { commit, version } = readRelease();

function findProblems(): string[] {
  if (!isAncestor(commit)) {
    return [
      `released.json names the commit ${commit} of version ${version}, which is no ancestor of HEAD: write the file again with "node local/run.js tests/support/write-release.ts" on the commit of the release, and commit it`,
    ];
  }
  const files = git('ls-tree', '--name-only', commit, 'tests/stored/').split('\n');
  return files
    .filter((file) => file.endsWith('.jsonl'))
    .filter(
      (file) => !existsSync(file) || !readFileSync(file, 'utf8').startsWith(git('show', `${commit}:${file}`)),
    )
    .map((file) => `${file} has other lines than version ${version}: fixtures are appended, never edited`);
}

const problems = findProblems();
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
