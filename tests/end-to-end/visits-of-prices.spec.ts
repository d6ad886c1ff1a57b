import type { Locator, Page } from '@playwright/test';
import { breakComponents } from './support/broken-parts.ts';
import { setFields } from './support/prediction-forms.ts';
import { expect, openAllParts, openPage, pageTime, test } from './support/test.ts';
import { amount, digits, type Field, find, openAgain, Typist, waysBack, weigh } from './support/typist.ts';
import { createRandom, seeds, Visit } from './support/visits.ts';

/*
 * Random visits of what is typed below prices: keys one by one with slips, then a reload, the other language, Back and more. After each action
 * every field has what was typed, and the page passes the checks of {@link Visit}. `VISITS_SEED=7 npm test -- visits`
 * replays the visits of a seed.
 */

// The order of month, day and year in a date field.
test.use({ locale: 'en-US' });

const actionsOfVisit = 15;
const actionsOfCar = 11;
const actionsOfOtherAnswers = 10;

/** People whom a visit adds at most. */
const mostPeople = 4;

/** Fields below prices, and those of each event. */
const belowPrices = ['tax-final', 'tax-advance', 'current-bill'].map(amount);
const events: Readonly<Record<string, readonly Field[]>> = {
  lost_cover: [amount('event-bill')],
  job_begins: [amount('event-bill')],
  moving: [digits('new-zip', 5)],
  marriage: [digits('spouse-age'), amount('event-income')],
  baby: [],
};

async function showPrices(page: Page, story: string): Promise<void> {
  await page.locator('aside').getByRole('button').first().click();
  await openParts(page, story);
}

/** Opens all parts below prices, whose code loads after them. */
async function openParts(page: Page, story: string): Promise<void> {
  for (const part of ['#change', '#help-by-income']) await expect(page.locator(part), story).toBeVisible();
  await openAllParts(page);
  // Parts of the prices by income, whose code loads when these are opened.
  await page.locator('#help-by-income details').first().waitFor({ state: 'attached' });
  await openAllParts(page);
}

/** Texts that depend on what was typed: prices, months of the event and tax time. */
const readPrices = (page: Page) =>
  page.locator('main [data-level], #changed, section[aria-labelledby="tax-time"]').allInnerTexts();

