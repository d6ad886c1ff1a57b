import { languagePrefixes, publicFiles } from '#frontend/html-files.ts';

/** Paths of all prerendered pages, and one of the 404 page. */
export const prerenderedPaths: readonly string[] = languagePrefixes.flatMap((prefix) =>
  [...Object.keys(publicFiles), '/nowhere'].map((path) => prefix + path),
);

/** State of an entry of the browser's history, with everything that a page of Premia leaves there. */
const entry = {
  requested: '/main/history',
  email: 'ada@example.com',
  form: 'form',
  step: 'step',
  atQuestions: true,
};

const household = { people: [{ role: 'adult', age: '40' }], income: '50000' };
const answers = { insurance_type: 'health', input_data: { age: 40 }, household: { income: 50_000 } };
/** Stands for the time on the page's clock. */
const storedAt = 0;
const kept = { storedAt, value: { answers, premium: 100, idempotencyKey: 'key' } };
const draft = { storedAt, value: { input: { age: '40', zip: '77002' }, entry: 'form' } };
const step = { storedAt, value: { form: { input: { age: '41' } } } };

/** Script that stores values as JSON, with the present time on the page's clock. */
const store = (area: 'localStorage' | 'sessionStorage', values: Readonly<Record<string, unknown>>) =>
  Object.entries(values)
    .map(([key, value]) => {
      const text = JSON.stringify(JSON.stringify(value));
      return `${area}.setItem('${key}', ${text}.replace('"storedAt":0', '"storedAt":' + Date.now()));`;
    })
    .join('');

const replaceState = (state: unknown, address = 'location.href') =>
  `history.replaceState(${JSON.stringify(state)}, '', ${address});`;

/** Scripts that bring a prerendered page into a state which its HTML doesn't have. */
export const pageStates = {
  'history state': replaceState({ usr: { ...entry, reason: 'required' }, key: 'key', idx: 3 }),
  'history state of the end of a session': replaceState({ usr: { reason: 'expired' }, key: 'key', idx: 0 }),
  'history state of another form': replaceState({ usr: 'text', key: 7, idx: 'first' }),
  'query and fragment': replaceState(null, "location.pathname + '?ids=1&q=a#token=abc'"),
  'a link with answers': replaceState(
    null,
    `location.pathname + '#answers.1.TX-48201-.2027.78000.4.a38.a36.c9.c6.yrvlme'`,
  ),
  'a link that is cut': replaceState(null, `location.pathname + '#answers.1.TX'`),
  'stored answers':
    store('localStorage', {
      units: { weightUnit: 'kilograms', mileageUnit: 'kilometres' },
      'remembered-household': household,
      'remembered-answers': { age: '40', zip: '77002' },
      'sidebar-collapsed': true,
    }) +
    store('sessionStorage', {
      'logged-out': true,
      'guest-estimate': kept,
      'saved-estimate': { storedAt, value: { id: '01JABCDEFGHJKMNPQRSTVWXYZ0' } },
      'health-draft': draft,
      'health-steps': step,
      'car-draft': { ...draft, value: { input: { driver_age: '40' }, entry: 'form' } },
      household: { storedAt, value: household },
      place: { storedAt, value: { zip: '77002', state: 'TX', county: '48201', zip3: '770' } },
    }) +
    replaceState({ usr: { form: 'form' }, key: 'key', idx: 1 }),
  'session that has ended': `localStorage.setItem('token', 'a.b.c'); localStorage.setItem('session-ending', '"expired"');`,
  'other language': `localStorage.setItem('language', location.pathname.startsWith('/es/') ? 'en' : 'es');`,
} as const;
