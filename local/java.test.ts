import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkJava, readMajorVersion } from './java.ts';

describe('the version of Java', () => {
  it.each([
    ['openjdk version "17.0.15" 2025-04-15', 17],
    ['java version "1.8.0_292"', 8],
    ['openjdk version "25" 2025-09-16', 25],
  ])('is read from %s', (text, major) => expect(readMajorVersion(text)).toBe(major));

  it('is unknown where the text tells none', () => {
    expect(readMajorVersion('The operation could not be completed.')).toBeUndefined();
  });
});

describe('looking for Java', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'premia-java-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function addProgram(name: string, script = ''): Promise<void> {
    await writeFile(join(folder, name), `#!/bin/sh\n${script}\n`);
    await chmod(join(folder, name), 0o755);
  }

  it('is content with 17', async () => {
    await addProgram('java', `echo 'openjdk version "17.0.1"' >&2`);
    await expect(checkJava({ PATH: folder })).resolves.toBeUndefined();
  });

  it('says what installs it where there is none', async () => {
    await addProgram('apt-get');
    await expect(checkJava({ PATH: folder })).rejects.toThrow(
      'Java was not found. DynamoDB Local needs Java 17 or later: install it with: sudo apt-get install -y openjdk-17-jre-headless (or set DYNAMODB_ENDPOINT to a DynamoDB that runs elsewhere)',
    );
  });

  it('names a place to get it where there is no known package manager', async () => {
    await expect(checkJava({ PATH: folder })).rejects.toThrow('install it from https://adoptium.net');
  });

  it('says that it is too old, and takes the one of JAVA_HOME first', async () => {
    await addProgram('java', `echo 'java version "1.8.0_292"' >&2`);
    await expect(checkJava({ PATH: folder })).rejects.toThrow('Java 8 is too old.');
    await expect(checkJava({ PATH: folder, JAVA_HOME: '/nowhere' })).rejects.toThrow('Java 8 is too old.');
  });

  it('takes a Java that only explains how to get one for none', async () => {
    await addProgram('java', 'echo "Unable to locate a Java Runtime." >&2; exit 1');
    await expect(checkJava({ PATH: folder })).rejects.toThrow('Java was not found.');
  });
});
