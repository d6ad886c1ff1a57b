import type { Page } from '@playwright/test';
import { holdRequests } from './support/pages.ts';
import { expect, openPage, test, waitForHydration } from './support/test.ts';
import {
  amount,
  digits,
  type Field,
  find,
  openAgain,
  secret,
  Typist,
  text,
  toPath,
  toPrefix,
  waysBack,
  weigh,
} from './support/typist.ts';
import { type Choose, createRandom, seeds, Visit } from './support/visits.ts';

/*
 * Random visits of the forms: keys one by one with slips, then a reload, the other language, Back and more. After each action
 * every field has what was typed, and the page passes the checks of {@link Visit}. `VISITS_SEED=7 npm test -- visits`
 * replays the visits of a seed.
 */

const actionsOfVisit = 25;

const email: Field = { name: 'email', kind: 'email', max: 30 };

/** Fields of pages by their English path. Pages of one group share the text of a name. */
const pages: Readonly<Record<string, { group: string; fields: readonly Field[] }>> = {
  '/': { group: 'landing', fields: [digits('zip', 5)] },
  '/register': {
    group: 'register',
    fields: [
      ...['first_name', 'last_name', 'phone_number'].map(text),
      email,
      ...['password', 'confirm_password'].map(secret),
    ],
  },
  '/login': { group: 'login', fields: [email, secret('password')] },
  '/forgot_password': { group: 'login', fields: [email] },
  '/estimate/health': {
    group: 'health',
    fields: [digits('age'), digits('zip', 5), amount('household-income'), digits('household-size', 2)],
  },
  '/estimate/car': {
    group: 'car',
    fields: ['driver_age', 'driving_experience', 'annual_mileage'].map((name) => digits(name, 2)),
  },
};

/** Fields of the health form that are added or opened. */
const further = [
  ['people', digits('household-people-1-age')],
  ['lines', amount('income-wages')],
  ['lines', amount('income-self_employment')],
] as const;

/** Opens the lines of the income, if they are not open. */
async function openLines(page: Page): Promise<void> {
  if ((await find(page, 'income-wages').count()) > 0) return;
  await page.getByRole('button', { name: /^(Help me with this number|Ayuda con este número)$/ }).click();
  await find(page, 'income-wages').waitFor();
}

async function expectFurther(page: Page, typist: Typist): Promise<void> {
  for (const [group, field] of further) {
    if (!typist.texts.has(`${group}.${field.name}`)) continue;
    if (group === 'lines') await openLines(page);
    await typist.expectTexts(group, [field]);
  }
}

/** Answers that are chosen, on the page of the health form, also before its scripts have run. */
const choices = [
  ['household-income-period', 'month'],
  ['household-income-period', 'year'],
  ['household-has-offer', 'yes'],
  ['household-has-offer', 'no'],
  ['has_diabetes', 'yes'],
  ['any_allergies', 'no'],
] as const;

