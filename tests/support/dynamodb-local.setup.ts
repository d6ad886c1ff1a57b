import type { TestProject } from 'vitest/node';
import { startDynamodbLocal } from '#local/dynamodb-local.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The DynamoDB that every test of a run talks to. */
    dynamodbUrl: string;
  }
}

/** One DynamoDB in memory for a whole run: starting one takes longer than most test files. */
export async function setup(project: TestProject) {
  const database = await startDynamodbLocal();
  project.provide('dynamodbUrl', database.url);
  return () => database.stop();
}
