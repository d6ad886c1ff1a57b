import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { canInstallPackages, findCommand, installPackages } from '#tests/support/debian-packages.ts';

/** Programs of Debian's packages `webkit2gtk-driver` and `xvfb`. */
interface Programs {
  readonly browser: string;
  readonly driver: string;
  readonly display: string;
}

function findPrograms(): Programs | undefined {
  const driver = findCommand('WebKitWebDriver');
  const display = findCommand('Xvfb');
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  return driver && display && browser ? { driver, display, browser } : undefined;
}

/**
 * Finds WebKitGTK with its driver and a display without a screen, and installs them as root on Debian.
 * @returns undefined if they can't be had on this machine
 */
export async function ensureWebKit(): Promise<Programs | undefined> {
  if (findPrograms() === undefined && canInstallPackages()) {
    await installPackages('webkit2gtk-driver', 'xvfb').catch((error: Error) => console.warn(error.message));
  }
  const programs = findPrograms();
  if (!programs) {
    console.warn('WebKit is not tested: install webkit2gtk-driver and xvfb, which Debian and Ubuntu have.');
  }
  return programs;
}

/** GTK would not make a window narrower than the toolbar of MiniBrowser. */
const toolbarStyle = '* { min-width: 0; min-height: 0; margin: 0; border: 0; padding: 0; font-size: 1px; }';

/** WebKit in a window of its own. */
export interface WebKit extends AsyncDisposable {
  readonly driver: WebDriver;
}

/** Starts WebKit with a window of a size, and a display for it. */
export async function startWebKit(
  programs: Programs,
  size: { readonly width: number; readonly height: number },
): Promise<WebKit> {
  const parts = new AsyncDisposableStack();
  try {
    const home = parts.adopt(await mkdtemp(join(tmpdir(), 'premia-webkit-')), (folder) =>
      rm(folder, { recursive: true, force: true }),
    );
    await mkdir(join(home, '.config/gtk-3.0'), { recursive: true });
    await writeFile(join(home, '.config/gtk-3.0/gtk.css'), toolbarStyle);
    const display = parts.adopt(await startDisplay(programs.display), ({ child }) => stop(child));
    const port = await findFreePort();
    const env = { ...process.env, HOME: home, XDG_CONFIG_HOME: '', DISPLAY: `:${display.number}` };
    const child = spawn(programs.driver, [`--port=${port}`], { env, stdio: 'ignore' });
    parts.defer(() => stop(child));
    const server = `http://127.0.0.1:${port}`;
    await waitForDriver(server, child);
    const options = { binary: programs.browser, args: ['--automation'] };
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': options,
    });
    const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build();
    parts.defer(() => driver.quit());
    await driver.manage().setTimeouts({ script: 30_000, pageLoad: 60_000 });
    await driver.manage().window().setRect(size);
    const started = parts.move();
    return { driver, [Symbol.asyncDispose]: () => started.disposeAsync() };
  } catch (error) {
    await parts.disposeAsync();
    throw error;
  }
}

/** Starts a display without a screen, which chooses its number. */
async function startDisplay(program: string): Promise<{ child: ChildProcess; number: string }> {
  const parameters = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const child = spawn(program, parameters, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const output = child.stdio[3];
  if (!output) throw new Error(`${program} has no output`);
  const [number] = await Promise.race([
    once(output, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error(`${program} did not start`))),
  ]);
  return { child, number: String(number).trim() };
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port');
  return address.port;
}

async function waitForDriver(server: string, { exitCode }: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const isReady = await fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (exitCode !== null) break;
    await delay(50);
  }
  throw new Error('The driver of WebKit did not start');
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
