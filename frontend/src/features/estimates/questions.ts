import type { CarAnswers } from '#contract/car-answers.ts';
import type { HealthAnswers } from '#contract/health-answers.ts';
import { maxPricedAge, minAdultAge } from '#contract/household-bounds.ts';
import type { InsuranceType } from '#contract/insurance-answers.ts';
import { stateNames } from '#contract/states/texts/en.ts';
import { formatRoundedMoney } from '#frontend/ui/format.ts';
import { height, type Measure, mileage, weight } from './measurement-units.ts';
import { affixTexts, answerTexts, questionTexts as texts, valueTexts } from './questions.texts.ts';

/** Code of a heading in the forms. */
export type Section = 'place' | 'body' | 'health' | 'driver' | 'car';

interface CommonParts {
  /** Name of the answer in reasons, lists, comparisons and files. */
  readonly label: string;
  /** Label of its field in the form, if it is another. */
  readonly formLabel?: string;
  readonly hint?: string;
  readonly section: Section;
  /** May be left out. */
  readonly optional?: true;
  /** Yes-or-no question that must be answered with yes before this one is asked. */
  readonly onlyIf?: string;
  /** Answer that this one is a part of: it must be given first, and a change of it removes this one. */
  readonly within?: string;
  /** Answers that it takes the place of. */
  readonly replaces?: readonly string[];
  /** Answer of another question that makes this one meaningless. */
  readonly unless?: readonly [field: string, answer: string];
  /** Asked by older versions alone: the form has no field for it. */
  readonly retired?: true;
  /** Choice of units for a number, in place of a single one. */
  readonly measure?: Measure;
}

interface QuantityQuestion extends CommonParts {
  readonly kind: 'quantity';
  /** Unit at the end of the field and in the heading of a column. */
  readonly unit?: string;
  /** Valid answer, for messages. */
  readonly example: number;
  /** Formats an answer, unless `measure` does. */
  readonly format?: (value: number) => string;
  /** Usual limits of the slider; without them the answer has none. */
  readonly slider?: { readonly min: number; readonly max: number | 'this year' };
}

/** Question with one or, for `choices`, any number of named answers, whose texts are in the order of the form. */
interface ChoiceQuestion extends CommonParts {
  /** Option of an answer that is left out, if it has other words than elsewhere. */
  readonly notGiven?: string;
  readonly kind: 'choice' | 'choices';
  /** Its answers are numbers. */
  readonly isNumber?: true;
  readonly choices: Readonly<Record<string, string>>;
  /** Options of its field, if they have other words. */
  readonly formChoices?: Readonly<Record<string, string>>;
}

/** Question with a name for each of the API's values. */
type Choices<Value extends string> = { readonly choices: Readonly<Record<Value, string>> };

export type Question =
  | QuantityQuestion
  | ChoiceQuestion
  | (CommonParts & { readonly kind: 'yes-no' | 'county' | 'zip3' });

export function toOptions(choices: Readonly<Record<string, string>>) {
  return Object.entries(choices).map(([value, label]) => ({ value, label }));
}

/** Option of an optional choice. */
export const notGiven = { value: '', label: answerTexts.notGiven };

const years = { kind: 'quantity', unit: affixTexts.years, format: valueTexts.years } as const;

const state = { kind: 'choice', ...texts.state, optional: true, choices: stateNames } as const;

const condition = { kind: 'yes-no', section: 'health' } as const;

/** Lowest age for a driving licence in almost every country, in years. */
export const minDrivingAge = 14;
/** First year of series production of cars. */
export const minCarYear = 1900;

/** Questions about the applicant of a health insurance, in the order of the form. */
const health: Readonly<Record<keyof HealthAnswers, Question>> = {
  state: { ...state, section: 'place' },
  county: { kind: 'county', ...texts.county, section: 'place', optional: true, within: 'state' },
  zip3: { kind: 'zip3', ...texts.zip3, section: 'place', optional: true, within: 'county' },
  age: {
    ...years,
    ...texts.age,
    section: 'place',
    example: 45,
    slider: { min: minAdultAge, max: maxPricedAge },
  },
  height: { kind: 'quantity', ...texts.height, section: 'body', measure: height, example: 170 },
  weight: {
    kind: 'quantity',
    ...texts.weight,
    section: 'body',
    measure: weight,
    example: 70,
    slider: { min: 40, max: 160 },
  },
  has_diabetes: { ...condition, ...texts.has_diabetes },
  has_pressure_issue: { ...condition, ...texts.has_pressure_issue },
  any_bodytransplant: { ...condition, ...texts.any_bodytransplant },
  any_chronic_disease: { ...condition, ...texts.any_chronic_disease },
  any_allergies: { ...condition, ...texts.any_allergies },
  history_of_cancer_in_family: { ...condition, ...texts.history_of_cancer_in_family },
  no_of_major_surgery: {
    kind: 'quantity',
    ...texts.no_of_major_surgery,
    section: 'health',
    example: 1,
    format: valueTexts.count,
    slider: { min: 0, max: 3 },
  },
  chronic_conditions: {
    kind: 'choices',
    ...texts.chronic_conditions,
    section: 'health',
    optional: true,
    onlyIf: 'any_chronic_disease',
  } satisfies ChoiceQuestion & Choices<NonNullable<HealthAnswers['chronic_conditions']>[number]>,
  sex: { kind: 'choice', ...texts.sex, section: 'health', optional: true } satisfies ChoiceQuestion &
    Choices<NonNullable<HealthAnswers['sex']>>,
};

