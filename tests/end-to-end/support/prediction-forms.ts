import type { Locator, Page } from '@playwright/test';

/** Answers of a complete health form, as they are sent. */
export const healthRequest = {
  age: 58,
  weight: 95,
  height: 177.8,
  has_diabetes: 'no',
  has_pressure_issue: 'no',
  any_bodytransplant: 'no',
  any_chronic_disease: 'yes',
  any_allergies: 'no',
  history_of_cancer_in_family: 'yes',
  no_of_major_surgery: 1,
};

/** Answers of a complete car form, as they are sent. */
export const carRequest = {
  driver_age: 42,
  driving_experience: 20,
  annual_mileage: 15,
  car_mfg_year: 2019,
  prv_accident: 1,
};

const questions = {
  diabetes: 'Do you have diabetes?',
  pressure: 'Do you have blood pressure problems?',
  transplant: 'Have you had an organ transplant?',
  chronic: /^Have you been diagnosed with a chronic disease/,
  allergies: 'Do you have any known allergies?',
  cancer: 'Has anyone in your family had cancer?',
} as const;

/** Radio buttons of a yes-or-no question. */
export function findQuestion(page: Page, question: keyof typeof questions): Locator {
  return page.getByRole('group', { name: questions[question] });
}

/** Names of the health form's questions. */
export const questionNames = Object.keys(questions) as (keyof typeof questions)[];

/** Opens a form for users. */
export async function openForm(page: Page, type: 'health' | 'car'): Promise<void> {
  await page.goto(`/main/${type}_prediction`);
  const name = `${type === 'health' ? 'Health' : 'Car'} Insurance Premium Prediction Form`;
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

/** Submits a form for users and returns the bodies of the request and of the response. */
export async function submitForm(page: Page) {
  const responsePromise = page.waitForResponse('**/api/predictions/*_insurance/');
  await findSubmit(page).click();
  const response = await responsePromise;
  return { payload: response.request().postDataJSON(), body: await response.json() };
}

/** Opens the reasons of a result's premium. */
export async function openReasons(page: Page): Promise<Locator> {
  await page.getByRole('heading', { name: /^Why \$/ }).click();
  return page.getByRole('figure', { name: /^The bars lead from / });
}

/** Changes fields of the open form by their names. One call takes a tenth of the time of one action per field. */
export function setFields(page: Page, values: Readonly<Record<string, string | number>>): Promise<void> {
  return page.evaluate(toFillScript(values));
}

/** Script for the browser: changes fields by their names, with the events of typing. */
export function toFillScript(values: Readonly<Record<string, string | number>>): string {
  return `
    for (const [name, value] of Object.entries(${JSON.stringify(values)})) {
      const [field, ...others] = document.getElementsByName(name);
      if (field.type === 'radio') [field, ...others].find((radio) => radio.value === value).click();
      else {
        // React ignores an input event unless the value was set by the prototype's setter.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, value);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    }`;
}

/** Prices of an open form, at the bottom of the window. */
export const findPriceLine = (page: Page) => page.getByRole('complementary', { name: 'prices so far' });

interface Filling {
  /** False where no prices appear; otherwise they are awaited: they would come between a pointer and the button below it. */
  hasPrices?: boolean;
}

/** Fills in the open health form with {@link healthRequest}. */
export async function fillHealthForm(page: Page, { hasPrices = true }: Filling = {}): Promise<void> {
  await page.getByLabel('Number of major surgeries').waitFor();
  const { height: _height, ...answers } = healthRequest;
  await setFields(page, { ...answers, heightFt: 5, heightIn: 10 });
  if (hasPrices) await findPriceLine(page).waitFor();
}

/** Fills in the open car form with {@link carRequest}. */
export async function fillCarForm(page: Page, { hasPrices = true }: Filling = {}): Promise<void> {
  await page.getByLabel('Annual mileage (thousand km)').waitFor();
  await setFields(page, carRequest);
  if (hasPrices) await findPriceLine(page).waitFor();
}

/** Chooses a state in place of a ZIP code, by its name or postal code. */
export async function chooseState(page: Page, state: string): Promise<void> {
  await page.getByRole('button', { name: /^Choose state/ }).click();
  await page.getByLabel('State', { exact: true }).selectOption(state);
}

/** Submit button of a form, idle or busy. */
export function findSubmit(page: Page): Locator {
  return page.getByRole('button', { name: /^(Predict Premium|Calculating\.\.\.)$/ });
}

export function findResult(page: Page): Locator {
  return page.getByRole('heading', { name: 'Prediction Complete!' });
}

/** Adds people to cover, each in a row whose field has the focus. */
export async function addPeople(page: Page, kind: 'Adult' | 'Child', ages: readonly string[]): Promise<void> {
  for (const age of ages) {
    await page.getByRole('button', { name: `+ ${kind}` }).click();
    await page.keyboard.type(age);
  }
}
