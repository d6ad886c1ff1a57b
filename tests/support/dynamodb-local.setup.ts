import type { TestProject } from 'vitest/node';
import { startDynamodbLocal } from '#local/dynamodb-local.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the DynamoDB Local that all tests share. */
    dynamodbUrl: string;
  }
}

/** Starts one DynamoDB Local for the whole run, because a start takes longer than most test files. */
export async function setup(project: TestProject) {
  const database = await startDynamodbLocal();
  project.provide('dynamodbUrl', database.url);
  return () => database.stop();
}
