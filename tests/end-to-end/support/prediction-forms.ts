import type { Locator, Page } from '@playwright/test';

/** Entries of a complete health form, in its default units. */
const healthEntries = {
  age: '58',
  feet: '5',
  inches: '10',
  kilograms: '95',
  surgeries: '1',
  diabetes: 'no',
  pressure: 'no',
  transplant: 'no',
  chronic: 'yes',
  allergies: 'no',
  cancer: 'yes',
} as const;

/** Request body for {@link healthEntries}. */
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

/** Entries of a complete car form and its request body. */
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

/** Answers the yes-or-no questions. */
async function answerQuestions(page: Page): Promise<void> {
  for (const name of questionNames) {
    const label = healthEntries[name] === 'yes' ? 'Yes' : 'No';
    await findQuestion(page, name).getByLabel(label, { exact: true }).check();
  }
}

/** Types {@link healthEntries} into the open health form. */
export async function typeHealthForm(page: Page): Promise<void> {
  await page.getByLabel('Age (years)').fill(healthEntries.age);
  await page.getByLabel('Height (feet)').fill(healthEntries.feet);
  await page.getByLabel('Height (inches)').fill(healthEntries.inches);
  await page.getByLabel('Weight (kg)').fill(healthEntries.kilograms);
  await answerQuestions(page);
  await page.getByLabel('Number of major surgeries').fill(healthEntries.surgeries);
}

/**
 * Changes fields of the open form by their names, with the events of typing. One call takes a tenth of the time of
 * one action per field.
 */
function setFields(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  return page.evaluate(`
    for (const [name, value] of Object.entries(${JSON.stringify(values)})) {
      const [field, ...others] = document.getElementsByName(name);
      if (field.type === 'radio') [field, ...others].find((radio) => radio.value === value).click();
      else {
        // React ignores an input event unless the value was set by the prototype's setter.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, value);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    }`);
}

/** Fills in the open health form with {@link healthEntries}. */
export async function fillHealthForm(page: Page): Promise<void> {
  await page.getByLabel('Number of major surgeries').waitFor();
  const { height: _height, ...answers } = healthRequest;
  await setFields(page, {
    ...Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, String(answer)])),
    heightFt: healthEntries.feet,
    heightIn: healthEntries.inches,
  });
}

/** Fills in the open car form with {@link carRequest}. */
export async function fillCarForm(page: Page): Promise<void> {
  await page.getByLabel('Annual mileage (thousand km)').waitFor();
  await setFields(
    page,
    Object.fromEntries(Object.entries(carRequest).map(([name, answer]) => [name, String(answer)])),
  );
}

/** Types {@link carRequest} into the open car form. */
export async function typeCarForm(page: Page): Promise<void> {
  await page.getByLabel('Driver age (years)').fill(String(carRequest.driver_age));
  await page.getByLabel('Driving experience (years)').fill(String(carRequest.driving_experience));
  await page.getByLabel('Previous accidents').fill(String(carRequest.prv_accident));
  await page.getByLabel('Car manufacturing year (AD)').fill(String(carRequest.car_mfg_year));
  await page.getByLabel('Annual mileage (thousand km)').fill(String(carRequest.annual_mileage));
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

/** Heading of a result. */
export function findResult(page: Page): Locator {
  return page.getByRole('heading', { name: 'Prediction Complete!' });
}
