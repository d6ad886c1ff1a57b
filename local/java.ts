import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from './start-error.ts';

/** The oldest Java that DynamoDB Local runs on. */
const oldestJava = 17;

/** Package managers in the order they are looked for, with what installs Java 17 or later. */
const installCommands = {
  'apt-get': 'sudo apt-get install -y openjdk-17-jre-headless',
  dnf: 'sudo dnf install -y java-21-openjdk-headless',
  apk: 'sudo apk add openjdk21-jre-headless',
  pacman: 'sudo pacman -S jre-openjdk-headless',
  zypper: 'sudo zypper install java-21-openjdk-headless',
  brew: 'brew install openjdk@21',
  winget: 'winget install EclipseAdoptium.Temurin.21.JRE',
};

/** The environment in which `java` is the one that JAVA_HOME names, where it names one. */
export function javaEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  if (!environment.JAVA_HOME) return environment;
  return { ...environment, PATH: [join(environment.JAVA_HOME, 'bin'), environment.PATH].join(delimiter) };
}

/**
 * Makes sure that `java` is there and new enough.
 * @throws StartError that says how to install Java on this system
 */
export async function checkJava(environment: NodeJS.ProcessEnv = process.env): Promise<void> {
  const env = javaEnvironment(environment);
  const found = await promisify(execFile)('java', ['-version'], { env }).then(
    ({ stderr }) => readMajorVersion(stderr),
    () => undefined,
  );
  if (found === undefined) throw new StartError(adviseInstallation('Java was not found', env));
  if (found < oldestJava) throw new StartError(adviseInstallation(`Java ${found} is too old`, env));
}

/** Reads 17 from `openjdk version "17.0.15"`, and 8 from the older form `java version "1.8.0_292"`. */
export function readMajorVersion(versionText: string): number | undefined {
  const major = /version "(?:1\.)?(\d+)/.exec(versionText)?.[1];
  return major === undefined ? undefined : Number(major);
}

function adviseInstallation(problem: string, environment: NodeJS.ProcessEnv): string {
  const manager = Object.entries(installCommands).find(([name]) => isOnPath(name, environment));
  const install = manager ? `install it with: ${manager[1]}` : 'install it from https://adoptium.net';
  return `${problem}. DynamoDB Local needs Java ${oldestJava} or later: ${install} (or set DYNAMODB_ENDPOINT to a DynamoDB that runs elsewhere)`;
}

function isOnPath(command: string, environment: NodeJS.ProcessEnv): boolean {
  const folders = environment.PATH?.split(delimiter) ?? [];
  return folders.some(
    (folder) => existsSync(join(folder, command)) || existsSync(join(folder, `${command}.exe`)),
  );
}
