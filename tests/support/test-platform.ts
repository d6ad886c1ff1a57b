import { createSecretKey } from 'node:crypto';
import type { Route } from '#contract/route.ts';
import { type RouteId, routes } from '#contract/routes.ts';
import { createClientIdentifier } from '#functions/auth/client-networks.ts';
import { createSigningKey, createSigningKeys } from '#functions/auth/signing-keys.ts';
import { clientLimits } from '#functions/data/client-limits.ts';
import { type Dependencies, defineEndpoint, definePublicEndpoint } from '#functions/http/endpoint.ts';
import type { MailJob } from '#functions/mail/mail.ts';
import type { QueueMail } from '#functions/mail/mail-queue.ts';
import { createLog } from '#functions/platform/logger.ts';
import { createTestTable } from './dynamodb-table.ts';
import { send, type TestRequest } from './proxy-event.ts';

/** A platform with a settable clock and a readable log. */
export interface TestPlatform extends Dependencies {
  readonly logged: string[];
  readonly queueMail: QueueMail;
  readonly queuedMails: MailJob[];
  /** Advances the clock. */
  passSeconds(seconds: number): void;
  /**
   * Sends a request to an endpoint.
   * @param changes dependencies in place of those of the platform
   */
  call(routeId: RouteId, request?: TestRequest, changes?: object): ReturnType<typeof send>;
}

/** Creates a platform with an empty table and its own signing key. */
export async function createTestPlatform(): Promise<TestPlatform> {
  // Far in the future, because a database deletes items that have expired by the real clock.
  let now = new Date('2046-11-20T10:00:00.000Z');
  const clock = () => now;
  const logged: string[] = [];
  const queuedMails: MailJob[] = [];
  const platform: TestPlatform = {
    table: await createTestTable(),
    signingKeys: createSigningKeys(
      async () => [createSigningKey('key-1', 'a secret of tests, long enough')],
      clock,
    ),
    clock,
    log: createLog('INFO', (line) => logged.push(line)),
    clientAddressHeader: undefined,
    clientLimits: clientLimits.relaxed,
    identifyClient: createClientIdentifier(async () => createSecretKey('a key of tests', 'utf8')),
    logged,
    queueMail: async (job) => void queuedMails.push(job),
    queuedMails,
    passSeconds: (seconds) => {
      now = new Date(now.getTime() + seconds * 1000);
    },
    async call(routeId, request = {}, changes = {}) {
      const name = routeId.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      const { [name]: perform } = await import(`../../functions/api/${routeId}.ts`);
      const dependencies = { ...platform, ...changes };
      const route: Route = routes[routeId];
      const { session } = route;
      const endpoint =
        session === 'none'
          ? definePublicEndpoint({ ...route, session }, perform, () => dependencies)
          : defineEndpoint(route, perform, () => dependencies);
      return send(endpoint, request);
    },
  };
  return platform;
}
