import type { PolicyOthers } from '#contract/policy-members.ts';
import { readUnits } from '#frontend/features/estimates/measurement-units.ts';
import { changePolicy, type PolicyList, type PolicyRow } from '#frontend/features/estimates/policy-store.ts';
import { formQuestions, type Questions } from '#frontend/features/estimates/questions.ts';
import { toForm } from './form-values.ts';

/** Fields of a row, in its order. */
const rowFields: Readonly<Record<PolicyList, readonly string[]>> = {
  drivers: ['driver_age', 'driving_experience', 'prv_accident', 'violations'],
  cars: ['car_mfg_year', 'annual_mileage', 'car_price', 'car_body', 'car_fuel', 'cover'],
};

/** Questions of a row. */
export const rowQuestions = (list: PolicyList): Questions =>
  Object.fromEntries(
    rowFields[list].flatMap((field) => {
      const question = formQuestions.car[field];
      return question ? [[field, question]] : [];
    }),
  );

/** Name of a field of a row; rows are numbered after the first driver and car. */
export const toRowName = (list: PolicyList, index: number, field: string) => `${list}-${index + 2}-${field}`;

/** Builds the texts of a row, for some answers, in the present units. */
export function toRow(
  list: PolicyList,
  answers: Readonly<Record<string, string | number | undefined>>,
): PolicyRow {
  const {
    zip: _zip,
    unselectedCounty: _county,
    label: _label,
    ...row
  } = toForm(rowQuestions(list), answers, readUnits());
  return row as PolicyRow;
}

/** Fills the rows with the other drivers and cars of a stored prediction, or with none. */
export function fillPolicy(others: PolicyOthers | undefined): void {
  changePolicy({
    drivers: others?.drivers.map((driver) => toRow('drivers', driver)) ?? [],
    cars: others?.cars.map((car) => toRow('cars', car)) ?? [],
    keeps: others && 'yes',
  });
}