/** Submits the account form on screen twice in a hurry; the request fails, at once or after more was typed. */
async function sendInVain(visit: Visit, typist: Typist, choose: Choose): Promise<void> {
  const { page } = visit;
  const { group, fields } = pages[toPath(page)] ?? { group: '', fields: [] };
  const failure = choose(['offline', 'busy', 'slow'] as const);
  visit.log.push(`send, ${failure}`);
  for (const { name } of fields) {
    const valid = validTexts[name] ?? '';
    await find(page, name).fill(valid);
    typist.texts.set(`${group}.${name}`, valid);
  }
  let requests = 0;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/users/**', async (route) => {
    requests += 1;
    await released;
    if (failure === 'offline') await route.abort('internetdisconnected');
    else await route.fulfill({ status: 503, json: {} });
  });
  await find(page, fields.at(-1)?.name ?? '').focus();
  for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('Enter');
  await expect.poll(() => requests, visit.story).toBe(1);
  if (failure === 'slow') {
    const typed = find(page, 'email');
    await typed.focus();
    await page.keyboard.type('x');
    typist.texts.set(`${group}.email`, await typed.inputValue());
    expect(await typed.inputValue(), visit.story).toMatch(/^ada@example\.comx?$/);
  }
  release();
  await expect(page.locator('main form button[type="submit"]'), visit.story).toBeEnabled();
  await typist.expectTexts(group, fields);
  await page.unrouteAll({ behavior: 'wait' });
  expect(requests, visit.story).toBe(1);
  await visit.check();
}

const validTexts: Readonly<Record<string, string>> = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@example.com',
  phone_number: '+12025550101',
  password: 'Correct-Horse-7',
  confirm_password: 'Correct-Horse-7',
};

for (const seed of seeds) {
  test(`a visit of all forms with the keys of seed ${seed} keeps what was typed`, async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    const choose = createRandom(seed);
    const visit = new Visit(page, seed);
    const typist = new Typist(visit, choose);
    const chosen = new Map<string, string>();
    await visit.watch();
    const open = async () => {
      const path = choose(Object.keys(pages));
      visit.log.push(`open ${path}`);
      typist.forget((key) => key.includes('password'));
      await openPage(page, `${choose(['', '/es'])}${path}`);
    };
    const comeBack = async () => {
      const how = choose(waysBack);
      visit.log.push(how);
      typist.forget((key) => key.includes('password'));
      await openAgain(page, how);
    };
    /** Chooses an answer, on a slow phone before the scripts have run. */
    const answer = async () => {
      const [name, value] = choose(choices);
      const isEarly = choose([true, false]);
      visit.log.push(`${name}: ${value}${isEarly ? ', before the scripts' : ''}`);
      const release = isEarly ? await holdRequests(page, '**/assets/index-*.js') : () => {};
      if (isEarly) await page.goto(`${toPrefix(page)}/estimate/health`, { waitUntil: 'commit' });
      else if (toPath(page) !== '/estimate/health') await openPage(page, '/estimate/health');
      await page.locator(`[name="${name}"][value="${value}"]`).check();
      release();
      await waitForHydration(page);
      await page.unrouteAll({ behavior: 'wait' });
      typist.forget((key) => key.includes('password'));
      chosen.set(name, value);
    };
    /** Types in another tab, which has no text of this one. */
    const useOtherTab = async () => {
      const path = toPath(page);
      const { fields } = pages[path] ?? { fields: [] };
      visit.log.push('another tab');
      const other = await context.newPage();
      await openPage(other, toPrefix(page) + path);
      for (const { name } of fields) {
        // The size follows the people until it is typed.
        const untouched = name === 'household-size' ? '1' : '';
        await expect(find(other, name), visit.story).toHaveValue(untouched);
      }
      await find(other, fields[0]?.name ?? '').pressSequentially('7');
      await other.close();
    };
    const type = async () => {
      const { group, fields } = pages[toPath(page)] ?? { group: '', fields: [] };
      await typist.type(group, choose(fields));
      await visit.check();
    };
    const send = async () => {
      if (['/register', '/login', '/forgot_password'].includes(toPath(page))) {
        await sendInVain(visit, typist, choose);
      }
    };
    /** Types in a row of another person, or in the lines of an income. */
    const typeFurther = async () => {
      const [group, field] = choose(further);
      if (toPath(page) !== '/estimate/health') await openPage(page, `${toPrefix(page)}/estimate/health`);
      typist.forget((key) => key.includes('password'));
      if (group === 'people' && (await find(page, field.name).count()) === 0)
        await page.locator('#add-adult').click();
      if (group === 'lines') await openLines(page);
      await typist.type(group, field);
      await visit.check();
    };
    const acts = weigh(
      [5, type],
      [3, typeFurther],
      [2, open],
      [2, comeBack],
      [1, answer],
      [1, useOtherTab],
      [2, send],
    );
    await open();
    for (let action = 0; action < actionsOfVisit; action += 1) {
      await choose(acts)();
      const { group, fields } = pages[toPath(page)] ?? { group: '', fields: [] };
      await typist.expectTexts(group, fields);
      if (group === 'health') {
        await expectFurther(page, typist);
        for (const [name, value] of chosen)
          await expect(page.locator(`[name="${name}"][value="${value}"]`), visit.story).toBeChecked();
      }
      await visit.check(false);
    }
  });
}
