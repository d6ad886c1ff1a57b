import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

/** Needs half of the processor time of browsers with a window. */
const headlessShell = 'chromium-headless-shell';

/** Commands of Chromium-based browsers, the preferred one first. */
const commands = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Paths of browsers on systems without these commands. */
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds the browser of CHROMIUM_PATH or an installed one.
 * @returns undefined if there is none
 * @throws Error if CHROMIUM_PATH is not an executable file
 */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = environment;
  if (CHROMIUM_PATH) {
    if (isExecutable(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH names no program: ${CHROMIUM_PATH}`);
  }
  const folders = PATH.split(delimiter);
  const onPath = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...onPath, ...applications].find(isExecutable);
}

/**
 * Finds a browser. As root on Debian, installs the headless one unless it or CHROMIUM_PATH is there.
 * @throws Error with instructions if there is none
 */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  const isPreferred = process.env.CHROMIUM_PATH || found?.endsWith(headlessShell);
  const canInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (!isPreferred && canInstall) {
    await installHeadlessShell().catch((error: unknown) => {
      if (found === undefined) throw error;
    });
  }
  const installed = findChromium();
  if (installed !== undefined) return installed;
  throw new Error(
    `No Chromium was found. Install one (sudo apt-get install ${headlessShell}, brew install --cask chromium), or set CHROMIUM_PATH to one`,
  );
}

async function installHeadlessShell(): Promise<void> {
  console.log(`Installing ${headlessShell} ...`);
  const run = promisify(execFile);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  await run('apt-get', ['install', '-y', '--no-install-recommends', headlessShell], { env });
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
