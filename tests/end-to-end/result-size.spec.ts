import type { Page } from '@playwright/test';
import { expectOnePrintedPage } from './support/pages.ts';
import { carRequest, setFields } from './support/prediction-forms.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, locale: 'en-US' });

type Language = 'English' | 'Spanish';

interface Size {
  /** Words of the page's main part. */
  words: number;
  /** Whole page, px. */
  height: number;
  /** Lower end of the buttons, px: at most the height of the screen. */
  buttons: number;
}

const limits: Readonly<Record<Language, Size>> = {
  English: { words: 210, height: 2500, buttons: 812 },
  Spanish: { words: 240, height: 2500, buttons: 812 },
};

interface Household {
  zip: string;
  age: number;
  income?: string;
  adults?: readonly string[];
  children?: readonly string[];
}

interface Case extends Household {
  /** Changed answers, with which the form is sent again. */
  change?: Pick<Household, 'income' | 'children'>;
  /** Measured sizes above the limits. */
  above?: Readonly<Record<Language, Partial<Size>>>;
}

const range = '14,000 to 26,000';

const cases: Readonly<Record<string, Case>> = {
  'a person without an income': { zip: '77002', age: 61 },
  'a person with an income': { zip: '43215', age: 40, income: '52,000' },
  'a couple just below the limit': { zip: '82001', age: 60, income: '85,000', adults: ['58'] },
  'a family': { zip: '77002', age: 38, income: '78,000', adults: ['36'], children: ['9', '6'] },
  'a family after a change': {
    ...{ zip: '77002', age: 38, income: '78,000', adults: ['36'], children: ['9', '6'] },
    change: { income: '68,000', children: ['0'] },
    // Under the tiles the children's program, with the way to apply; below the buttons who gets another coverage.
    above: {
      English: { words: 236, height: 2590, buttons: 930 },
      Spanish: { words: 267, height: 2710, buttons: 975 },
    },
  },
  // What both ends of the income cost, and what tax time gives back or takes there.
  'a person in Miami whose income swings': {
    ...{ zip: '33101', age: 45, income: range },
    above: {
      English: { words: 246, height: 2575 },
      Spanish: { words: 260, height: 2625 },
    },
  },
  // The same, beside a silver plan with a long name and a price that only the exchange knows.
  'a person in Atlanta whose income swings': {
    ...{ zip: '30303', age: 33, income: range },
    above: {
      English: { words: 231, height: 2540, buttons: 840 },
      Spanish: { words: 262, height: 2645, buttons: 880 },
    },
  },
  // Below, between and above both ends of the tax credit; the incomes of all levels but one are hidden, and counted.
  'a person in Miami whose income crosses two limits': {
    ...{ zip: '33101', age: 45, income: '14,000 to 70,000' },
    above: {
      English: { words: 265, height: 2575 },
      // The sentence on both limits takes two lines more.
      Spanish: { words: 279, height: 2625, buttons: 855 },
    },
  },
  'a person in New York': {
    ...{ zip: '10001', age: 45, income: '45,000' },
    // The name of the silver plan and that of the exchange take a line more.
    above: { English: {}, Spanish: { buttons: 830 } },
  },
};

const answers = {
  ...{ heightFt: 5, heightIn: 10, weight: 210, no_of_major_surgery: 1 },
  ...{ has_diabetes: 'no', has_pressure_issue: 'no', any_bodytransplant: 'no', any_chronic_disease: 'yes' },
  ...{ any_allergies: 'no', history_of_cancer_in_family: 'yes' },
};

const pages = {
  English: {
    ...{ path: '/estimate/health', adult: '+ Adult', child: '+ Child', submit: 'Predict Premium' },
    ...{ change: 'Edit', last: 'New Prediction' },
  },
  Spanish: {
    ...{ path: '/es/estimate/health', adult: '+ Adulto', child: '+ Hijo o hija', submit: 'Estimar la prima' },
    ...{ change: 'Editar', last: 'Nuevo estimado' },
  },
} as const satisfies Record<Language, object>;

