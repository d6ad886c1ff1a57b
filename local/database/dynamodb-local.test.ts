import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createFolder } from '#tests/support/temporary-folder.ts';
import { findJavaObstacle } from './dynamodb-local.ts';

describe('findJavaObstacle', () => {
  let folder: string;
  beforeEach(() => {
    folder = createFolder();
  });

  async function addProgram(name: string, script = ''): Promise<void> {
    await writeFile(join(folder, name), `#!/bin/sh\n${script}\n`);
    await chmod(join(folder, name), 0o755);
  }

  it('accepts Java 17', async () => {
    await addProgram('java', `echo 'openjdk version "17.0.1"' >&2`);
    expect(await findJavaObstacle({ PATH: folder })).toBeUndefined();
  });

  it('suggests the install command of the package manager if Java is missing', async () => {
    await addProgram('apt-get');
    expect(await findJavaObstacle({ PATH: folder })).toBe(
      'Java was not found, DynamoDB Local needs version 17 or later: install it with: sudo apt-get install -y default-jre-headless',
    );
  });

  it('suggests a download page if there is no known package manager', async () => {
    expect(await findJavaObstacle({ PATH: folder })).toContain('install it from https://adoptium.net');
  });

  it('rejects an old Java, and finds `java` on the PATH if JAVA_HOME has none', async () => {
    await addProgram('java', `echo 'java version "1.8.0_292"' >&2`);
    expect(await findJavaObstacle({ PATH: folder })).toContain('Java 8 is too old,');
    expect(await findJavaObstacle({ PATH: folder, JAVA_HOME: '/nowhere' })).toContain('Java 8 is too old,');
  });

  it('treats a `java` that only prints an install hint as missing', async () => {
    await addProgram('java', 'echo "Unable to locate a Java Runtime." >&2; exit 1');
    expect(await findJavaObstacle({ PATH: folder })).toContain('Java was not found,');
  });
});
