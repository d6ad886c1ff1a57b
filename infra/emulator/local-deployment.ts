import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { RequestListener } from '#local/gateway/gateway.ts';
import { listenOnLoopback } from '#local/loopback.ts';
import { startModelEndpoint } from '#local/model-endpoint/server.ts';
import { buildWebsite } from '#local/website/build-website.ts';
import { serveWebsite } from '#local/website/serve-website.ts';
import { externalModelName } from '../constructs/external-model.ts';
import { deployStack } from './deploy-stack.ts';
import { type Emulator, openEmulator } from './emulator.ts';
import { createProxy, refuse } from './proxy.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Premia, deployed to an emulator. */
export interface LocalDeployment {
  /** The website, with the API behind it. */
  readonly url: string;
  /** Ends everything that was started for it. */
  close(): Promise<void>;
}

/**
 * Deploys Premia to an emulator and serves the website with the API behind it, as CloudFront does.
 * @param port 0 for a free one
 * @param report is told what happens
 * @throws Error when a part fails; what was started by then is ended
 */
export async function openLocalDeployment(
  port: number,
  report: (message: string) => void,
): Promise<LocalDeployment> {
  const opened: { close(): Promise<void> }[] = [];
  const close = async () => {
    for (const part of opened.reverse()) await part.close();
  };
  const keep = <Part extends { close(): Promise<void> }>(part: Part): Part => {
    opened.push(part);
    return part;
  };
  let answer: RequestListener = async (_request, response) => refuse(response);
  try {
    // Before all else, so that a port in use is known at once.
    const { url } = keep(await listen((request, response) => void answer(request, response), port));
    const emulator = keep(await openEmulator());
    report(`Emulator   ${emulator.description}`);
    const modelUrl = await openModel(emulator, keep);
    report(`Model      ${modelUrl}`);
    const [apiUrl, website] = await Promise.all([
      deployStack(emulator.url, modelUrl),
      buildWebsite(repository),
    ]);
    report(`API        ${apiUrl}`);
    const [answerApi, answerWebsite] = [createProxy(apiUrl), serveWebsite(website)];
    answer = (request, response) =>
      (request.url?.startsWith('/api/') ? answerApi : answerWebsite)(request, response);
    return { url, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function listen(answer: (...exchange: Parameters<RequestListener>) => void, port: number) {
  try {
    return await listenOnLoopback(createServer(answer), port);
  } catch (error) {
    throw new Error(`Port ${port} can not be listened on: set PORT to another. ${(error as Error).message}`);
  }
}

/** Starts the premium model where the emulator's functions can reach it, and answers its address for them. */
async function openModel(
  { runsContainers }: Emulator,
  keep: <Part extends { close(): Promise<void> }>(part: Part) => Part,
): Promise<string> {
  const host = runsContainers ? '0.0.0.0' : '127.0.0.1';
  const { url } = keep(await startModelEndpoint({ port: 0, host, endpointName: externalModelName }));
  return runsContainers ? url.replace(host, 'host.docker.internal') : url;
}
