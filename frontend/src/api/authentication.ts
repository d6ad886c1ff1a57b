import type { RequestBody } from '#contract/route.ts';
import type { Routes } from '#contract/routes.ts';
import type { StartedSession, User } from '#contract/users.ts';
import { language } from '#frontend/ui/language.ts';
import { dismissErrors, dismissToast, showToast } from '#frontend/ui/toasts.ts';
import { authenticationTexts as texts } from './authentication.texts.ts';
import {
  readStored,
  readToken,
  readUserId,
  removeStored,
  removeToken,
  storeToken,
  tokenKey,
  writeStored,
} from './browser-storage.ts';
import { call, createIdempotentSender, setSessionEndHandler } from './call.ts';
import {
  openInLanguage,
  readChosenLanguage,
  readUnsavedLanguage,
  removeUnsavedLanguage,
} from './chosen-language.ts';
import { ResponseError } from './failure.ts';
import { type Outcome, toOutcome } from './outcome.ts';
import {
  readSession,
  type SessionEnding,
  setSessionEnded,
  setSessionLoading,
  setSessionUser,
  waitForSession,
} from './session-store.ts';
import {
  clearAnswersOfAllTabs,
  clearStoredAnswers,
  followOwnersOfAnswers,
  keepAnswersOf,
  letAnswersWait,
} from './tab-values.ts';

/** Local storage key of the reason for the end of the session, for other tabs. */
const endingKey = 'session-ending';

/** Session storage key of a logout or deletion that got no answer: a token that is rejected next shows its success. */
const unansweredKey = 'unanswered-ending';

/** Session storage key of a logout in this tab, which the page that it opens says. */
export const loggedOutKey = 'logged-out';

function startUserSession({ token, user }: StartedSession): void {
  removeStored('localStorage', endingKey);
  removeStored('sessionStorage', unansweredKey);
  storeToken(token);
  showUser(user);
}

/** Shows a user who has logged in, in this tab or in another. Answers of the user before are removed. */
function showUser(user: User): void {
  if (isOtherUser(user)) clearStoredAnswers();
  const id = readUserId();
  if (id !== undefined) keepAnswersOf(id);
  dismissToast('logged-out-elsewhere');
  dismissErrors('login-required');
  setSessionUser(user);
  void saveChosenLanguage(user);
}

/** Saves a language that was chosen on this device in the account. After a failure, the next page load repeats it. */
async function saveChosenLanguage({ first_name, last_name, phone_number, language }: User): Promise<void> {
  const chosen = readUnsavedLanguage();
  if (!chosen) return;
  try {
    const body = { first_name, last_name, phone_number, language: chosen };
    if (chosen !== language) setSessionUser((await call('update-profile', { body })).user);
    removeUnsavedLanguage();
  } catch {
    // Nothing on the page depends on it.
  }
}

function isOtherUser({ username }: User): boolean {
  const shown = readSession().user;
  return shown !== null && shown.username !== username;
}

function endUserSession(ending?: SessionEnding): void {
  if (ending) writeStored('localStorage', endingKey, ending);
  removeToken();
  clearAnswersAfter(ending);
  setSessionEnded(ending);
}

/** Sends a request that ends the session, and remembers for the token that it got no answer. */
export async function endByRequest(
  ending: 'logout' | 'deleted',
  send: () => Promise<unknown>,
): Promise<void> {
  try {
    await send();
  } catch (error) {
    const user = readUserId();
    if (!(error instanceof ResponseError) || error.status >= 500)
      writeStored('sessionStorage', unansweredKey, { user, ending });
    throw error;
  }
  removeStored('sessionStorage', unansweredKey);
  endUserSession('logout');
}

/** Finds the reason for the rejection of the stored token, if its end was requested; otherwise the given one. */
function findEnding<Ending>(otherwise: Ending): SessionEnding | Ending {
  const { user, ending } = Object(readStored('sessionStorage', unansweredKey));
  removeStored('sessionStorage', unansweredKey);
  return ending && user === readUserId() ? ending : otherwise;
}

/** Removes the answers after a logout. After any other end of a session, they wait for the next login of the user. */
function clearAnswersAfter(ending?: SessionEnding): void {
  if (ending === 'logout' || ending === 'deleted') clearAnswersOfAllTabs();
  else letAnswersWait();
}

/** Logs in and stores the token. */
export function login(body: RequestBody<Routes['login']>): Promise<Outcome> {
  return toOutcome(texts.login, async () => startUserSession(await call('login', { body })));
}