const measure = `(() => {
  const main = document.querySelector('main');
  const count = (text) => text.split(/\\s+/).filter(Boolean).length;
  const hidden = [...main.querySelectorAll('.visually-hidden')].map((one) => one.innerText);
  return {
    words: count(main.innerText) - count(hidden.join(' ')),
    height: document.documentElement.scrollHeight,
  };
})()`;

async function addPeople(page: Page, button: string, ages: readonly string[] = []): Promise<void> {
  for (const age of ages) {
    await page.getByRole('button', { name: button }).click();
    await page.keyboard.type(age);
  }
}

/** Sends the form, and waits for the parts of the result that are loaded one by one. */
async function openResult(page: Page, language: Language, { income }: Pick<Household, 'income'>) {
  await page.getByRole('button', { name: pages[language].submit }).click();
  await expect(page.locator('#prediction-complete')).toBeFocused();
  const parts = ['#your-year', '#help-by-income', '#changed', '#what-next', ...(income ? ['#change'] : [])];
  for (const part of parts) await expect(page.locator(part)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^(Insurers in|Aseguradoras)/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

for (const language of ['English', 'Spanish'] as const) {
  for (const [name, { zip, age, income = '', adults, children, change, above }] of Object.entries(cases)) {
    test(`a result of ${name} is short, in ${language}`, async ({ page }) => {
      const texts = pages[language];
      await page.clock.setFixedTime('2026-11-27T17:00:00Z');
      await page.goto(texts.path);
      await page.locator('[name="no_of_major_surgery"]').waitFor();
      await setFields(page, answers);
      await page.locator('[name="zip"]').fill(zip);
      await expect(page.locator('#zip-status')).toContainText(/County|ondado/);
      await page.locator('[name="age"]').fill(String(age));
      await addPeople(page, texts.adult, adults);
      await addPeople(page, texts.child, children);
      await page.locator('[name="household-income"]').fill(income);
      await openResult(page, language, { income });
      if (change) {
        await page.getByRole('button', { name: texts.change, exact: true }).click();
        await expect(page.locator('[name="age"]')).toBeVisible();
        await addPeople(page, texts.child, change.children);
        await page.locator('[name="household-income"]').fill(change.income ?? '');
        await openResult(page, language, change);
      }
      const limit = { ...limits[language], ...above?.[language] };
      const readSize = () => page.evaluate<Pick<Size, 'words' | 'height'>>(measure);
      await expect.poll(async () => (await readSize()).words).toBeLessThanOrEqual(limit.words);
      await expect.poll(async () => (await readSize()).height).toBeLessThanOrEqual(limit.height);
      const button = page.getByRole('button', { name: texts.last, exact: true });
      const readButtons = async () => {
        const box = await button.boundingBox();
        return (box?.y ?? Number.NaN) + (box?.height ?? 0) + (await page.evaluate<number>('scrollY'));
      };
      await expect.poll(readButtons).toBeLessThanOrEqual(limit.buttons);
    });
  }
}

interface CarCase {
  /** Fields of other drivers and cars, by the button that adds them. */
  rows?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Parts that are loaded after the first ones. */
  parts: readonly string[];
  limits: Readonly<Record<Language, Omit<Size, 'buttons'>>>;
}

const carCases: Readonly<Record<string, CarCase>> = {
  // With price, body, fuel, deductible and limits.
  'a car': {
    parts: ['#collision-worth', '#what-next'],
    limits: { English: { words: 240, height: 2500 }, Spanish: { words: 255, height: 2500 } },
  },
  'two drivers and two cars': {
    rows: {
      drivers: { 'drivers-2-driver_age': '17', 'drivers-2-driving_experience': '1' },
      cars: { 'cars-2-car_mfg_year': '2014', 'cars-2-annual_mileage': '7000' },
    },
    parts: ['[data-policy]', '#what-next'],
    limits: { English: { words: 170, height: 2000 }, Spanish: { words: 180, height: 2000 } },
  },
};

const carRuns = (['English', 'Spanish'] as const).flatMap((language) =>
  Object.entries(carCases).map(([name, one]) => ({ language, name, ...one })),
);

for (const { language, name, rows = {}, parts, limits: ofLanguages } of carRuns) {
  test(`a result of ${name} is short, in ${language}`, async ({ page }) => {
    const texts = pages[language];
    await page.clock.setFixedTime('2026-11-27T17:00:00Z');
    await page.goto(texts.path.replace('health', 'car'));
    await page.locator('[name="annual_mileage"]').waitFor();
    await setFields(page, { ...carRequest, annual_mileage: 9000, car_price: 50_000 });
    await page.locator('[name="zip"]').fill('43215');
    await expect(page.locator('#zip-status')).toContainText(/County|ondado/);
    const choices = {
      cover: 'full',
      car_body: 'suv',
      car_fuel: 'electric',
      deductible: '1000',
      limits: '100_300',
    };
    for (const [field, choice] of Object.entries(choices)) {
      await page.locator(`select[name="${field}"]`).selectOption(choice);
    }
    for (const [kind, fields] of Object.entries(rows)) {
      await page.locator(`#add-${kind}`).click();
      for (const [field, value] of Object.entries(fields))
        await page.locator(`[name="${field}"]`).fill(value);
    }
    await page.getByRole('button', { name: texts.submit }).click();
    await expect(page.locator('#prediction-complete')).toBeFocused();
    for (const part of parts) await expect(page.locator(part)).toBeVisible();
    await page.waitForLoadState('networkidle');
    const readSize = () => page.evaluate<Pick<Size, 'words' | 'height'>>(measure);
    const { words, height } = ofLanguages[language];
    await expect.poll(async () => (await readSize()).words).toBeLessThanOrEqual(words);
    await expect.poll(async () => (await readSize()).height).toBeLessThanOrEqual(height);
  });
}

/** Pairs of texts of the tiles that lie on each other. */
const listOverlaps = `(() => {
  const boxes = [...document.querySelectorAll('[data-level] p, [data-cover] p, [data-level] h3, [data-cover] h3')]
    .map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return { text: element.innerText, box: range.getBoundingClientRect() };
    })
    .filter(({ box }) => box.width > 0);
  return boxes.flatMap((one, index) => boxes.slice(index + 1)
    .filter(({ box }) => Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left) > 1 &&
      Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top) > 4)
    .map(({ text }) => one.text + ' | ' + text));
})()`;

/** Width of Letter paper without its margins, px. */
const paper = { width: 740, height: 980 };

for (const language of ['English', 'Spanish'] as const) {
  test(`paper has both ends of each range, on one page, in ${language}`, async ({ page }) => {
    const texts = pages[language];
    const ends =
      language === 'English' ? /likely \$[\d,]+ to \$[\d,]+ a month/ : /probable: \$[\d,]+ a \$[\d,]+ al mes/;
    await page.clock.setFixedTime('2026-11-27T17:00:00Z');
    for (const type of ['health', 'car'] as const) {
      await page.goto(texts.path.replace('health', type));
      await page.locator('[name="zip"]').fill('77002');
      await expect(page.locator('#zip-status')).toContainText(/County|ondado/);
      if (type === 'health') {
        await setFields(page, { ...answers, age: 61 });
        await page.locator('[name="household-income"]').fill('60,000');
      } else await setFields(page, { ...carRequest, annual_mileage: 9000 });
      await page.getByRole('button', { name: texts.submit }).click();
      await expect(page.locator('#prediction-complete')).toBeFocused();
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize(paper);
      const tiles = page.locator('[data-level], [data-cover]');
      await expect(tiles).toHaveText([ends, ends, ends]);
      for (const tile of await tiles.all()) await expect(tile.getByText(ends)).toBeVisible();
      await expect.poll(() => page.evaluate<string[]>(listOverlaps)).toEqual([]);
      await expectOnePrintedPage(page);
      await page.emulateMedia({ media: null });
    }
  });
}
