import type { CarAnswers, HealthAnswers } from '#contract/predictions.ts';

const yesOrNo = (condition: boolean) => (condition ? 'yes' : 'no');

/** The n-th of a row of health applicants that differ in every answer. */
export function describeHealthApplicant(n: number): HealthAnswers {
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

/** The n-th of a row of drivers that differ in every answer. */
export function describeDriver(n: number): CarAnswers {
  const driver_age = 19 + (n % 60);
  return {
    driver_age,
    driving_experience: Math.min(driver_age - 18, n % 40),
    annual_mileage: 3 + (n % 40),
    car_mfg_year: 2005 + (n % 20),
    prv_accident: n % 3,
  };
}
