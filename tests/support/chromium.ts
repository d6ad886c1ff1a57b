import { canInstallPackages, findCommand, installPackages, isExecutable } from './debian-packages.ts';

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
  const { CHROMIUM_PATH, PATH } = environment;
  if (CHROMIUM_PATH) {
    if (isExecutable(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH names no program: ${CHROMIUM_PATH}`);
  }
  for (const command of commands) {
    const found = findCommand(command, PATH);
    if (found !== undefined) return found;
  }
  return applications.find(isExecutable);
}

/**
 * Finds a browser. As root on Debian, installs the headless one unless it or CHROMIUM_PATH is there.
 * @throws Error with instructions if there is none
 */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  const isPreferred = process.env.CHROMIUM_PATH || found?.endsWith(headlessShell);
  if (!isPreferred && canInstallPackages()) {
    await installPackages(headlessShell).catch((error: unknown) => {
      if (found === undefined) throw error;
    });
  }
  const installed = findChromium();
  if (installed !== undefined) return installed;
  throw new Error(
    `No Chromium was found. Install one (sudo apt-get install ${headlessShell}, brew install --cask chromium), or set CHROMIUM_PATH to one`,
  );
}
