import type { TestProject } from 'vitest/node';
import { ServerProcess } from './server-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the website and the API under test. */
    serverUrl: string;
    /** Reason to skip tests of API Gateway's own responses, or undefined. */
    noGatewayResponses: string | undefined;
  }
}

/** Starts one server for the whole run, unless PREMIA_URL names a deployment to test. */
export async function setup(project: TestProject) {
  const { PREMIA_URL } = process.env;
  if (PREMIA_URL) {
    const url = PREMIA_URL.replace(/\/$/, '');
    project.provide('serverUrl', url);
    project.provide('noGatewayResponses', await findMissingGatewayResponses(url));
    return;
  }
  const server = await ServerProcess.start();
  project.provide('serverUrl', server.url);
  project.provide('noGatewayResponses', undefined);
  return async () => {
    await server.stop();
  };
}

/**
 * Checks if the server is an emulator that ignores the templates of gateway responses, as LocalStack does. It then
 * sends API Gateway's default body for a path of no route.
 */
async function findMissingGatewayResponses(url: string): Promise<string | undefined> {
  const isLocal = ['localhost', '127.0.0.1'].includes(new URL(url).hostname);
  if (!isLocal) return undefined;
  const body = await (await fetch(`${url}/api/`)).text();
  return body.includes('Missing Authentication Token')
    ? 'the emulator ignores the templates of gateway responses'
    : undefined;
}
