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
import { type Emulator, type EmulatorName, openEmulator } from './emulator.ts';
import { chooseModelAddress } from './model-address.ts';
import { createProxy, sendUnavailable } from './proxy.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** A deployment to an emulator. */
export interface LocalDeployment {
  /** Address of the website and the API. */
  readonly url: string;
  /** Address of the emulator's API Gateway, which requires a key. */
  readonly apiUrl: string;
  readonly emulatorName: EmulatorName;
  /** Deletes the stack and stops all parts. */
  close(): Promise<void>;
}

/**
 * Deploys Premia to an emulator, and serves the website and the API on one address, as CloudFront does.
 * @param port 0 for any free port
 * @param report receives progress messages, first of all the emulator
 * @param emulatorName the only emulator to use
 * @throws Error if a part does not start; parts that have started are stopped
 */
export async function openLocalDeployment(
  port: number,
  report: (message: string) => void,
  emulatorName?: EmulatorName,
): Promise<LocalDeployment> {
  const opened: { close(): Promise<void> }[] = [];
  const close = async () => {
    for (const part of opened.reverse()) await part.close();
  };
  const keep = <Part extends { close(): Promise<void> }>(part: Part): Part => {
    opened.push(part);
    return part;
  };
  let handleRequest: RequestListener = async (_request, response) => sendUnavailable(response);
  try {
    // First, so that a port in use is reported immediately.
    const { url } = keep(await listen((request, response) => void handleRequest(request, response), port));
    const emulator = keep(await openEmulator(emulatorName));
    report(`Emulator   ${emulator.description}`);
    const { modelEndpointUrl, mailServiceUrl } = await openServices(emulator, keep, report);
    report(`Model      ${modelEndpointUrl}`);
    report(`Mails      ${mailServiceUrl}`);
    if (!emulator.isOwn) {
      // A run that was stopped early may have left a part of the stack, which the CDK can't update.
      await deleteStack(emulator.url);
      keep({ close: () => deleteStack(emulator.url) });
    }
    const [api, website] = await Promise.all([
      deployStack(emulator.url, { modelEndpointUrl, mailServiceUrl, websiteUrl: url }),
      buildWebsite(repository),
    ]);
    report(`API        ${api.url}`);
    const [handleApi, handleWebsite] = [createProxy(api.url, api.originHeaders), serveWebsite(website)];
    handleRequest = (request, response) =>
      (request.url?.startsWith('/api/') ? handleApi : handleWebsite)(request, response);
    return { url, apiUrl: api.url, emulatorName: emulator.name, close };
  } catch (error) {
    await close();
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

/** Starts the local model endpoint and mail service. Returns their URLs as the emulator's functions reach them. */
async function openServices(
  { name }: Emulator,
  keep: <Part extends { close(): Promise<void> }>(part: Part) => Part,
  report: (message: string) => void,
) {
  const { host, reachableAs } = chooseModelAddress(name, networkInterfaces());
  const model = keep(await startModelServer({ port: 0, host, endpointName: emulatorModelName }));
  const mail = keep(await startAwsServices({ host, report }));
  return {
    modelEndpointUrl: model.url.replace(host, reachableAs),
    mailServiceUrl: mail.url.replace(host, reachableAs),
  };
}
