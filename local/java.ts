import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from './settings.ts';

/** Oldest Java version that DynamoDB Local supports. */
const minJavaVersion = 17;

/** Commands that install Java 17 or later, by package manager; the first one on the PATH is suggested. */
const installCommands = {
  'apt-get': 'sudo apt-get install -y openjdk-17-jre-headless',
  dnf: 'sudo dnf install -y java-21-openjdk-headless',
  apk: 'sudo apk add openjdk21-jre-headless',
  pacman: 'sudo pacman -S jre-openjdk-headless',
  zypper: 'sudo zypper install java-21-openjdk-headless',
  brew: 'brew install openjdk@21',
  winget: 'winget install EclipseAdoptium.Temurin.21.JRE',
};

/** Adds the `bin` folder of JAVA_HOME to the front of the PATH, if JAVA_HOME is set. */
export function javaEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  if (!environment.JAVA_HOME) return environment;
  return { ...environment, PATH: [join(environment.JAVA_HOME, 'bin'), environment.PATH].join(delimiter) };
}

/**
 * Checks that `java` is installed and new enough.
 * @throws StartError with the command that installs Java on this system
 */
export async function checkJava(environment: NodeJS.ProcessEnv = process.env): Promise<void> {
  const env = javaEnvironment(environment);
  const found = await promisify(execFile)('java', ['-version'], { env }).then(
    ({ stderr }) => parseMajorVersion(stderr),
    () => undefined,
  );
  if (found === undefined) throw new StartError(formatInstallAdvice('Java was not found', env));
  if (found < minJavaVersion) throw new StartError(formatInstallAdvice(`Java ${found} is too old`, env));
}

/** Parses 17 from `openjdk version "17.0.15"`, and 8 from the older form `java version "1.8.0_292"`. */
export function parseMajorVersion(versionText: string): number | undefined {
  const major = /version "(?:1\.)?(\d+)/.exec(versionText)?.[1];
  return major === undefined ? undefined : Number(major);
}

function formatInstallAdvice(problem: string, environment: NodeJS.ProcessEnv): string {
  const manager = Object.entries(installCommands).find(([name]) => isOnPath(name, environment));
  const install = manager ? `install it with: ${manager[1]}` : 'install it from https://adoptium.net';
  return `${problem}. DynamoDB Local needs Java ${minJavaVersion} or later: ${install} (or set DYNAMODB_ENDPOINT to a running DynamoDB)`;
}

function isOnPath(command: string, environment: NodeJS.ProcessEnv): boolean {
  const folders = environment.PATH?.split(delimiter) ?? [];
  return folders.some(
    (folder) => existsSync(join(folder, command)) || existsSync(join(folder, `${command}.exe`)),
  );
}
