import type { SessionRule } from '#contract/route.ts';
import { type Authenticator, authenticate } from '#functions/auth/authenticate.ts';
import { buildSessionEndedError } from '#functions/auth/session-ended.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { Middleware } from './middleware.ts';

/** Finds the caller's session. Refuses callers without one where the route asks for it. */
export function requireSession(
  rule: SessionRule,
  platform: Authenticator & { readonly clock: Clock },
): Middleware {
  return {
    before: async ({ event }) => {
      if (rule === 'none') return;
      const { authorization } = event.request.headers;
      const session = await authenticate(platform, authorization, rule, platform.clock());
      if (!session) throw buildSessionEndedError();
      event.session = session;
    },
  };
}
