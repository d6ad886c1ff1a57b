import { type BrowserContext, expect, type Page } from '@playwright/test';
import { toComparePath } from '#frontend/paths.ts';
import { setFields } from './support/prediction-forms.ts';
import { buildHistory } from './support/stored-predictions.ts';
import { openAllParts, openPage, storeToken, test } from './support/test.ts';

// Browsers translate a page by replacing its text nodes. React must not hold on to a node that is gone: each text that
// changes is the only child of its element.

/** Script for the browser: wraps each text node, and from then on each that is added, as the translation of Chrome does. */
const translate = `(() => {
  const wrap = (node) => {
    if (!node.parentElement || node.parentElement.closest('font, script, style, textarea')) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(node.data);
    outer.append(inner);
    node.replaceWith(outer);
  };
  const wrapAll = (root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    (root instanceof Text ? [root] : texts).forEach(wrap);
  };
  wrapAll(document.body);
  new MutationObserver((records) => records.forEach(({ addedNodes }) => addedNodes.forEach(wrapAll)))
    .observe(document.body, { childList: true, subtree: true });
})()`;

/** Script for the browser: all words that are shown or read out, without toasts, which leave by themselves. */
const readWords = `(() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines = [];
  let last;
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement.closest(':not(font)');
    if (element.closest('script, style, template, [popover]') || !element.checkVisibility()) continue;
    if (element !== last) lines.push('');
    last = element;
    lines.push(lines.pop() + walker.currentNode.data);
  }
  return lines.map((line) => line.replace(/\\s+/g, ' ').trim()).filter(Boolean);
})()`;

test.use({ actionTimeout: 15_000 });
test.describe.configure({ timeout: 180_000 });

/** A page and its translated twin, on which each step is taken too. */
class Twins {
  readonly #pages: readonly [plain: Page, translated: Page];

  constructor(plain: Page, translated: Page) {
    this.#pages = [plain, translated];
  }

  /** Opens two pages, and translates one. */
  static async open(context: BrowserContext, path: string, prepare = async (_page: Page) => {}) {
    const pages: [Page, Page] = [await context.newPage(), await context.newPage()];
    for (const page of pages) {
      await prepare(page);
      await openPage(page, path);
    }
    await pages[1].evaluate(translate);
    const twins = new Twins(...pages);
    await twins.#compare(path);
    return twins;
  }

