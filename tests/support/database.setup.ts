import type { TestProject } from 'vitest/node';
import { startDatabase } from '#local/database/database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the database that all tests share. */
    dynamodbUrl: string;
  }
}

/** Starts one database for the whole run; every test has a table of its own. */
export async function setup(project: TestProject) {
  const database = await startDatabase();
  project.provide('dynamodbUrl', database.url);
  return () => database.stop();
}
