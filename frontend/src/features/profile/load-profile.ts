import type { User } from '#contract/users.ts';
import { call } from '#frontend/api/call.ts';

/** The visitor's own account. */
export function loadProfile(signal: AbortSignal): Promise<User> {
  return call('get-profile', { signal });
}
