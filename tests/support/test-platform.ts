import { SigningKeys } from '#functions/auth/signing-keys.ts';
import { clientLimits } from '#functions/data/client-limits.ts';
import type { Dependencies } from '#functions/http/endpoint.ts';
import { createLog } from '#functions/platform/logger.ts';
import { createTestTable } from './dynamodb-table.ts';

/** A platform whose time a test sets, and whose log it reads. */
export interface TestPlatform extends Dependencies {
  /** Every line logged so far. */
  readonly logged: string[];
  /** Lets some seconds pass. */
  passSeconds(seconds: number): void;
}

/** A platform with an empty table and a signing key of its own. */
export async function createTestPlatform(): Promise<TestPlatform> {
  // Far ahead: what expires by this clock must not be expired by DynamoDB Local's, which deletes it.
  let now = new Date('2046-11-20T10:00:00.000Z');
  const clock = () => now;
  const logged: string[] = [];
  return {
    table: await createTestTable(),
    signingKeys: new SigningKeys(
      async () => [{ id: 'key-1', secret: 'a secret of tests, long enough' }],
      clock,
    ),
    clock,
    log: createLog('INFO', (line) => logged.push(line)),
    clientAddressHeader: undefined,
    clientLimits: clientLimits.relaxed,
    logged,
    passSeconds: (seconds) => {
      now = new Date(now.getTime() + seconds * 1000);
    },
  };
}