/** Questions about the driver and the car, in the order of the form. */
const car: Readonly<Record<keyof CarAnswers, Question>> = {
  state: { ...state, section: 'driver' },
  zip3: { kind: 'zip3', ...texts.zip3, section: 'driver', optional: true, within: 'state' },
  driver_age: { ...years, ...texts.driver_age, section: 'driver', example: 30 },
  driving_experience: { ...years, ...texts.driving_experience, section: 'driver', example: 8 },
  prv_accident: {
    kind: 'quantity',
    ...texts.prv_accident,
    section: 'driver',
    example: 0,
    format: valueTexts.count,
    slider: { min: 0, max: 4 },
  },
  violations: {
    kind: 'choice',
    ...texts.violations,
    section: 'driver',
    optional: true,
  } satisfies ChoiceQuestion & Choices<NonNullable<CarAnswers['violations']>>,
  car_mfg_year: {
    kind: 'quantity',
    ...texts.car_mfg_year,
    section: 'car',
    example: 2019,
    format: String,
    slider: { min: 2000, max: 'this year' },
  },
  annual_mileage: {
    kind: 'quantity',
    ...texts.annual_mileage,
    section: 'car',
    measure: mileage,
    example: 15,
    slider: { min: 0, max: 40 },
  },
  car_price: {
    kind: 'quantity',
    ...texts.car_price,
    section: 'car',
    optional: true,
    unit: affixTexts.dollars,
    example: 35_000,
    format: formatRoundedMoney,
    replaces: ['car_class'],
  },
  car_body: {
    kind: 'choice',
    ...texts.car_body,
    section: 'car',
    optional: true,
    replaces: ['car_class'],
  } satisfies ChoiceQuestion & Choices<NonNullable<CarAnswers['car_body']>>,
  car_fuel: {
    kind: 'choice',
    ...texts.car_fuel,
    section: 'car',
    optional: true,
    replaces: ['car_class'],
  } satisfies ChoiceQuestion & Choices<NonNullable<CarAnswers['car_fuel']>>,
  cover: { kind: 'choice', ...texts.cover, section: 'car', optional: true } satisfies ChoiceQuestion &
    Choices<NonNullable<CarAnswers['cover']>>,
  car_class: {
    kind: 'choice',
    ...texts.car_class,
    section: 'car',
    optional: true,
    retired: true,
    replaces: ['car_price', 'car_body', 'car_fuel'],
  } satisfies ChoiceQuestion & Choices<NonNullable<CarAnswers['car_class']>>,
  deductible: {
    kind: 'choice',
    ...texts.deductible,
    section: 'car',
    optional: true,
    isNumber: true,
    unless: ['cover', 'liability'],
  },
  limits: { kind: 'choice', ...texts.limits, section: 'car', optional: true } satisfies ChoiceQuestion &
    Choices<NonNullable<CarAnswers['limits']>>,
};

/** Questions of one insurance type by the field of the answer in the API, in the order of the form. */
export type Questions = Readonly<Record<string, Question>>;

/** Everything that the website knows about an answer: the one place to add or change a question. */
export const questions: Readonly<Record<InsuranceType, Questions>> = { health, car };

const listAsked = (all: Questions): Questions =>
  Object.fromEntries(Object.entries(all).filter(([, { retired }]) => !retired));

/** Questions that the forms ask. */
export const formQuestions: Readonly<Record<InsuranceType, Questions>> = {
  health: listAsked(health),
  car: listAsked(car),
};

export const allQuestions: Questions = { ...health, ...car };

/** Names of the fields of the car form that are no answers. */
export const ownCarFields = ['loan', 'car-name'] as const;