  /** Takes a step on both pages, and expects the same words. */
  async step(name: string, take: (page: Page) => Promise<unknown>): Promise<void> {
    for (const page of this.#pages) await test.step(name, () => take(page));
    await this.#compare(name);
  }

  /** Opens all parts of both pages, also those that are loaded after the rest, and expects the same words. */
  async open(name: string): Promise<void> {
    await this.#compare(name, openAllParts);
  }

  async #compare(name: string, prepare = async (_page: Page) => {}): Promise<void> {
    const compare = async () => {
      for (const page of this.#pages) await prepare(page);
      const [plain = [], translated = []] = await Promise.all(
        this.#pages.map((page) => page.evaluate<string[]>(readWords)),
      );
      if (plain.join('\n') === translated.join('\n')) return [];
      return [
        ...plain.filter((line) => !translated.includes(line)).map((line) => `is missing: ${line}`),
        ...translated.filter((line) => !plain.includes(line)).map((line) => `is wrong: ${line}`),
        'in the translated page',
      ];
    };
    await expect.soft.poll(compare, name).toEqual([]);
  }
}

const click = (role: 'button' | 'link', name: string | RegExp) => (page: Page) =>
  page.getByRole(role, { name }).first().click();

const fill = (label: string, text: string) => async (page: Page) => {
  await page.getByLabel(label).first().fill(text);
  await page.getByLabel(label).first().blur();
};

/** Expects the place of a ZIP code, which is announced too. */
const expectPlace = (page: Page, place: string) => expect(page.locator('#zip-status')).toContainText(place);

test('a health form, its prices and its result', async ({ context }) => {
  const twins = await Twins.open(context, '/estimate/health');
  const zip = 'ZIP code';
  const county = (page: Page) => page.getByRole('combobox', { name: /^County/ });
  await twins.step('a ZIP code', async (page) => {
    await page.getByLabel(zip).fill('77002');
    await expectPlace(page, 'Harris County, Texas');
  });
  await twins.step('another ZIP code', async (page) => {
    await page.getByLabel(zip).fill('90001');
    await expectPlace(page, 'Los Angeles County, California');
  });
  await twins.step('a ZIP code of two counties', async (page) => {
    await page.getByLabel(zip).fill('77053');
    await page.getByRole('group', { name: 'Which county do you live in?' }).waitFor();
  });
  await twins.step('an unknown ZIP code', fill(zip, '00000'));
  await twins.step('no ZIP code', fill(zip, 'Houston'));
  await twins.step('a refused form', click('button', 'Predict Premium'));
  await twins.step('state and county', async (page) => {
    await click('button', 'Choose state and county instead')(page);
    await page.getByLabel('State', { exact: true }).selectOption('TX');
    await county(page).fill('harr');
    await page.getByRole('listbox').getByRole('option').first().waitFor();
  });
  await twins.step('an unknown county', async (page) => {
    await county(page).fill('Nowhere');
    await county(page).blur();
  });
  await twins.step('a county', async (page) => {
    await county(page).fill('Harris');
    await county(page).press('Enter');
  });
  await twins.step('the ZIP code of another state', async (page) => {
    await page.getByLabel(zip).fill('43215');
    await expectPlace(page, 'Franklin County, Ohio');
  });
  await twins.step('an age as a word', fill('Age (years)', 'young'));
  await twins.step('an age of 450', fill('Age (years)', '450'));
  await twins.step('an age', fill('Age (years)', '58'));
  await twins.step('other units', async (page) => {
    await click('button', 'Use centimeters')(page);
    await click('button', 'Use pounds')(page);
  });
  await twins.step('a height in meters', fill('Height (cm)', '1.78'));
  await twins.step('the first units', async (page) => {
    await click('button', 'Use feet and inches')(page);
    await click('button', 'Use kilograms')(page);
  });
  await twins.step('an adult and a child', async (page) => {
    await click('button', '+ Adult')(page);
    await page.keyboard.type('58');
    await click('button', '+ Child')(page);
    await page.keyboard.type('9');
  });
  await twins.step('without the adult', click('button', /^Remove/));
  await twins.step('an income', fill('Household income', '48000'));
  await twins.step('an income that is no number', fill('Household income', 'enough'));
  await twins.step('an income a month', async (page) => {
    await fill('Household income', '4000')(page);
    await page.getByLabel('a month', { exact: true }).check();
  });
  await twins.step('prices', async (page) => {
    await click('button', 'Show my prices')(page);
    await page.getByRole('heading', { level: 1, name: 'Your prices' }).waitFor();
  });
  await twins.open('opened prices');
  await twins.step('the form again', click('button', 'Answer the health questions'));
  await twins.step('all answers', async (page) => {
    await setFields(page, { ...healthFields, no_of_major_surgery: 1 });
    await page.getByLabel('Asthma').check();
  });
  await twins.step('a result', async (page) => {
    await click('button', 'Predict Premium')(page);
    await page.getByRole('heading', { name: 'Prediction Complete!' }).waitFor();
  });
  await twins.open('an opened result');
  await twins.step('rising prices', (page) => page.getByRole('slider').first().press('ArrowRight'));
  await whatIf(twins);
  await twins.step('a higher income', async (page) => {
    for (let step = 0; step < 5; step += 1)
      await page.getByRole('slider', { name: 'Household income' }).press('PageUp');
  });
});

/** Answers of the health form beside place, people and income. */
const healthFields = {
  ...{ heightFt: 5, heightIn: 10, weight: 95, has_diabetes: 'no', has_pressure_issue: 'no' },
  ...{ any_bodytransplant: 'no', any_chronic_disease: 'yes', any_allergies: 'no' },
  history_of_cancer_in_family: 'yes',
};

/** Opens and changes what-if, and resets it. */
async function whatIf(twins: Twins): Promise<void> {
  const section = (page: Page) => page.getByRole('region', { name: 'What if?' });
  await twins.step('what-if', async (page) => {
    await section(page).getByRole('button', { name: 'What if?' }).click();
    await section(page).getByText('This is the same as your estimate').waitFor();
  });
  await twins.step('a higher answer', async (page) => {
    for (let step = 0; step < 8; step += 1)
      await section(page).getByRole('slider').first().press('ArrowRight');
  });
  await twins.step('a lower answer', async (page) => {
    for (let step = 0; step < 16; step += 1)
      await section(page).getByRole('slider').first().press('ArrowLeft');
  });
  await twins.step('another axis', async (page) => {
    await section(page).getByLabel('Show the premium by').selectOption({ index: 1 });
    await section(page).getByText('Show the curve as a table').click();
  });
  await twins.step('the first answers', (page) =>
    section(page).getByRole('button', { name: 'Reset' }).click(),
  );
}

test('a car form and its result', async ({ context }) => {
  const twins = await Twins.open(context, '/estimate/car');
  const zip = 'ZIP code';
  await twins.step('a refused form', click('button', 'Predict Premium'));
  await twins.step('a ZIP code', async (page) => {
    await page.getByLabel(zip).fill('43215');
    await expectPlace(page, 'Franklin County, Ohio');
  });
  await twins.step('another ZIP code', async (page) => {
    await page.getByLabel(zip).fill('77002');
    await expectPlace(page, 'Harris County, Texas');
  });
  await twins.step('a mileage that is too large', fill('Annual mileage', '15000'));
  await twins.step('its correction', click('button', /^Use 15$/));
  await twins.step('miles', click('button', 'Use miles'));
  await twins.step('answers', (page) =>
    setFields(page, { driver_age: 42, driving_experience: 50, car_mfg_year: 19, prv_accident: 1 }),
  );
  await twins.step('a doubt', async (page) => {
    await click('button', 'Predict Premium')(page);
    await page.getByRole('dialog').waitFor();
  });
  await twins.step('no answer to it', click('button', 'Cancel'));
  await twins.step('a result', async (page) => {
    await setFields(page, { driving_experience: 20, car_mfg_year: 2019 });
    await click('button', 'Predict Premium')(page);
    await page.getByRole('heading', { name: 'Prediction Complete!' }).waitFor();
  });
  await twins.open('an opened result');
  await whatIf(twins);
  await twins.step('registration', click('link', 'Register'));
  await twins.step('a refused registration', async (page) => {
    await fill('First name', 'A')(page);
    await click('button', 'Register')(page);
    await page.getByRole('region', { name: /^Check \d answers$/ }).waitFor();
  });
  await twins.step('a common password', async (page) => {
    await fill('Password', 'password1')(page);
    await page.getByText('easy to guess').waitFor();
  });
  await twins.step('a good password', fill('Password', 'Correct-Horse-7'));
  await twins.step('login', async (page) => {
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
    await fill('Email', 'ada@')(page);
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  });
});

test('dashboard, history, profile and dialogs', async ({ context, account, store }) => {
  await store('health', { state: 'TX', county: '48201', age: 45 });
  const twins = await Twins.open(context, '/main', async (page) => {
    await storeToken(page, account.token);
    const rows = buildHistory(7);
    await page.route('**/api/predictions/history/**', (route) => route.fulfill({ json: rows }));
    await page.route('**/api/predictions/*/', (route) =>
      route.request().method() === 'DELETE' ? route.fulfill({ status: 204 }) : route.fallback(),
    );
  });
  await twins.step('history', async (page) => {
    await click('link', 'Prediction History')(page);
    await page.getByRole('table', { name: 'Prediction History' }).waitFor();
  });
  await twins.step('one prediction selected', (page) => page.getByRole('checkbox').first().click());
  await twins.step('two predictions selected', (page) => page.getByRole('checkbox').nth(2).click());
  await twins.step('a question before deleting', async (page) => {
    await click('button', /^Delete health/)(page);
    await page.getByRole('dialog').waitFor();
  });
  await twins.step('a deleted prediction', async (page) => {
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByText('6 predictions').waitFor();
  });
  await twins.step('a type', (page) => page.getByLabel('Filter by type').selectOption({ index: 1 }));
  await twins.step('another order', (page) => page.getByLabel('Sort by').selectOption({ index: 2 }));
  await twins.step('a search without results', async (page) => {
    await page.getByRole('searchbox').fill('nothing');
    await page.getByRole('searchbox').press('Enter');
  });
  await twins.step('all again', (page) => page.getByRole('searchbox').fill(''));
  await twins.step('profile', async (page) => {
    await click('link', 'User Details')(page);
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
    await page.getByText('This session').waitFor();
  });
  await twins.step('its form', async (page) => {
    await click('button', 'Edit')(page);
    await fill('First name', 'A')(page);
    await click('button', /^Save/)(page);
  });
  await twins.step('its first values', click('button', 'Cancel'));
  await twins.step('a refused password', async (page) => {
    await fill('New password', 'Abc-12')(page);
    await click('button', 'Change Password')(page);
  });
  await twins.step('a question before deleting the account', async (page) => {
    const section = page.getByRole('region', { name: 'Delete Account' });
    await section.getByLabel('Password', { exact: true }).fill('Wrong-Horse-1');
    await section.getByRole('button', { name: 'Delete Account' }).click();
    await page.getByRole('dialog').waitFor();
  });
  await twins.step('no deletion', click('button', 'Cancel'));
  await twins.step('a question before logging out', async (page) => {
    await click('button', 'Log Out')(page);
    await page.getByRole('dialog').waitFor();
  });
  await twins.step('no logout', (page) =>
    page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click(),
  );
});

test('a comparison', async ({ context, account, store }) => {
  const place = { state: 'TX', county: '48201' };
  const household = { people: [{ age: 45, role: 'adult' }], income: 48_000 };
  const stored = [await store('health', { ...place, age: 45, household }), await store('health', place)];
  const path = toComparePath(stored.map(({ id }) => String(id)));
  const twins = await Twins.open(context, path, (page) => storeToken(page, account.token));
  await twins.open('its parts');
  await twins.step('the dashboard', click('link', 'Dashboard'));
});

test('a page that is translated before it is hydrated recovers', async ({ page }) => {
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => ${translate}, { once: true })`);
  await openPage(page, '/estimate/health');
  await page.getByLabel('ZIP code').fill('77002');
  await expectPlace(page, 'Harris County, Texas');
  await page.getByLabel('ZIP code').fill('90001');
  await expectPlace(page, 'Los Angeles County, California');
  await expect(page.getByText('Harris County, Texas')).toHaveCount(0);
});
