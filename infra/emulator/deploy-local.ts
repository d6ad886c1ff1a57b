/**
 * Deploys Premia to an emulator and serves it on one address, as CloudFront does, until stopped. `--test` runs the test
 * suites against it and exits with their status; `--replace` deletes the stack of another command without asking.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startAwsServices } from '#local/aws-services.ts';
import { resourceNames } from '#local/function-environment.ts';
import { checkHost, createProxy, type RequestListener, sendError } from '#local/gateway/http-server.ts';
import { listenOnPort } from '#local/loopback.ts';
import { readSettings, type Settings } from '#local/settings.ts';
import { waitForStop } from '#local/stop-request.ts';
import { buildWebsite } from '#local/website/build-website.ts';
import { serveWebsite } from '#local/website/serve-website.ts';
import { startModelServer } from '#model/serving/server.ts';
import { confirmReplacement, deleteStack, deployStack } from './deploy-stack.ts';
import { openEmulator } from './emulator.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

const stopRequested = waitForStop().then(() => 'stop' as const);
/** Parts that have started, and the stack on an emulator that continues to run. */
const parts = new AsyncDisposableStack();

try {
  const options = { test: { type: 'boolean' }, replace: { type: 'boolean' } } as const;
  const { test: isTest, replace: isReplacement } = parseArgs({ options }).values;
  // A test that is stopped early has not passed.
  if (isTest) process.exitCode = 1;
  const settings = readSettings(process.env);
  const port = isTest ? 0 : settings.port;
  const deployment = await Promise.race([deploy({ ...settings, port }, isReplacement), stopRequested]);
  // Parts that are still starting end with this process. The next run deletes an incomplete stack.
  if (deployment === 'stop') process.exit();
  if (isTest) process.exitCode = await runSuites(deployment);
  else {
    console.log(`Ready on ${deployment.url}`);
    await stopRequested;
  }
  await parts.disposeAsync();
  process.exit();
} catch (error) {
  console.error((error as Error).message);
  await parts.disposeAsync();
  process.exit(1);
}

/**
 * Starts all parts and deploys the stack.
 * @returns addresses of the website and API together, of the emulator's API Gateway, which requires a key, and of mails
 */
async function deploy({ port, allowedHosts = [] }: Settings, isReplacement = false) {
  const keep = <Part extends { close(): Promise<void> }>(part: Part): Part =>
    parts.adopt(part, (each) => each.close());
  let handleRequest: RequestListener = async (_request, response) => sendError(response, 'starting');
  // First, so that a port in use is reported immediately.
  const listener = checkHost((...exchange) => handleRequest(...exchange), allowedHosts);
  const server = createServer((request, response) => void listener(request, response));
  const { url } = keep(await listenOnPort(server, port));
  const emulator = keep(await openEmulator());
  if (!isReplacement) await confirmReplacement(emulator);
  const { host, reachableAs } = chooseAddress(emulator.isOwn);
  const model = keep(await startModelServer({ port: 0, host, endpointName: resourceNames.model }));
  const mail = keep(await startAwsServices({ host }));
  const urls = {
    modelEndpointUrl: model.url.replace(host, reachableAs),
    mailServiceUrl: mail.url.replace(host, reachableAs),
    websiteUrl: url,
  };
  console.log(`Model      ${urls.modelEndpointUrl}`);
  console.log(`Mails      ${mail.mailboxUrl}`);
  const [api, { served }] = await Promise.all([deployStack(emulator, urls), buildWebsite(repository)]);
  if (!emulator.isOwn) parts.defer(() => deleteStack(emulator));
  console.log(`API        ${api.url}`);
  console.log(`Table      ${api.scanCommand}`);
  const [handleApi, handleWebsite] = [createProxy(api.url, api.originHeaders), serveWebsite(served)];
  handleRequest = (request, response) =>
    (request.url?.startsWith('/api/') ? handleApi : handleWebsite)(request, response);
  return { url, apiUrl: api.url, mailboxUrl: mail.mailboxUrl };
}

/**
 * Chooses an address to listen on that the emulator's functions reach, and other machines don't. Functions of an own
 * emulator are processes of this machine. Others run in containers, if there is Docker: on Linux these reach the
 * address of its bridge, and Docker Desktop forwards `host.docker.internal` to the loopback address.
 */
function chooseAddress(isOwn: boolean) {
  const bridge = isOwn ? undefined : networkInterfaces().docker0?.find(({ family }) => family === 'IPv4');
  const host = bridge?.address ?? '127.0.0.1';
  const isForwarded = !isOwn && !bridge && process.platform !== 'linux';
  if (!isOwn && !bridge && !isForwarded) {
    console.warn(
      'This machine has no docker0: functions in containers do not reach the model (docs/localstack.md).',
    );
  }
  return { host, reachableAs: isForwarded ? 'host.docker.internal' : host };
}

/** Runs the test suites and returns their exit status, or 1 if they are stopped. */
async function runSuites({ url, apiUrl, mailboxUrl }: Awaited<ReturnType<typeof deploy>>): Promise<number> {
  // A process group, so that all their processes can be stopped. Their accounts are deleted with the stack.
  const suites = spawn(process.execPath, ['tests/run.ts', 'api', 'end-to-end'], {
    stdio: 'inherit',
    detached: true,
    env: { ...process.env, PREMIA_URL: url, PREMIA_API_URL: apiUrl, PREMIA_MAILS: mailboxUrl },
  });
  const ended = once(suites, 'close');
  const outcome = await Promise.race([ended, stopRequested]);
  if (outcome !== 'stop') return outcome[0] ?? 1;
  if (suites.pid !== undefined) process.kill(-suites.pid, 'SIGTERM');
  await ended;
  return 1;
}
