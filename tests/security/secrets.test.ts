import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { buildFunctionBundles } from '#infra/bundling.ts';
import { ApiClient } from '#tests/support/api-client.ts';
import { ServerProcess } from '#tests/support/server-process.ts';
import { healthAnswers } from '#tests/support/test-predictions.ts';
import { validBodies } from '#tests/support/valid-requests.ts';

/** Credentials and private keys, which no bundle may contain. */
const secretPatterns = [
  /\b(AKIA|ASIA)[0-9A-Z]{16}\b/,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\baws_secret_access_key\s*[=:]\s*['"][A-Za-z0-9/+=]{40}/i,
  /\bnpm_[A-Za-z0-9]{36}\b/,
  /\bgh[pousr]_[A-Za-z0-9]{36}\b/,
  /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/,
];

function expectNoSecrets(name: string, content: string): void {
  for (const pattern of secretPatterns)
    expect(pattern.exec(content)?.[0], `${pattern} in ${name}`).toBeUndefined();
  expect(content.includes(process.cwd()), `the build folder in ${name}`).toBe(false);
}

describe('logs', () => {
  const user = {
    first_name: 'Personalfirst',
    last_name: 'Personallast',
    email: 'personal-address@example.com',
    phone_number: '+4917612345099',
    password: 'Personal-secret-9',
    confirm_password: 'Personal-secret-9',
  };
  const wrongPassword = 'Personal-mistake-8';
  const weight = 71.8281828;

  let server: ServerProcess;
  let stateDirectory: string;
  let output: string;
  const secrets: string[] = [];

  beforeAll(async () => {
    stateDirectory = await mkdtemp(join(tmpdir(), 'premia-logs-'));
    server = await ServerProcess.start({
      environment: { STATE_DIR: stateDirectory, LOG_LEVEL: 'DEBUG' },
    });
    const api = new ApiClient(server.url);
    const { token } = await api.register(user);
    const second = await api.logIn(user);
    await api.call('login', { body: { email: user.email, password: wrongPassword } });
    await api.call('login', { body: `{"email":"${user.email}","password":"${user.password}` });
    await api.call('register', { body: user });
    await api.call('register', { body: { ...user, phone_number: `${user.phone_number}x` } });
    await api.call('update-profile', { token, body: user });
    await api.call('predict-health-premium', { token, body: { ...healthAnswers, weight } });
    await api.call('predict-health-premium', { token, body: { ...healthAnswers, weight: `${weight}kg` } });
    await api.call('change-password', {
      token,
      body: { ...validBodies['change-password'], current_password: wrongPassword },
    });
    await api.call('get-profile', { authorization: `Bearer ${token}` });
    await api.send({ method: 'GET', path: `/api/unknown/?email=${user.email}&token=${token}` });
    await api.call('logout', { token: second });
    await api.call('request-password-reset', { body: { email: user.email } });
    const resetToken = await vi.waitFor(async () => {
      const mail = await readMail(join(stateDirectory, 'mail'));
      return /#token=([\w-]+)/.exec(mail)?.[1] ?? expect.fail('no token');
    }, 15_000);
    await api.call('confirm-password-reset', {
      body: { ...validBodies['change-password'], token: resetToken },
    });
    secrets.push(token, second, resetToken, await readFile(join(stateDirectory, 'signing-key'), 'utf8'));
    await server.stop();
    // The start message has addresses of local services, which a deployment does not have.
    output = server.output.replace(/^[\s\S]*^Premiums come from .*$/m, '');
  });

  afterAll(() => rm(stateDirectory, { recursive: true, force: true }));

  it('have the route, status and duration of every request', () => {
    const entries = output.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []));
    const routes = entries.map(({ route }) => route);
    expect(routes).toEqual(expect.arrayContaining(['register', 'login', 'predict-health-premium', 'logout']));
    for (const entry of entries.filter(({ route }) => route)) {
      expect(entry).toMatchObject({ level: expect.any(String), status: expect.any(Number) });
      expect(entry.status, JSON.stringify(entry)).toBeLessThan(500);
    }
  });

  it('contain no name, address, phone number, password, answers or client address', () => {
    // The line of a mail has the address of the local mail service.
    const ofFunctions = output.replace(/^Mail .*$/gm, '');
    for (const personal of [...Object.values(user), wrongPassword, String(weight), '127.0.0.1', '::1']) {
      expect(ofFunctions.includes(personal), personal).toBe(false);
    }
  });

  it('contain no token, part of a token or key', () => {
    for (const secret of secrets) {
      for (const part of secret.split('.')) expect(output.includes(part), part).toBe(false);
    }
    expect(output).not.toMatch(/\$2[aby]\$/);
  });
});

it('the bundles of the functions contain no secret, no path of the build machine and no source', async () => {
  // Inside the repository, as for a deployment: source maps contain paths relative to their folder.
  await mkdir('dist', { recursive: true });
  const folder = await mkdtemp(join('dist', 'security-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await buildFunctionBundles(folder);
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.(js|map)$/.test(file));
  expect(files.length).toBeGreaterThanOrEqual(11);
  for (const file of files) {
    const content = await readFile(join(folder, file), 'utf8');
    expectNoSecrets(file, content);
    if (file.endsWith('.map')) expect(JSON.parse(content)).not.toHaveProperty('sourcesContent');
  }
});

it('the website contains no secret and no source in any file that its pages load', async () => {
  const files = await crawlWebsite(new ApiClient(inject('serverUrl')));
  expect(files.size).toBeGreaterThan(3);
  for (const [path, content] of files) {
    expectNoSecrets(path, content);
    expect(content, path).not.toMatch(/sourceMappingURL=(?!data:,)/);
  }
});

async function readMail(folder: string): Promise<string> {
  const [name] = await readdir(folder);
  if (!name) throw new Error(`No mail in ${folder}`);
  return readFile(join(folder, name), 'utf8');
}

async function crawlWebsite(api: ApiClient): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const paths = ['/'];
  for (const path of paths) {
    const response = await api.send({ method: 'GET', path });
    if (response.status !== 200) continue;
    found.set(path, response.text);
    for (const [, file] of response.text.matchAll(/["'`(/.]*(assets\/[\w.-]+\.(?:js|css))/g)) {
      const next = `/${file}`;
      if (!paths.includes(next)) paths.push(next);
    }
  }
  return found;
}
