import { expect, it, vi } from 'vitest';
import { NetworkError, ResponseError, toFailure, UnexpectedResponseError } from './failure.ts';

it("prefers the server's message to the fallback", () => {
  const error = new ResponseError(401, {
    code: 'invalid_credentials',
    message: 'Invalid email or password',
  });
  expect(toFailure(error, 'Login failed')).toMatchObject({
    message: 'Invalid email or password',
    sessionEnded: false,
    retryable: false,
  });
  expect(toFailure(new ResponseError(500), 'Login failed').message).toBe('Login failed');
});

it('asks to reload the page after a response of another version', () => {
  const error = new UnexpectedResponseError('login', '.user');
  expect(toFailure(error, 'Login failed')).toMatchObject({
    message: 'Login failed',
    advice: 'Premia was updated: reload this page.',
    outdated: true,
    retryable: false,
  });
});

it('passes on the error messages by field', () => {
  const error = new ResponseError(400, { message: 'No', errors: { email: 'Invalid email address' } });
  expect(toFailure(error, '').fields).toEqual({ email: 'Invalid email address' });
});

it.each([
  [1, '1 second'],
  [40, '40 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [900, '15 minutes'],
  [3600, '1 hour'],
  [3601, '2 hours'],
])('rounds a wait of %d s after too many attempts up to %s', (retryAfter, wait) => {
  const error = new ResponseError(429, { code: 'too_many_attempts', retryAfter });
  expect(toFailure(error, '')).toMatchObject({ advice: `You can try again in ${wait}.`, retryable: true });
});

it('advises to wait after too many attempts without a Retry-After header', () => {
  expect(toFailure(new ResponseError(429), '').advice).toBe('Wait a few minutes, then try again.');
});

it('adds no advice to a message of the API, in any language', () => {
  const error = new ResponseError(500, { code: 'internal_error', message: 'Bitte später noch einmal.' });
  expect(toFailure(error, '').advice).toBeUndefined();
});

it('reports that nothing was saved while the model starts', () => {
  const error = new ResponseError(503, { code: 'model_unavailable' });
  expect(toFailure(error, 'Failed')).toMatchObject({ retryable: true, message: 'Failed' });
  expect(toFailure(error, '').advice).toContain('Nothing was saved');
});

it('distinguishes being offline from an unreachable server', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(toFailure(new NetworkError(), '').advice).toContain('You are offline');
  vi.stubGlobal('navigator', { onLine: true });
  expect(toFailure(new NetworkError(), '').advice).toContain('could not be reached');
});

it('marks the end of a session', () => {
  expect(toFailure(new ResponseError(401, { code: 'unauthenticated' }), '').sessionEnded).toBe(true);
});