/**
 * After a login on an English page, opens a path in the language that was chosen on this device or, without one, in the
 * account. A page of another language was opened on purpose and keeps it.
 * @param state of the entry in the browser's history
 * @returns false if this page has the language
 */
export function openInChosenLanguage(path: string, state: unknown): boolean {
  const chosen = readChosenLanguage() ?? readSession().user?.language ?? language;
  if (language !== 'en' || chosen === language) return false;
  openInLanguage(chosen, path, state);
  return true;
}

const sendRegistration = createIdempotentSender();

/** Registers a user, logs in and stores the token. */
export function register(form: RequestBody<Routes['register']>): Promise<Outcome> {
  const body = { ...form, language };
  return toOutcome(texts.register, async () =>
    startUserSession(
      await sendRegistration(body, (key) => call('register', { body, headers: { 'idempotency-key': key } })),
    ),
  );
}

/** Logs out. A 401 response counts as logged out; after any other failure the token stays stored. */
export function logout(): Promise<Outcome> {
  return toOutcome(texts.logout, () =>
    endByRequest('logout', async () => {
      try {
        await call('logout');
      } catch (error) {
        if (!(error instanceof ResponseError && error.status === 401)) throw error;
      }
      writeStored('sessionStorage', loggedOutKey, true);
    }),
  );
}

/** False in a deployment without a sender of mails, which can't reset passwords. Set by the build. */
export const sendsMail = import.meta.env.VITE_SENDS_MAIL !== 'false';

/** Sets a new password with the token of a mail. Ends every session of the user, that of this browser too. */
export function confirmPasswordReset(body: RequestBody<Routes['confirm-password-reset']>): Promise<Outcome> {
  return toOutcome(texts.password, async () => {
    await call('confirm-password-reset', { body });
    endUserSession();
  });
}

/** Milliseconds before a failed fetch of the user is repeated. Longer than a deployment's or a proxy's short outage. */
const resumeDelaysMs = [1000, 3000];

/** Gets the user of a stored token. Removes the token if that fails. */
async function resume(token: string): Promise<void> {
  // A session of another user stays on screen until the new user is known.
  if (!readSession().isAuthenticated) setSessionLoading();
  try {
    const user = await call('get-profile', { retryDelaysMs: resumeDelaysMs });
    if (readToken() !== token) return;
    const isSwitch = isOtherUser(user);
    showUser(user);
    // The page shows data of the previous user.
    if (isSwitch) location.reload();
  } catch (error) {
    const isRejected = error instanceof ResponseError && error.status === 401;
    if (readToken() === token) endUserSession(isRejected ? findEnding(undefined) : 'unverified');
  }
}

/** Restores the session of a stored token, and follows its rejection by the API and logins and logouts in other tabs. */
export function startSession(): void {
  const token = readToken();
  if (token) void resume(token);

  setSessionEndHandler(async (rejected) => {
    await waitForSession();
    // A late response to an older token must not end the current session.
    if (readToken() === rejected) endUserSession(findEnding('expired'));
  });

  addEventListener('storage', ({ key, newValue }) => {
    followOwnersOfAnswers();
    if (key !== tokenKey && key !== null) return;
    if (newValue) return void resume(newValue);
    if (followEnding() !== 'logout') return;
    // Until it is dismissed or a session starts: the tab may be in the background.
    showToast(texts.elsewhere, 'logged-out-elsewhere', Number.POSITIVE_INFINITY);
  });

  // A page that Back or Forward restores from memory got no `storage` event.
  let leftWith: string | null;
  addEventListener('pagehide', () => {
    leftWith = readToken();
  });
  addEventListener('visibilitychange', followOwnersOfAnswers);
  addEventListener('pageshow', ({ persisted }) => {
    followOwnersOfAnswers();
    const stored = readToken();
    if (!persisted || stored === leftWith) return;
    if (!stored) followEnding();
    // Nothing of the session before may stay on screen until the new user is known.
    else if (leftWith) location.reload();
    else void resume(stored);
  });
}

/** Ends the session on screen, of which another page has removed the token. Returns the reason; undefined without a session. */
function followEnding(): SessionEnding | undefined {
  const { isAuthenticated, loading } = readSession();
  if (!isAuthenticated && !loading) return undefined;
  const ending = (readStored('localStorage', endingKey) ?? 'expired') as SessionEnding;
  if (ending === 'logout' || ending === 'deleted') clearStoredAnswers();
  else letAnswersWait();
  setSessionEnded(ending);
  return ending;
}
