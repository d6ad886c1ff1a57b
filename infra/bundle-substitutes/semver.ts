/**
 * Stands in for `semver` in the functions' bundles, where jsonwebtoken alone uses it: to ask whether this
 * Node is as old as 16.9 or older. The bundles are built for Node 24.
 */
export function satisfies(version: string, range: string): boolean {
  const oldest = /^(?:\^6\.12\.0 \|\| )?>=(8|15|16)\./.exec(range)?.[1];
  if (oldest === undefined) throw new Error(`Nobody has answered yet whether ${version} is ${range}`);
  return true;
}
