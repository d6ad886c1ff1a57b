import type { Locator, Page } from '@playwright/test';

/** What a visitor answers on the health form, in its default units. */
export const healthVisitor = {
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

/** What the API is sent for {@link healthVisitor}. */
export const healthVisitorPayload = {
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

/** What a visitor answers on the car form, and what the API is sent for it. */
export const carVisitor = {
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
  chronic: 'Do you have a chronic disease?',
  allergies: 'Do you have any known allergies?',
  cancer: 'Has anyone in your family had cancer?',
} as const;

/** The radio buttons of one yes or no question. */
export function findQuestion(page: Page, question: keyof typeof questions): Locator {
  return page.getByRole('group', { name: questions[question] });
}

/** Every question of the health form. */
export const questionNames = Object.keys(questions) as (keyof typeof questions)[];

/** Chooses the answers to the yes or no questions. */
export async function answerQuestions(page: Page): Promise<void> {
  for (const name of questionNames) {
    const label = healthVisitor[name] === 'yes' ? 'Yes' : 'No';
    await findQuestion(page, name).getByLabel(label, { exact: true }).check();
  }
}

/** Fills in the open health form, as {@link healthVisitor}. */
export async function fillHealthForm(page: Page): Promise<void> {
  await page.getByLabel('Age (years)').fill(healthVisitor.age);
  await page.getByLabel('Height (feet)').fill(healthVisitor.feet);
  await page.getByLabel('Height (inches)').fill(healthVisitor.inches);
  await page.getByLabel('Weight (kg)').fill(healthVisitor.kilograms);
  await answerQuestions(page);
  await page.getByLabel('Number of major surgeries').fill(healthVisitor.surgeries);
}

/** Fills in the open car form, as {@link carVisitor}. */
export async function fillCarForm(page: Page): Promise<void> {
  await page.getByLabel('Driver age (years)').fill(String(carVisitor.driver_age));
  await page.getByLabel('Driving experience (years)').fill(String(carVisitor.driving_experience));
  await page.getByLabel('Previous accidents').fill(String(carVisitor.prv_accident));
  await page.getByLabel('Car manufacturing year (AD)').fill(String(carVisitor.car_mfg_year));
  await page.getByLabel('Annual mileage (thousand km)').fill(String(carVisitor.annual_mileage));
}

/** The button that asks for the premium. */
export function findSubmit(page: Page): Locator {
  return page.getByRole('button', { name: /^(Predict Premium|Calculating\.\.\.)$/ });
}

/** The heading of a result. */
export function findResult(page: Page): Locator {
  return page.getByRole('heading', { name: 'Prediction Complete!' });
}
