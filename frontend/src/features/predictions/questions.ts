import type { CarAnswers, HealthAnswers, InsuranceType } from '#contract/predictions.ts';
import { stateNames } from '#contract/states/texts/en.ts';
import { formatNumber } from '#frontend/ui/format.ts';
import { height, type Measure, mileage, weight } from './measurement-units.ts';

interface CommonParts {
  /** Name of the answer in reasons, lists, comparisons and files. */
  readonly label: string;
  /** The same inside a sentence, if it is written differently there. */
  readonly inSentence?: string;
  /** Label of its field in the form, if it is another. */
  readonly formLabel?: string;
  readonly hint?: string;
  /** Heading above it in the form. */
  readonly section: string;
  /** May be left out. */
  readonly optional?: true;
  /** Yes-or-no question that must be answered with yes before this one is asked. */
  readonly onlyIf?: string;
  /** Answer that this one is a part of: it must be given first, and a change of it removes this one. */
  readonly within?: string;
  /** Choice of units for a number, in place of a single one. */
  readonly measure?: Measure;
}

interface QuantityQuestion extends CommonParts {
  readonly kind: 'quantity';
  readonly inSentence: string;
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
  readonly kind: 'choice' | 'choices';
  readonly choices: Readonly<Record<string, string>>;
}

export type Question =
  | QuantityQuestion
  | ChoiceQuestion
  | (CommonParts & { readonly kind: 'yes-no' | 'county' | 'zip3' });

export function toOptions(choices: Readonly<Record<string, string>>) {
  return Object.entries(choices).map(([value, label]) => ({ value, label }));
}

/** Option of an optional choice. */
export const notGiven = { value: '', label: 'Not given' };

/** Notes below the headings of the form. */
export const sectionNotes: Readonly<Record<string, string>> = {
  'Where and who': 'This decides what you pay. Only the age is required.',
  'Your health':
    'For the year’s cost and the Estimated Annual Premium. Your marketplace price does not depend on it.',
  'More about the car': 'Optional: it makes the estimate more precise.',
};

function formatYears(years: number): string {
  return `${formatNumber(years)} ${years === 1 ? 'year' : 'years'}`;
}

function formatCount(count: number): string {
  return count === 0 ? 'none' : formatNumber(count);
}

const askYears = (label: string, inSentence: string, section: string, example: number) =>
  ({ kind: 'quantity', label, inSentence, section, unit: 'years', format: formatYears, example }) as const;

const state = { kind: 'choice', label: 'State', optional: true, choices: stateNames } as const;

const askCondition = (label: string, formLabel: string) =>
  ({ kind: 'yes-no', label, formLabel, section: 'Your health' }) as const;

