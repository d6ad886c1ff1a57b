import { describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError, UnexpectedAnswerError } from './errors.ts';
import { readFailure } from './failure.ts';

describe('a failure', () => {
  it("carries the server's message before the screen's own", () => {
    const refused = new ApiError(401, { code: 'invalid_credentials', message: 'Invalid email or password' });
    expect(readFailure(refused, 'Login failed')).toMatchObject({
      message: 'Invalid email or password',
      sessionEnded: false,
      mayPass: false,
    });
    expect(readFailure(new ApiError(500), 'Login failed').message).toBe('Login failed');
    expect(readFailure(new UnexpectedAnswerError('?'), 'Login failed').message).toBe('Login failed');
  });

  it('names the fields at fault', () => {
    const invalid = new ApiError(400, { message: 'No', errors: { email: 'Invalid email address' } });
    expect(readFailure(invalid, '').fields).toEqual({ email: 'Invalid email address' });
  });

  it('says after too many attempts when to try again', () => {
    const throttled = new ApiError(429, { code: 'too_many_attempts', message: 'Too many', retryAfter: 720 });
    expect(readFailure(throttled, '')).toMatchObject({
      advice: 'You can try again in 12 minutes.',
      mayPass: true,
    });
    expect(readFailure(new ApiError(429), '').advice).toBe('Wait a little, then try again.');
  });

  it('says of a warming model that nothing was saved', () => {
    const warming = new ApiError(503, { code: 'model_unavailable', message: 'Warming up' });
    expect(readFailure(warming, '')).toMatchObject({ mayPass: true, message: 'Warming up' });
    expect(readFailure(warming, '').advice).toContain('Nothing was saved');
  });

  it('tells being offline from an unreachable server', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(readFailure(new NetworkError(), '').advice).toContain('You are offline');
    vi.stubGlobal('navigator', { onLine: true });
    expect(readFailure(new NetworkError(), '').advice).toContain('could not be reached');
    vi.unstubAllGlobals();
  });

  it('marks the end of a session, which the login page explains', () => {
    expect(readFailure(new ApiError(401, { code: 'unauthenticated' }), '').sessionEnded).toBe(true);
  });
});
