import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { startAwsServices } from '#local/aws-services.ts';
import type { RequestListener } from '#local/gateway/http-server.ts';
import { listenOnLoopback } from '#local/loopback.ts';
import { buildWebsite } from '#local/website/build-website.ts';
import { serveWebsite } from '#local/website/serve-website.ts';
import { startModelServer } from '#model/serving/server.ts';
import { emulatorModelName } from '../config.ts';
import { deleteStack } from './delete-stack.ts';
import { deployStack } from './deploy-stack.ts';
import { openEmulator } from './emulator.ts';
import { createProxy, sendUnavailable } from './proxy.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** A deployment to an emulator. */
export interface LocalDeployment {
  /** Address of the website and the API. */
  readonly url: string;
  /** Address of the emulator's API Gateway, which requires a key. */
  readonly apiUrl: string;
  /** Deletes the stack and stops all parts. */
  close(): Promise<void>;
}

/**
 * Deploys Premia to an emulator, and serves the website and the API on one address, as CloudFront does.
 * @param port 0 for any free port
 * @param report receives progress messages, first of all the emulator
 * @throws Error if a part does not start; parts that have started are stopped
 */
export async function openLocalDeployment(
  port: number,
  report: (message: string) => void,
): Promise<LocalDeployment> {
  const parts = new AsyncDisposableStack();
  const keep = <Part extends { close(): Promise<void> }>(part: Part): Part =>
    parts.adopt(part, (each) => each.close());
  let handleRequest: RequestListener = async (_request, response) => sendUnavailable(response);
  try {
    // First, so that a port in use is reported immediately.
    const { url } = keep(await listen((request, response) => void handleRequest(request, response), port));
    const emulator = keep(await openEmulator(report));
    const { host, reachableAs } = chooseAddress(emulator.isOwn);
    const model = keep(await startModelServer({ port: 0, host, endpointName: emulatorModelName }));
    const mail = keep(await startAwsServices({ host, report }));
    const urls = {
      modelEndpointUrl: model.url.replace(host, reachableAs),
      mailServiceUrl: mail.url.replace(host, reachableAs),
      websiteUrl: url,
    };
    report(`Model      ${urls.modelEndpointUrl}`);
    report(`Mails      ${urls.mailServiceUrl}`);
    if (!emulator.isOwn) {
      // A run that was stopped early may have left a part of the stack, which the CDK can't update.
      await deleteStack(emulator.url);
      parts.defer(() => deleteStack(emulator.url));
    }
    const [api, website] = await Promise.all([
      deployStack(emulator.url, urls, report),
      buildWebsite(repository),
    ]);
    report(`API        ${api.url}`);
    const [handleApi, handleWebsite] = [createProxy(api.url, api.originHeaders), serveWebsite(website)];
    handleRequest = (request, response) =>
      (request.url?.startsWith('/api/') ? handleApi : handleWebsite)(request, response);
    return { url, apiUrl: api.url, close: () => parts.disposeAsync() };
  } catch (error) {
    await parts.disposeAsync();
    throw error;
  }
}

async function listen(listener: (...exchange: Parameters<RequestListener>) => void, port: number) {
  try {
    return await listenOnLoopback(createServer(listener), port);
  } catch (error) {
    throw new Error(`Cannot listen on port ${port}: set PORT to another port. ${(error as Error).message}`);
  }
}

/**
 * Chooses an address to listen on that the emulator's functions reach, and other machines don't. Functions of an own
 * emulator are processes of this machine. Others run in containers, if there is Docker: on Linux these reach the
 * address of its bridge, and Docker Desktop forwards `host.docker.internal` to the loopback address.
 */
function chooseAddress(isOwn: boolean) {
  const host = '127.0.0.1';
  if (isOwn) return { host, reachableAs: host };
  const bridge = networkInterfaces().docker0?.find(({ family }) => family === 'IPv4')?.address;
  if (bridge !== undefined) return { host: bridge, reachableAs: bridge };
  return { host, reachableAs: process.platform === 'linux' ? host : 'host.docker.internal' };
}