/** Questions about the applicant of a health insurance, in the order of the form. */
const health: Readonly<Record<keyof HealthAnswers, Question>> = {
  state: { ...state, section: 'Where and who' },
  county: {
    kind: 'county',
    label: 'County',
    inSentence: 'county',
    hint: 'Prices can differ by half inside a state. Type to search.',
    section: 'Where and who',
    optional: true,
    within: 'state',
  },
  zip3: { kind: 'zip3', label: 'ZIP digits', section: 'Where and who', optional: true, within: 'county' },
  age: { ...askYears('Age', 'age', 'Where and who', 45), slider: { min: 18, max: 64 } },
  height: {
    kind: 'quantity',
    label: 'Height',
    inSentence: 'height',
    section: 'About you',
    measure: height,
    example: 170,
  },
  weight: {
    kind: 'quantity',
    label: 'Weight',
    inSentence: 'weight',
    section: 'About you',
    measure: weight,
    example: 70,
    slider: { min: 40, max: 160 },
  },
  has_diabetes: askCondition('Diabetes', 'Do you have diabetes?'),
  has_pressure_issue: askCondition('Blood pressure problems', 'Do you have blood pressure problems?'),
  any_bodytransplant: askCondition('Transplant', 'Have you had an organ transplant?'),
  any_chronic_disease: askCondition(
    'Chronic disease',
    'Have you been diagnosed with a chronic disease (heart disease, stroke, COPD, asthma, arthritis or cancer)?',
  ),
  any_allergies: askCondition('Allergies', 'Do you have any known allergies?'),
  history_of_cancer_in_family: askCondition('Cancer in the family', 'Has anyone in your family had cancer?'),
  no_of_major_surgery: {
    kind: 'quantity',
    label: 'Major surgeries',
    inSentence: 'major surgeries',
    formLabel: 'Number of major surgeries',
    hint: 'Enter 0 if you had none.',
    section: 'Your health',
    example: 1,
    format: formatCount,
    slider: { min: 0, max: 3 },
  },
  chronic_conditions: {
    kind: 'choices',
    label: 'Conditions',
    inSentence: 'conditions',
    formLabel: 'Which chronic diseases? (optional)',
    hint: 'Uses the cost of the diseases that you select, not the average of all six.',
    section: 'Your health',
    optional: true,
    onlyIf: 'any_chronic_disease',
    choices: {
      heart_disease: 'Heart disease',
      stroke: 'Stroke',
      copd: 'COPD',
      asthma: 'Asthma',
      arthritis: 'Arthritis',
      own_cancer: 'Cancer',
    } satisfies Record<NonNullable<HealthAnswers['chronic_conditions']>[number], string>,
  },
  sex: {
    kind: 'choice',
    label: 'Sex',
    formLabel: 'Sex (optional)',
    hint: 'For the year’s costs only: it changes no price.',
    section: 'Your health',
    optional: true,
    choices: { female: 'Female', male: 'Male' } satisfies Record<NonNullable<HealthAnswers['sex']>, string>,
  },
};

/** Questions about the driver and the car, in the order of the form. */
const car: Readonly<Record<keyof CarAnswers, Question>> = {
  state: { ...state, section: 'The driver' },
  driver_age: askYears('Driver age', 'driver age', 'The driver', 30),
  driving_experience: askYears('Driving experience', 'driving experience', 'The driver', 8),
  prv_accident: {
    kind: 'quantity',
    label: 'Previous accidents',
    inSentence: 'previous accidents',
    hint: 'Accidents at fault in the last three to five years. Enter 0 if there were none.',
    section: 'The driver',
    example: 0,
    format: formatCount,
    slider: { min: 0, max: 4 },
  },
  car_mfg_year: {
    kind: 'quantity',
    label: 'Car built in',
    inSentence: 'car built in',
    formLabel: 'Car manufacturing year (AD)',
    hint: 'The calendar year in which the car was built, such as 2019.',
    section: 'The car',
    example: 2019,
    format: String,
    slider: { min: 2000, max: 'this year' },
  },
  annual_mileage: {
    kind: 'quantity',
    label: 'Annual mileage',
    inSentence: 'annual mileage',
    section: 'The car',
    measure: mileage,
    example: 15,
    slider: { min: 0, max: 40 },
  },
  cover: {
    kind: 'choice',
    label: 'Coverage',
    hint: 'Liability pays for harm to others, comprehensive also for theft and weather, full also for crashes of your car.',
    section: 'More about the car',
    optional: true,
    choices: {
      liability: 'Liability only',
      liability_comprehensive: 'Liability and comprehensive',
      full: 'Full coverage',
    } satisfies Record<NonNullable<CarAnswers['cover']>, string>,
  },
  car_class: {
    kind: 'choice',
    label: 'Car class',
    hint: 'By its price when new (our judgement): economy under about $28,000; standard to $42,000, most midsize sedans, compact SUVs, base pickups; premium to $70,000, large SUVs, well-equipped pickups; luxury above. Without it, the average of all cars is used.',
    section: 'More about the car',
    optional: true,
    choices: {
      economy: 'Economy',
      standard: 'Standard',
      premium: 'Premium',
      luxury: 'Luxury',
    } satisfies Record<NonNullable<CarAnswers['car_class']>, string>,
  },
};

/** Questions of one insurance type by the field of the answer in the API, in the order of the form. */
export type Questions = Readonly<Record<string, Question>>;

/** Everything that the website knows about an answer: the one place to add or change a question. */
export const questions: Readonly<Record<InsuranceType, Questions>> = { health, car };

export const allQuestions: Questions = { ...health, ...car };
