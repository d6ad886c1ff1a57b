import { toUsd } from './cents.ts';
import type { Product } from './model.ts';
import { type CountryPrices, createPlaces, type PricesByState, toMarket } from './places.ts';
import { at, clamp, type Factor, type Formula, interpolate, price } from './rating.ts';
import type { Inputs } from './wire-format.ts';
import { createCare, type YearTables } from './year.ts';

export type HealthTables = typeof import('../artifacts/health.json');

/** Answers within the data. */
interface Person {
  age: number;
  weight: number;
  height: number;
  has_diabetes: string;
  has_pressure_issue: string;
  any_bodytransplant: string;
  any_chronic_disease: string;
  any_allergies: string;
  history_of_cancer_in_family: string;
  no_of_major_surgery: number;
  state?: string;
  county?: string;
  zip3?: string;
  chronic_conditions?: readonly string[];
  sex?: 'female' | 'male';
}

/**
 * Benchmark silver plan: the premium if insurers could price health, the marketplace price, and the out-of-pocket
 * cost of a year.
 */
export function createHealthModel(
  tables: HealthTables,
  country: CountryPrices,
  states: PricesByState,
  yearTables: YearTables,
): Product<Person> {
  const { bmi, errors } = tables;
  const findPlace = createPlaces(country, states);
  const toCare = createCare(yearTables);
  const levels = Object.keys(yearTables.designs);
  const conditions: Readonly<Record<string, { share: number; error: number }>> = tables.conditions;
  const years = (person: Person) => person.age - at(tables.inputs.age.bounds, 0);
  const cell = (person: Person) =>
    Number(person.has_diabetes === 'yes') + 2 * Number(person.has_pressure_issue === 'yes');

  const named = (person: Person) =>
    person.any_chronic_disease === 'yes' ? person.chronic_conditions : undefined;
  /** Part of the average chronic excess that the named conditions carry; 1 if none is named. */
  const share = (person: Person) =>
    named(person)?.reduce((sum, name) => sum + (conditions[name]?.share ?? Number.NaN), 0) ?? 1;
  const baseCost = (person: Person) => interpolate(tables.cost[cell(person)]?.base ?? [], years(person));
  const chronicCost = (person: Person) =>
    person.any_chronic_disease === 'yes'
      ? interpolate(tables.cost[cell(person)]?.chronic ?? [], years(person)) * share(person)
      : 0;
  const cost = (person: Person) => baseCost(person) + chronicCost(person);
  /** Cost up to the average of the age: surgeries and body mass do not multiply the excess of a sick person. */
  const commonCost = (person: Person) => Math.min(cost(person), interpolate(country.curve, person.age));
  const bodyMass = ({ weight, height }: Person) =>
    interpolate(bmi.factors, weight / (height / 100) ** 2 - bmi.lowest);
  const transplant = (person: Person) => (person.any_bodytransplant === 'yes' ? tables.transplant : 0);

  const conditionAnswers = [
    'age',
    'has_diabetes',
    'has_pressure_issue',
    'any_chronic_disease',
    'chronic_conditions',
  ] as const;
  const others: readonly Factor<Person>[] = [
    {
      answers: ['any_allergies'],
      value: (person) => (person.any_allergies === 'yes' ? tables.allergies : 1),
    },
    {
      answers: ['history_of_cancer_in_family', 'age'],
      value: (person) =>
        person.history_of_cancer_in_family === 'yes' ? interpolate(tables.family, years(person)) : 1,
    },
  ];
  const extra = (person: Person) =>
    bodyMass(person) * interpolate(tables.surgeries, person.no_of_major_surgery) - 1;
  const formula: Formula<Person> = {
    factors: [{ answers: ['state', 'county', 'zip3'], value: (person) => findPlace(person).level }],
    terms: [
      [{ answers: conditionAnswers, value: cost }, ...others],
      [
        { answers: conditionAnswers, value: commonCost },
        { answers: ['weight', 'height', 'no_of_major_surgery'], value: extra },
        ...others,
      ],
      [{ answers: ['any_bodytransplant'], value: transplant }],
    ],
  };

  /** Variance of the logarithm of the premium due to the model's own error. */
  const ownVariance = (person: Person, premium: number): number => {
    const [withoutChronic = 0, withChronic = 0] = errors.cells[cell(person)] ?? [];
    const chronicShare = chronicCost(person) / cost(person);
    const commonShare = commonCost(person) / cost(person);
    const isAverageChronic = person.any_chronic_disease === 'yes' && !named(person);
    return [
      errors.method,
      isAverageChronic ? withChronic : withoutChronic,
      ...(named(person) ?? []).map((name) => (conditions[name]?.error ?? Number.NaN) * chronicShare),
      person.any_allergies === 'yes' ? errors.allergies : 0,
      commonShare * errors.surgery * person.no_of_major_surgery,
      commonShare * errors.bmi * (bodyMass(person) - 1),
      (errors.transplant * findPlace(person).level * transplant(person)) / premium,
    ].reduce((sum, error) => sum + error ** 2, 0);
  };

  return {
    version: tables.model_version,
    inputs: tables.inputs as Inputs,
    coverage: tables.coverage,
    formula,
    limits({ height }) {
      const squareMetres = (clamp(height, tables.inputs.height.bounds) / 100) ** 2;
      return { weight: [bmi.lowest * squareMetres, bmi.highest * squareMetres] };
    },
    range(person, exact) {
      const premium = toUsd(exact);
      const own = errors.deviations ** 2 * ownVariance(person, premium);
      const halfWidth = (end: number) => Math.max(errors.least, Math.sqrt(Math.log(end) ** 2 + own));
      const { low, high } = findPlace(person);
      return {
        low: toUsd(premium * roundedExp(-halfWidth(low))),
        high: toUsd(premium * roundedExp(halfWidth(high))),
      };
    },
    // Below the youngest age of the survey spending follows the price: a judgement.
    averageCare: (person) =>
      toCare(
        toUsd(
          country.level *
            interpolate(country.curve, person.age) *
            interpolate(tables.spending_by_age, years(person)),
        ),
        findPlace(person).design,
      ),
    market: (person, planYear) => toMarket(findPlace(person), person.age, levels, planYear),
    details({ age }, person) {
      const { state: _state, county: _county, zip3: _zip3, ...anywhere } = person;
      const factors = person.sex ? tables.spending_by_sex[person.sex] : tables.spending_by_age;
      const spending = price(formula, anywhere) * interpolate(factors, years(person));
      return { year: age === person.age ? toCare(toUsd(spending), findPlace(person).design) : null };
    },
  };
}

/** Rounded to a millionth: engines may differ in the last bits of an exponential, which must not show in a range. */
function roundedExp(value: number): number {
  return Math.floor(Math.exp(value) * 1e6 + 0.5) / 1e6;
}