for (const seed of seeds) {
  test(`a visit of prices with the keys of seed ${seed} keeps what was typed, as if set at once`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(120_000);
    const choose = createRandom(seed + 1000);
    const visit = new Visit(page, seed);
    const typist = new Typist(visit, choose);
    let event = '';
    const answers = {
      age: choose(['40', '61', '62']),
      zip: '43215',
      'household-income': choose(['40000', '70000']),
    };
    await visit.watch();
    await openPage(page, `${choose(['', '/es'])}/estimate/health`);
    for (const [name, typed] of Object.entries(answers)) await find(page, name).pressSequentially(typed);
    await showPrices(page, visit.story);

    const listFields = () => [
      ...belowPrices,
      ...(event === ''
        ? []
        : [{ name: `day-${event}`, kind: 'day', max: 8 } as const, ...(events[event] ?? [])]),
    ];
    const groupOf = ({ name }: Field) =>
      belowPrices.some((field) => field.name === name) ? 'prices' : event;
    const type = async () => {
      const field = choose(listFields());
      // Tax time is about a credit.
      if ((await find(page, field.name).count()) === 0) return;
      await typist.type(groupOf(field), field);
      await visit.check(field.kind !== 'day');
    };
    const chooseEvent = async () => {
      event = choose(Object.keys(events));
      visit.log.push(event);
      await page.locator(`#changed input[value="${event}"]`).check();
      await visit.check();
    };
    const comeBack = async () => {
      const how = choose(waysBack);
      visit.log.push(how);
      await openAgain(page, how);
      await openParts(page, visit.story);
    };
    const changeIncome = async () => {
      answers['household-income'] = choose(['40000', '58000', '90000']);
      visit.log.push(`income ${answers['household-income']}`);
      await page.getByRole('button', { name: /^(Edit|Editar)$/ }).click();
      const income = find(page, 'household-income');
      await income.click();
      await page.keyboard.press('Control+a');
      await page.keyboard.type(answers['household-income']);
      await showPrices(page, visit.story);
    };
    /** A part that can't be drawn takes nothing with it. */
    const breakPart = async () => {
      visit.log.push('a part that throws');
      visit.expectErrors((message) => message === 'PriceStepList');
      const thrown = await breakComponents(page, ['PriceStepList']);
      await page.reload();
      await expect.poll(() => thrown.has('PriceStepList'), visit.story).toBe(true);
      await expect(page.locator('[data-level]').first(), visit.story).toBeVisible();
      await page.unrouteAll({ behavior: 'wait' });
      await page.reload();
      await openParts(page, visit.story);
    };
    const acts = weigh([6, type], [2, chooseEvent], [2, comeBack], [1, changeIncome], [1, breakPart]);
    for (let action = 0; action < actionsOfVisit; action += 1) {
      await choose(acts)();
      if (await page.locator('#tax-time').count())
        await typist.expectTexts('prices', belowPrices.slice(0, 2));
      await typist.expectTexts(event, events[event] ?? []);
      await visit.check(false);
    }
    // A day of another year, which is marked, is gone once the page is loaded again.
    await page.reload();
    await openParts(page, visit.story);

    const fresh = await (await browser.newContext({ locale: 'en-US' })).newPage();
    await fresh.clock.install({ time: pageTime });
    await openPage(fresh, new URL(page.url()).pathname);
    for (const [name, typed] of Object.entries(answers)) await find(fresh, name).fill(typed);
    await showPrices(fresh, visit.story);
    if (event !== '') await fresh.locator(`#changed input[value="${event}"]`).check();
    for (const field of listFields()) {
      const typed = typist.texts.get(`${groupOf(field)}.${field.name}`);
      if (typed !== undefined && (await find(fresh, field.name).count()))
        await find(fresh, field.name).fill(typed);
    }
    await expect(async () => {
      expect(await readPrices(page), visit.story).toEqual(await readPrices(fresh));
    }).toPass({ timeout: 15_000 });
  });
}

const ofCar = [amount('car-payment'), digits('car-value', 6), digits('car-new-zip', 5)];
const ofDriver = {
  driver_age: '45',
  driving_experience: '27',
  annual_mileage: '12000',
  car_mfg_year: '2021',
  prv_accident: '0',
};

for (const seed of seeds) {
  test(`a visit of a car's prices with the keys of seed ${seed} keeps what was typed`, async ({ page }) => {
    const choose = createRandom(seed + 2000);
    const visit = new Visit(page, seed);
    const typist = new Typist(visit, choose);
    await visit.watch();
    await openPage(page, `${choose(['', '/es'])}/estimate/car`);
    await find(page, 'zip').pressSequentially('43215');
    await expect(page.locator('#zip-status')).toContainText('Franklin');
    for (const [name, typed] of Object.entries(ofDriver)) await find(page, name).pressSequentially(typed);
    const loan = choose(['yes', 'no']);
    await page.locator(`[name="loan"][value="${loan}"]`).check();
    await page.locator('main form button[type="submit"]').click();
    const openResult = async () => {
      await expect(page.locator('[data-cover]').first(), visit.story).toBeVisible();
      // Some parts load when they are opened, and others are drawn, closed, after them.
      for (const { name } of ofCar) {
        await openAllParts(page);
        await find(page, name).waitFor({ state: 'attached' });
      }
      await openAllParts(page);
    };
    await openResult();
    const type = async () => {
      await typist.type('car', choose(ofCar));
      await visit.check();
    };
    const comeBack = async () => {
      const how = choose(waysBack);
      visit.log.push(how);
      await openAgain(page, how);
      // The value is of the page alone.
      typist.forget((key) => key === 'car.car-value');
      await openResult();
    };
    const acts = weigh([4, type], [1, comeBack]);
    for (let action = 0; action < actionsOfCar; action += 1) {
      await choose(acts)();
      await typist.expectTexts('car', ofCar);
      await visit.check(false);
    }
  });
}

