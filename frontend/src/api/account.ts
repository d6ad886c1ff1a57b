import type { RequestBody } from '#contract/route.ts';
import type { Routes } from '#contract/routes.ts';
import type { User } from '#contract/users.ts';
import { language } from '#frontend/ui/language.ts';
import { authenticationTexts as texts } from './authentication.texts.ts';
import { endByRequest } from './authentication.ts';
import { call, createIdempotentSender } from './call.ts';
import { type Outcome, toOutcome } from './outcome.ts';
import { readSession, setSessionUser } from './session-store.ts';

/**
 * Deletes the user's account, and ends the session as a logout does. Once an attempt got no answer, a rejected token means
 * that the account is probably deleted.
 */
export async function deleteAccount(body: RequestBody<Routes['delete-account']>): Promise<Outcome> {
  const failed = await toOutcome(texts.deletion, () =>
    endByRequest('deleted', () => call('delete-account', { body })),
  );
  const isUnknown = failed && !failed.refused && !failed.sessionEnded;
  return isUnknown ? { ...failed, message: texts.deletionUnknown } : failed;
}

/** Gets the user, also for the session. */
export async function getProfile(signal: AbortSignal): Promise<User> {
  const user = await call('get-profile', { signal });
  if (readSession().isAuthenticated && !signal.aborted) setSessionUser(user);
  return user;
}

export function updateProfile(body: RequestBody<Routes['update-profile']>): Promise<Outcome> {
  return toOutcome(texts.profile, async () => {
    const { user } = await call('update-profile', { body });
    setSessionUser({ ...readSession().user, ...user });
  });
}

/** Remembers in the account whether the household is stored with predictions; after a failure, the choice before. */
export async function rememberKeepHousehold(keep_household: boolean): Promise<void> {
  if (readSession().user?.keep_household === keep_household) return;
  await toOutcome(texts.profile, async () => {
    // Another device may have changed it meanwhile.
    const { first_name, last_name, phone_number } = await call('get-profile');
    const body = { first_name, last_name, phone_number, keep_household };
    const { user } = await call('update-profile', { body });
    setSessionUser({ ...readSession().user, ...user });
  });
}

const sendPasswordChange = createIdempotentSender();

/** Changes the password. Ends every session of the user except the current one. */
export function changePassword(body: RequestBody<Routes['change-password']>): Promise<Outcome> {
  return toOutcome(texts.password, () =>
    sendPasswordChange(body, (key) => call('change-password', { body, headers: { 'idempotency-key': key } })),
  );
}

export function requestPasswordReset(body: RequestBody<Routes['request-password-reset']>): Promise<Outcome> {
  return toOutcome(texts.reset, () => call('request-password-reset', { body: { ...body, language } }));
}
