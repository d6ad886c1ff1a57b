import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bodyExamples } from '#contract/examples.ts';
import { changePassword, deleteAccount, rememberKeepHousehold } from './account.ts';
import { logout, register, startSession } from './authentication.ts';
import { readToken, removeToken, storeToken } from './browser-storage.ts';
import { readSession, setSessionEnded, setSessionUser } from './session-store.ts';

const toUser = (name: string) => ({
  first_name: name,
  last_name: 'Lovelace',
  username: `${name}@example.com`,
  email: `${name}@example.com`,
  phone_number: '+12025550101',
  date_joined: '2026-11-20T10:00:00.000Z',
});

/** Responses to profile requests that have not arrived, by the token of the request. */
const pending = new Map<string, (response: Response) => void>();

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { toggleAttribute: () => undefined } });
  const events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events));
  vi.stubGlobal('fetch', (_url: string, { headers }: { headers: Record<string, string> }) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    pending.set(String(headers.authorization), resolve);
    return promise;
  });
});

afterEach(() => {
  removeToken();
  setSessionEnded();
  pending.clear();
});

/** For a busy machine: the first response loads code. */
const waitTime = 10_000;

const waitForRequest = (token: string) =>
  vi.waitFor(() => expect([...pending.keys()]).toContain(`Token ${token}`), waitTime);

const waitForUser = (name: string) =>
  vi.waitFor(() => expect(readSession().user?.first_name).toBe(name), waitTime);

function respond(token: string, body: object, status = 200): void {
  pending.get(`Token ${token}`)?.(Response.json(body, { status }));
}

/** Restores the session of a token, and before the response stores the token of a login in another tab. */
async function startTwice(former: string, present: string): Promise<void> {
  storeToken(former);
  startSession();
  await waitForRequest(former);
  storeToken(present);
  dispatchEvent(Object.assign(new Event('storage'), { key: 'token', newValue: present }));
  await waitForRequest(present);
}

async function startAs(name: string): Promise<void> {
  storeToken(name);
  startSession();
  await waitForRequest(name);
  respond(name, toUser(name));
  await waitForUser(name);
}

it('shows the user of the present token, whichever profile arrives first', async () => {
  await startTwice('former', 'present');
  respond('present', toUser('grace'));
  await waitForUser('grace');
  respond('former', toUser('ada'));
  // The response has been processed once another task has run.
  await new Promise((resolve) => setTimeout(resolve));
  expect(readSession().user?.first_name).toBe('grace');
});

it('keeps the session of the present token when a former one is rejected', async () => {
  await startTwice('former', 'present');
  respond('former', { message: 'No session', code: 'unauthenticated' }, 401);
  respond('present', toUser('grace'));
  await waitForUser('grace');
  expect(readToken()).toBe('present');
});

/** Leaves the page of a user's session, and restores it from memory after another page has stored a token or none. */
function leaveAndRestore(stored: string | undefined): void {
  dispatchEvent(new Event('pagehide'));
  if (stored) storeToken(stored);
  else removeToken();
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
}

it('ends the session of a page that is restored after a logout on another page', async () => {
  await startAs('ada');
  leaveAndRestore(undefined);
  expect(readSession().isAuthenticated).toBe(false);
});

it('reloads a page that is restored during a session of another token, and only then', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  await startAs('ada');
  leaveAndRestore('ada');
  expect(reload).not.toHaveBeenCalled();
  leaveAndRestore('grace');
  expect(reload).toHaveBeenCalledOnce();
});

it('shows the user of a login after which the page of a guest is restored', async () => {
  startSession();
  leaveAndRestore('grace');
  await waitForRequest('grace');
  respond('grace', toUser('grace'));
  await waitForUser('grace');
});

it.each([
  ['logout', () => logout(), 'Logout failed'],
  [
    'deleted',
    () => deleteAccount({ current_password: 'Correct-Horse-7' }),
    "We don't know if your account was deleted",
  ],
] as const)(
  'ends a session as %s when its token is rejected after a request without an answer',
  async (ending, send, message) => {
    await startAs('ada');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('The connection was lost')));
    expect(await send()).toMatchObject({ message, refused: false });
    expect(readSession().isAuthenticated).toBe(true);
    vi.stubGlobal('fetch', async () => Response.json({ code: 'unauthenticated' }, { status: 401 }));
    await send();
    await vi.waitFor(() => expect(readSession()).toMatchObject({ isAuthenticated: false, ending }));
  },
);

it.each([400, 429])('says of a deletion with status %i that it was refused', async (status) => {
  await startAs('ada');
  vi.stubGlobal('fetch', async () => Response.json({ message: 'Refused', code: 'x' }, { status }));
  const failed = await deleteAccount({ current_password: 'Correct-Horse-7' });
  expect(failed).toMatchObject({ message: 'Refused', refused: true });
  vi.stubGlobal('fetch', async () => Response.json({ code: 'unauthenticated' }, { status: 401 }));
  await deleteAccount({ current_password: 'Correct-Horse-7' });
  await vi.waitFor(() => expect(readSession()).toMatchObject({ isAuthenticated: false, ending: 'expired' }));
});

it.each([
  [200, true, true],
  [200, false, false],
  [500, true, undefined],
])('remembers the choice to keep households after status %d: %s as %s', async (status, choice, expected) => {
  storeToken('ada');
  setSessionUser(toUser('ada'));
  vi.stubGlobal('fetch', async (_url: string, { body }: { body?: string }) => {
    if (!body) return Response.json(toUser('ada'));
    const { keep_household } = JSON.parse(body);
    return Response.json({ message: 'Saved', user: { ...toUser('ada'), keep_household } }, { status });
  });
  await rememberKeepHousehold(choice);
  expect(readSession().user?.keep_household).toBe(expected);
});

it('sends a change of the password whose response was lost again with the same key', async () => {
  storeToken('ada');
  const keys: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Record<string, string> }) => {
    keys.push(String(headers['idempotency-key']));
    if (keys.length === 1) throw new TypeError('The connection was lost');
    return Response.json({ message: 'Changed' });
  });
  const body = {
    current_password: 'old',
    new_password: 'New-Secret-1',
    confirm_new_password: 'New-Secret-1',
  };
  expect(await changePassword(body)).toMatchObject({ retryable: true });
  expect(await changePassword(body)).toBeUndefined();
  expect(keys[1]).toBe(keys[0]);
});

it.each([
  ['Registration failed', () => register(bodyExamples.register)],
  ['Password change failed', () => changePassword(bodyExamples['change-password'])],
])('reports “%s” if the API can’t be reached', async (message, send) => {
  storeToken('ada');
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await send()).toMatchObject({ message, retryable: true });
});