const ofApplicant = {
  ...{ age: '40', zip: '43215', 'household-income': '52000', heightFt: '5', heightIn: '10', weight: '180' },
  ...{ has_diabetes: 'no', has_pressure_issue: 'no', any_bodytransplant: 'no', any_chronic_disease: 'no' },
  ...{ any_allergies: 'no', history_of_cancer_in_family: 'no', no_of_major_surgery: '0' },
};

/** Opens the result of a person, and its section with other answers. */
async function openOtherAnswers(page: Page, path: string): Promise<Locator> {
  await openPage(page, path);
  await page.locator('[name="no_of_major_surgery"]').waitFor();
  await setFields(page, ofApplicant);
  await expect(page.locator('#zip-status')).toContainText('Franklin');
  await page.locator('main form button[type="submit"]').click();
  await page.locator('#what-if button').click();
  const section = page.locator('section[aria-labelledby="what-if"]');
  await expect(section.locator('input[type="range"]').first()).toBeFocused();
  return section;
}

const findAges = (section: Locator) => section.locator('fieldset input[inputmode="numeric"]');

/** Figures of other answers, without what is only said. */
const readFigures = (section: Locator) =>
  section.locator('table, dl, p:not([aria-live]), label').allInnerTexts();

// Few seeds: all visits together have four minutes.
for (const seed of seeds.slice(0, 4)) {
  test(`a visit of other answers with the keys of seed ${seed} has what is set at once`, async ({
    page,
    browser,
  }) => {
    const choose = createRandom(seed + 3000);
    const visit = new Visit(page, seed);
    await visit.watch();
    const path = `${choose(['', '/es'])}/estimate/health`;
    const section = await openOtherAnswers(page, path);
    const sliders = section.locator('input[type="range"]');
    const removers = section.locator('fieldset li button');
    const slide = async (index: number) => {
      const slider = sliders.nth(index);
      await slider.focus();
      const key = choose(['ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End']);
      visit.log.push(`slider ${index}: ${key}`);
      for (let presses = choose([1, 2, 5]); presses > 0; presses -= 1) await slider.press(key);
      await expect(slider, visit.story).toBeFocused();
    };
    const slideIncome = () => slide(0);
    const slideAny = async () => slide(choose([...Array(await sliders.count()).keys()]));
    /** Those beside the applicant, adults first, as the page lists them. */
    let people: { role: 'adult' | 'child'; age: string }[] = [];
    const add = async () => {
      if (people.length === mostPeople) return;
      const role = choose(['adult', 'child'] as const);
      const age = choose({ adult: ['36', '66'], child: ['9', ''] }[role]);
      visit.log.push(`add ${role} ${age}`);
      const index = role === 'adult' ? people.findLastIndex((one) => one.role === role) + 1 : people.length;
      people = people.toSpliced(index, 0, { role, age });
      const count = await findAges(section).count();
      await section.locator(`#add-${role}`).click();
      await expect(findAges(section), visit.story).toHaveCount(count + 1);
      await expect(findAges(section).and(page.locator(':focus')), visit.story).toHaveValue('');
      await page.keyboard.type(age);
    };
    const remove = async () => {
      const count = await removers.count();
      if (count === 0) return;
      const index = choose([...Array(count).keys()]);
      visit.log.push(`remove ${index}`);
      people = people.toSpliced(index, 1);
      await removers.nth(index).click();
      await expect(removers, visit.story).toHaveCount(count - 1);
    };
    const acts = weigh([3, slideIncome], [2, slideAny], [2, add], [1, remove]);
    for (let action = 0; action < actionsOfOtherAnswers; action += 1) {
      await choose(acts)();
      await visit.check();
    }

    const fresh = await (await browser.newContext({ locale: 'en-US' })).newPage();
    await fresh.clock.install({ time: pageTime });
    const same = await openOtherAnswers(fresh, path);
    for (const { role, age } of people) {
      await same.locator(`#add-${role}`).click();
      await fresh.keyboard.type(age);
    }
    for (const [index, slider] of (await sliders.all()).entries())
      await same
        .locator('input[type="range"]')
        .nth(index)
        .fill(await slider.inputValue());
    await expect(async () => {
      expect(await readFigures(section), visit.story).toEqual(await readFigures(same));
    }).toPass({ timeout: 15_000 });
  });
}
