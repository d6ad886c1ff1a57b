import {
  CloudFormationClient,
  DeleteStackCommand,
  waitUntilStackDeleteComplete,
} from '@aws-sdk/client-cloudformation';
import { emulatorClient } from './emulator.ts';

const stackName = 'PremiaLocal';

/**
 * Deletes {@link EmulatorStack} with its data from an emulator, if it exists.
 * @throws Error if CloudFormation can't delete it
 */
export async function deleteStack(emulatorUrl: string): Promise<void> {
  const client = new CloudFormationClient(emulatorClient(emulatorUrl));
  try {
    await client.send(new DeleteStackCommand({ StackName: stackName }));
    await waitUntilStackDeleteComplete(
      { client, minDelay: 1, maxDelay: 5, maxWaitTime: 120 },
      { StackName: stackName },
    );
  } catch (error) {
    throw new Error(
      `The stack ${stackName} on ${emulatorUrl} could not be deleted: ${(error as Error).message}. Restart the emulator to remove it`,
    );
  } finally {
    client.destroy();
  }
}
