import * as z from 'zod/mini';
import type { CarAnswers, HealthAnswers } from '#contract/predictions.ts';
import { routes } from '#contract/routes.ts';
import type { ApiRequest } from './closed-loop.ts';

const sessionResponse = z.object({ token: z.string() });

/** Password of every account. */
export const password = 'Correct-Horse-7';

/** Builds the body of a registration. */
export function buildRegistration(email: string) {
  return {
    first_name: 'Ada',
    last_name: 'Lovelace',
    email,
    phone_number: '+14155550123',
    password,
    confirm_password: password,
  };
}

/** Parses the token in the response to a registration or login. */
export function parseToken(body: string): string {
  return sessionResponse.parse(JSON.parse(body)).token;
}

/** Builds the request that deletes a prediction. */
export function buildDeletion(id: string, token: string): ApiRequest {
  const { method, path } = routes['delete-prediction'];
  return { method, path: path.replace('{id}', id), token };
}

const yesOrNo = (condition: boolean) => (condition ? 'yes' : 'no');

/** Builds the n-th of a series of health answers that differ in every field. */
export function buildHealthAnswers(n: number): HealthAnswers {
  return {
    age: 18 + (n % 49),
    weight: 52 + (n % 80),
    height: 146 + (n % 42),
    has_diabetes: yesOrNo(n % 2 === 0),
    has_pressure_issue: yesOrNo(n % 3 === 0),
    any_bodytransplant: yesOrNo(n % 17 === 0),
    any_chronic_disease: yesOrNo(n % 5 === 0),
    any_allergies: yesOrNo(n % 4 === 0),
    history_of_cancer_in_family: yesOrNo(n % 7 === 0),
    no_of_major_surgery: n % 4,
  };
}

/** Builds the n-th of a series of car answers that differ in every field. */
export function buildCarAnswers(n: number): CarAnswers {
  const driver_age = 19 + (n % 60);
  return {
    driver_age,
    driving_experience: Math.min(driver_age - 18, n % 40),
    annual_mileage: 3 + (n % 40),
    car_mfg_year: 2005 + (n % 20),
    prv_accident: n % 3,
  };
}
