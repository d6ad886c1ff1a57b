import type { TestProject } from 'vitest/node';
import { startApplicationProcess } from './application-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The Premia that every test of a run talks to. */
    applicationUrl: string;
  }
}

/** One Premia for a whole run: the one that PREMIA_URL names, wherever it runs, else one of its own. */
export async function setup(project: TestProject) {
  const { PREMIA_URL } = process.env;
  if (PREMIA_URL) {
    project.provide('applicationUrl', PREMIA_URL.replace(/\/$/, ''));
    return;
  }
  const application = await startApplicationProcess();
  project.provide('applicationUrl', application.url);
  return async () => {
    await application.stop();
  };
}
