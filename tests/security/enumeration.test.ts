import { describe, expect, inject, it } from 'vitest';
import { createResetToken } from '#functions/auth/reset-tokens.ts';
import { deriveUserId } from '#functions/data/keys.ts';
import { ApiClient, createEmail } from '#tests/support/api-client.ts';
import type { HttpResponse } from '#tests/support/http-client.ts';
import { expectClearError } from './support/expect-clear-error.ts';

const api = new ApiClient(inject('serverUrl'));

/** A deployment without a sender of mails does not have the routes that need one. */
const sendsMail = (await api.call('request-password-reset')).status !== 404;

/** Number of guesses that the throttle allows per account and client. */
const guessesPerAccount = 5;
const accounts = 6;

/** Pairs of wrong tokens: fewer than the limit of a deployed stage allows. */
const confirmations = 30;

/** Maximum ratio of the lower quartiles: above noise, far below the ratio without a hash (50). */
const maxRatio = 1.6;

const guess = (email: string) => api.call('login', { body: { email, password: 'Wrong-horse-7' } });

/** Everything in a response except the time and the id of the request. */
function readVisible({ status, headers, text }: HttpResponse) {
  const { date: _, 'x-request-id': __, 'x-amzn-requestid': ___, ...others } = headers;
  const ofOneResponse = ['x-amzn-trace-id', 'x-amz-apigw-id', 'x-amz-cf-id', 'x-amz-cf-pop', 'via'];
  return {
    status,
    text,
    headers: Object.fromEntries(Object.entries(others).filter(([name]) => !ofOneResponse.includes(name))),
  };
}

/** Lower quartile: other load on the machine only lengthens times, so the short ones have the least of it. */
function findLowerQuartile(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 4)] ?? Number.NaN;
}

type Pair = readonly [known: string, unknown: string];

/** Other load may slow the requests for one of two addresses, but hardly in each of so many measurements. */
const maxMeasurements = 3;

/**
 * Expects the same responses in the same time for a known and an unknown address.
 * @param createPairs creates the addresses of a measurement
 * @param check expectations of a response for a known address
 * @returns the last pair, and the duration of the slowest request in milliseconds
 */
async function expectSameResponses(
  request: (email: string) => Promise<HttpResponse>,
  createPairs: () => Promise<Pair[]>,
  check: (response: HttpResponse) => void,
): Promise<{ pair: Pair; slowestMs: number }> {
  for (let measurement = 1; ; measurement += 1) {
    const times = { known: [] as number[], unknown: [] as number[] };
    const pairs = await createPairs();
    for (const [knownEmail, unknownEmail] of pairs) {
      // Alternating, so that other load on the machine slows both.
      const known = await request(knownEmail);
      const unknown = await request(unknownEmail);
      check(known);
      expect(readVisible(unknown)).toEqual(readVisible(known));
      times.known.push(known.durationMs);
      times.unknown.push(unknown.durationMs);
    }
    const ratio = findLowerQuartile(times.known) / findLowerQuartile(times.unknown);
    if (ratio < maxRatio && ratio > 1 / maxRatio) {
      const pair = pairs.at(-1) ?? expect.unreachable();
      return { pair, slowestMs: Math.max(...times.known, ...times.unknown) };
    }
    expect(measurement, `times of known addresses are ${ratio} of others`).toBeLessThan(maxMeasurements);
  }
}

it('a failed login returns the same response in the same time for an unknown address, and is throttled in the same way', async () => {
  const createPairs = async () => {
    const pairs: Pair[] = [];
    for (let account = 0; account < accounts; account += 1) {
      const pair = [(await api.register()).email, createEmail()] as const;
      pairs.push(...Array.from({ length: guessesPerAccount }, () => pair));
    }
    return pairs;
  };
  const { pair, slowestMs } = await expectSameResponses(guess, createPairs, (known) =>
    expectClearError(known, 'invalid_credentials'),
  );
  const responses = await Promise.all(pair.map(guess));
  const bodies = responses.map((response) => expectClearError(response, 'too_many_attempts'));
  const [known, unknown] = bodies.map(({ params, ...body }) => ({
    ...body,
    params: Object.keys(params ?? {}),
  }));
  expect(known).toEqual(unknown);
  // Each address waits from a wrong password of its own, in whole seconds: both sides of a full one.
  const [ofKnown = Number.NaN, ofUnknown = Number.NaN] = bodies.map(({ params }) => Number(params?.seconds));
  const betweenMs = 2 * slowestMs + Math.max(...responses.map(({ durationMs }) => durationMs));
  expect(Math.abs(ofKnown - ofUnknown)).toBeLessThanOrEqual(1 + betweenMs / 1000);
});

describe.runIf(sendsMail)('a password reset', () => {
  const confirm = (address: string) => {
    const { token } = createResetToken(deriveUserId(address));
    const passwords = { new_password: 'Battery-Staple-8', confirm_new_password: 'Battery-Staple-8' };
    return api.call('confirm-password-reset', { body: { token, ...passwords } });
  };

  it('returns the same response in the same time to requests for a known and an unknown address', async () => {
    const { email } = await api.register();
    const createPairs = async () => Array.from({ length: 30 }, () => [email, createEmail()] as const);
    const request = (address: string) => api.call('request-password-reset', { body: { email: address } });
    await expectSameResponses(request, createPairs, ({ status }) => expect(status).toBe(200));
  });

  it('returns the same response in the same time to wrong tokens of a known and an unknown address', async () => {
    const { email } = await api.register();
    await api.call('request-password-reset', { body: { email } });
    const createPairs = async () =>
      Array.from({ length: confirmations }, () => [email, createEmail()] as const);
    await expectSameResponses(confirm, createPairs, (known) =>
      expectClearError(known, 'invalid_reset_token'),
    );
  });

  it('takes far less time for a wrong token than a login, which hashes the password', async () => {
    const { email } = await api.register();
    const times = { confirmation: [] as number[], login: [] as number[] };
    for (let attempt = 0; attempt < guessesPerAccount; attempt += 1) {
      times.confirmation.push((await confirm(email)).durationMs);
      times.login.push((await guess(email)).durationMs);
    }
    expect(findLowerQuartile(times.confirmation)).toBeLessThan(findLowerQuartile(times.login) / 2);
  });
});
