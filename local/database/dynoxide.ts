import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { type Engine, findProgram } from './engine.ts';

/** Versions of Dynoxide's packages, by name: one a platform. */
const packages: Readonly<Record<string, string>> = manifest.optionalDependencies;

/** Platform of this machine, as in the names of Dynoxide's packages. */
const thisPlatform = `${process.platform}-${process.arch}`;

/**
 * Dynoxide, a native program on SQLite. It is the default, because it needs no Java, starts in milliseconds, and
 * responds to a write only after SQLite has synchronised it with the disk. On a full disk it refuses writes.
 * It executes one request at a time, so that transactions never conflict, and has no limits of capacity: tests that need
 * either inject the response with a proxy.
 */
export const dynoxide: Engine = {
  id: 'dynoxide',
  name: 'Dynoxide',
  fileName: 'premia.db',
  hasHostOption: true,
  async findObstacle(environment) {
    if (findDynoxide(environment) !== undefined) return undefined;
    return `Dynoxide was not found: ${formatInstallAdvice()}`;
  },
  /** Its tables: the item as JSON, with the types of DynamoDB, beside its keys. */
  removeExpiredItems(database) {
    const tables = database
      .prepare('SELECT table_name, ttl_attribute FROM _tables WHERE ttl_enabled = 1')
      .all();
    for (const { table_name, ttl_attribute } of tables) {
      const ttl = `CAST(item_json ->> '$.${ttl_attribute}.N' AS REAL)`;
      database.exec(`DELETE FROM "${table_name}" WHERE ${ttl} < unixepoch()`);
    }
  },
  async spawn(host, port, directory) {
    const program = findDynoxide(process.env) ?? 'dynoxide';
    const file = directory === undefined ? [] : ['--db-path', join(directory, this.fileName)];
    return spawn(program, ['--host', host, '--port', String(port), ...file], { stdio: 'inherit' });
  },
};

/** Returns the program of the installed package for a platform, or the one on the PATH. */
export function findDynoxide(environment: NodeJS.ProcessEnv, platform = thisPlatform): string | undefined {
  const name = platform.startsWith('win32') ? 'dynoxide.exe' : 'dynoxide';
  try {
    return createRequire(import.meta.url).resolve(`@dynoxide/${platform}/${name}`);
  } catch {
    return findProgram('dynoxide', environment);
  }
}

/** Returns the way to install Dynoxide on a platform. */
export function formatInstallAdvice(platform = thisPlatform): string {
  const name = `@dynoxide/${platform}`;
  if (name in packages) return `install it with: npm install --no-save ${name}@${packages[name]}`;
  // The crate `dynoxide` is another project.
  return platform.startsWith('win32')
    ? 'on Windows use WSL 2'
    : 'install it with: cargo install dynoxide-rs --version 3.2.0';
}
