import type { TestProject } from 'vitest/node';
import { ServerProcess } from './server-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the website and the API under test. */
    serverUrl: string;
  }
}

/** Starts one server for the whole run, unless PREMIA_URL names a deployment to test. */
export async function setup(project: TestProject) {
  const { PREMIA_URL } = process.env;
  if (PREMIA_URL) {
    project.provide('serverUrl', PREMIA_URL.replace(/\/$/, ''));
    return;
  }
  const server = await ServerProcess.start();
  project.provide('serverUrl', server.url);
  return async () => {
    await server.stop();
  };
}
