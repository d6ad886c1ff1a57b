import * as z from 'zod/mini';
import { toUsd } from '#model/serving/cents.ts';
import { areTexts, optionalAnswer, quantity, yesOrNo } from './fields.ts';
import { household, type ParsedHousehold, wholeNumber } from './household.ts';
import { type ProblemOption, problem } from './problems.ts';
import usStates from './us-states.json' with { type: 'json' };

/** Chronic diseases that an applicant can name. */
export const chronicConditions = [
  'heart_disease',
  'stroke',
  'copd',
  'asthma',
  'arthritis',
  'own_cancer',
] as const;

/** Optional answer that is one of some values. */
function optionalChoice<const Value extends string>(field: string, choices: readonly Value[]) {
  const invalid = problem('not_a_choice', { field, choices });
  return optionalAnswer(z.enum(choices, invalid), invalid);
}

const invalidState = problem('invalid_format', { field: 'state' });

const usStateCodes = Object.keys(usStates) as (keyof typeof usStates)[];

/** One of the 50 states or the District of Columbia by its postal code, in any case. */
export const stateCode = z.pipe(
  z.string(invalidState).check(z.trim(), z.toUpperCase()),
  z.enum(usStateCodes, invalidState),
);

const state = optionalAnswer(stateCode, invalidState).check(
  z.describe('Postal code of a state or DC. Without it, the estimate is for the country.'),
);

const digits =
  (pattern: RegExp) =>
  (invalid: ProblemOption, notText = invalid) =>
    z.string(notText).check(z.regex(pattern, invalid));

/** FIPS code of a county. */
export const countyCode = digits(/^\d{5}$/);

/** First three digits of a ZIP code. */
export const zip3Digits = digits(/^\d{3}$/);

const invalidCounty = problem('invalid_format', { field: 'county' });
const invalidZip3 = problem('invalid_format', { field: 'zip3' });
const zip3 = optionalAnswer(zip3Digits(invalidZip3), invalidZip3);
const invalidConditions = problem('unknown_conditions', { choices: chronicConditions });

/** Rule that chronic conditions are named of a chronic disease alone. */
export const namesConditionsOfDisease = z.refine<{
  readonly any_chronic_disease: string;
  readonly chronic_conditions?: readonly string[] | undefined;
}>(
  ({ any_chronic_disease, chronic_conditions }) =>
    chronic_conditions === undefined || any_chronic_disease === 'yes',
  {
    path: ['chronic_conditions'],
    ...problem('conditions_without_disease'),
    when: areTexts('any_chronic_disease'),
  },
);

/** Rules that a county is in its state, and that ZIP digits are those of a county. */
export const hasPlaceInOrder = [
  // The FIPS code of a county begins with that of its state (ANSI INCITS 38). The state may be any JSON value, which its
  // own check has rejected.
  z.refine<{ readonly state?: string | undefined; readonly county?: string | undefined }>(
    ({ state, county }) =>
      usStateCodes.some((code) => code === state && county?.startsWith(usStates[code].fips)),
    {
      path: ['county'],
      ...problem('county_outside_state'),
      when: areTexts('county'),
    },
  ),
  z.refine<{ readonly county?: string | undefined }>(({ county }) => county !== undefined, {
    path: ['zip3'],
    ...problem('zip3_without_county'),
    when: areTexts('zip3'),
  }),
] as const;

export const healthAnswers = z
  .object({
    age: quantity('age').check(
      z.describe('Years, on the day coverage begins: January 1 for plans of the next year.'),
    ),
    weight: quantity('weight').check(z.describe('Kilograms.')),
    height: quantity('height').check(z.describe('Centimetres.')),
    has_diabetes: yesOrNo('has_diabetes'),
    has_pressure_issue: yesOrNo('has_pressure_issue'),
    any_bodytransplant: yesOrNo('any_bodytransplant'),
    any_chronic_disease: yesOrNo('any_chronic_disease'),
    any_allergies: yesOrNo('any_allergies'),
    history_of_cancer_in_family: yesOrNo('history_of_cancer_in_family'),
    no_of_major_surgery: quantity('no_of_major_surgery'),
    state,
    county: optionalAnswer(countyCode(invalidCounty), invalidCounty).check(
      z.describe('FIPS code of a county of `state`. Without it, the estimate is for the state.'),
    ),
    zip3: zip3.check(
      z.describe('First three digits of a ZIP code in `county`; needed where rating areas divide it.'),
    ),
    chronic_conditions: optionalAnswer(
      z
        .array(z.enum(chronicConditions))
        .check(z.refine((names) => new Set(names).size === names.length, problem('repeated_conditions'))),
      invalidConditions,
    ).check(z.describe('Named chronic diseases; only if `any_chronic_disease` is yes.')),
    sex: optionalChoice('sex', ['female', 'male']).check(
      z.describe('For `year` alone: the law forbids pricing health plans by it.'),
    ),
  })
  .check(namesConditionsOfDisease, ...hasPlaceInOrder);

export type HealthAnswers = z.output<typeof healthAnswers>;

/** Moving violations of the last three years, from none to the gravest. */
export const violations = ['none', 'one_ticket', 'two_tickets', 'dui'] as const;

export const carAnswers = z
  .object({
    driver_age: quantity('driver_age').check(z.describe('Years, today.')),
    driving_experience: quantity('driving_experience').check(z.describe('Years.')),
    annual_mileage: quantity('annual_mileage').check(z.describe('Thousands of kilometres a year.')),
    car_mfg_year: quantity('car_mfg_year').check(z.describe('Year AD.')),
    prv_accident: quantity('prv_accident').check(z.describe('Count of previous accidents.')),
    violations: optionalChoice('violations', violations).check(
      z.describe('Moving violations of the last three years; `two_tickets` is two or more.'),
    ),
    state,
    zip3: zip3.check(z.describe('First three digits of a ZIP code in `state`.')),
    /** Parts of the policy: liability alone, with comprehensive, or with collision too. */
    cover: optionalChoice('cover', ['liability', 'liability_comprehensive', 'full']),
    /** By the car's price. */
    car_class: optionalChoice('car_class', ['economy', 'standard', 'premium', 'luxury']),
  })
  .check(
    z.refine(({ state }) => state !== undefined, {
      path: ['zip3'],
      ...problem('zip3_without_state'),
      when: areTexts('zip3'),
    }),
  );

export type CarAnswers = z.output<typeof carAnswers>;

/** Answers without a part in the premium: no contribution is for them, and the model need not know them. */
export const unpricedAnswers: readonly string[] = ['sex'] satisfies (keyof (HealthAnswers & CarAnswers))[];

/** USD a year, in whole cents. */
const usd = z.number().check(z.refine((amount) => toUsd(amount) === amount, 'Must be in whole cents'));

export const positiveUsd = usd.check(z.positive());

/** Value of one answer: a number, yes or no, or the name of a choice. */
const answer = z.union([z.number(), z.string()]);

/** Contribution of an answer to the difference from the baseline. */
const contribution = z.object({
  feature: z.string().check(z.describe("Name of the answer's field.")),
  features: z
    .optional(z.array(z.string()))
    .check(
      z.describe('Fields of all answers that this contribution is for, if there are more than `feature`.'),
    ),
  value: answer.check(z.describe('Answer of this applicant.')),
  reference: z
    .nullable(answer)
    .check(z.describe('Answer of the typical applicant; null where the reference is the US average.')),
  amount: usd.check(z.describe('USD a year, negative where the answer lowers the premium.')),
});

export type Contribution = z.infer<typeof contribution>;

export const usdRange = z.object({ low: positiveUsd, high: positiveUsd });

/** Price of the market that a premium is compared with. */
const market = z
  .object({
    premium: positiveUsd,
    range: usdRange,
    basis: z
      .string()
      .check(
        z.minLength(1),
        z.describe(
          'What the price is for, such as "second-cheapest silver plan of 2026, Harris County, Texas, projected to 2027".',
        ),
      ),
    basis_code: z
      .enum([
        'benchmark_of_county',
        'benchmark_of_state',
        'benchmark_of_country',
        'average_of_state',
        'average_of_country',
      ])
      .check(z.describe('`basis` as a code with `params`.')),
    params: z.object({
      plan_year: z.optional(z.int()),
      state: z.optional(z.string()),
      county: z.optional(z.string()).check(z.describe('Name of the county.')),
      zip3: z.optional(z.string()).check(z.describe('First three ZIP digits, where they decide the price.')),
    }),
  })
  .check(
    z.describe(
      'USD a year. Health: marketplace price for the age, before tax credits. Cars: average expenditure.',
    ),
  );

const lowestPrice = (level: string) =>
  z
    .nullable(positiveUsd)
    .check(z.describe(`Lowest ${level} price of the place at the age, USD a year; null if it is not known.`));

/** Levels of plans, silver also with each reduction of cost sharing, in the order of the counties' tables. */
export const planDesigns = ['bronze', 'silver', 'silver_73', 'silver_87', 'silver_94', 'gold'] as const;

export type PlanDesign = (typeof planDesigns)[number];

const byDesign = <Member extends z.ZodMiniType>(member: Member) =>
  z.object(Object.fromEntries(planDesigns.map((design) => [design, member])) as Record<PlanDesign, Member>);

const percent = z.number();

export const yearPrices = z
  .object({
    plan_year: z.int(),
    basis: z.enum(['filed', 'projected']),
    rise: z
      .optional(z.object({ mean: percent, low: percent, high: percent }))
      .check(
        z.describe(
          'Percent over the filed prices: mean of the requests in the county, else in the state, with its likely range.',
        ),
      ),
  })
  .check(
    z.describe(
      'Plan year of the prices; `projected` where those of the year are not filed yet. Prices are exact if this basis and `place_basis` are `filed`.',
    ),
  );

export const knownPrice = z.nullable(positiveUsd);

/** Price of the marketplace at a place, with what it is for. */
const healthMarket = z.extend(market, {
  prices: yearPrices,
  filed: z
    .optional(z.object({ premium: positiveUsd, bronze: knownPrice, silver: knownPrice, gold: knownPrice }))
    .check(z.describe('Filed prices of `params.plan_year`, USD a year; absent when `prices` are filed.')),
  area: z.nullable(z.int()).check(z.describe('Rating area of the state; null if the place is larger.')),
  silver: lowestPrice('silver'),
  bronze: lowestPrice('bronze'),
  gold: lowestPrice('gold'),
  place_basis: z
    .enum(['filed', 'area', 'zip3', 'approximate', 'state', 'country'])
    .check(z.describe('What the place was found by. `filed`: by the county, whose filed prices are known.')),
  bronze_basis: z
    .nullable(z.enum(['filed', 'area']))
    .check(
      z.describe(
        'Basis of `bronze` in a county: filed, or the price of one place of the rating area; null elsewhere.',
      ),
    ),
  deductibles: z
    .optional(byDesign(z.object({ low: usd, median: usd, high: usd })))
    .check(
      z.describe(
        'Deductibles of plans of the county by level, USD a year for one person. Absent: `year` counts with typical plans.',
      ),
    ),
});

const yearOfDesign = z.object({
  mean: usd,
  bad_year: usd,
  chance_of_maximum: z.number().check(z.minimum(0), z.maximum(1)),
  maximum: usd,
});

/** Cost of a year by plan design. */
const year = z
  .nullable(
    z.object({
      expected_spending: positiveUsd,
      designs: byDesign(yearOfDesign),
    }),
  )
  .check(
    z.describe(
      'Expected medical spending, and what a person pays of it by plan design; null outside 18 to 64.',
    ),
  );

/** Plan year of health plans, beside the answers of a request. */
export const planYear = z
  // A year without rules is refused with the list of those that have them.
  .optional(wholeNumber('plan_year', 0, 9999))
  .check(z.describe('Plan year of the prices. By default the next one to choose.'));

/** Premium of an estimate or a prediction. */
export const premium = positiveUsd.check(z.describe('USD a year, two decimals, above 0.'));

/** Fields of an estimate, without the answers that it is for. */
export const estimateFields = {
  predicted_premium: premium,
  range: z
    .extend(usdRange, { coverage: z.number().check(z.gt(0), z.lt(1)) })
    .check(
      z.describe(
        'USD a year. Health: holds the fraction `coverage` of comparable premiums. Cars: from cheap to expensive insurers, at the level that people pay.',
      ),
    ),
  baseline: positiveUsd.check(
    z.describe("The premium that the contributions start from: the typical applicant's, USD a year."),
  ),
  contributions: z
    .array(contribution)
    .check(z.describe('Baseline and amounts sum to the premium, to the cent.')),
  warnings: z
    .array(
      z.object({
        feature: z.string(),
        message: z.string(),
        code: z.string().check(z.describe('`message` as a code with `params`.')),
        params: z.catchall(z.object({}), z.union([z.string(), z.number()])),
        limits: z
          .optional(z.object({ lowest: z.number(), highest: z.number() }))
          .check(z.describe('Answers that the data contain, if the answer is outside of them.')),
      }),
    )
    .check(z.describe('Limits of the estimate, by the field of the answer that they concern.')),
  model_version: z.string().check(z.minLength(1), z.describe('Version of the model.')),
  market,
};

export const healthEstimateFields = { ...estimateFields, market: healthMarket, year };

/** Fields of a stored estimate, without the answers that it is for. */
const storedFields = {
  id: z.ulid(),
  created_at: z.iso.datetime().check(z.describe('Creation time: ISO 8601, UTC.')),
  label: z
    .optional(z.string())
    .check(z.describe('Name that the user gave to the prediction; absent without one.')),
};

export const healthPrediction = z.object({
  insurance_type: z.literal('health'),
  input_data: healthAnswers,
  household: z.optional(household),
  ...storedFields,
  ...healthEstimateFields,
});

const coverPrice = z.object({ premium: positiveUsd, range: usdRange });

export const carEstimateFields = {
  ...estimateFields,
  covers: z
    .object({ minimum: coverPrice, liability_comprehensive: coverPrice, full: coverPrice })
    .check(
      z.describe(
        'USD a year for these answers, for any `cover`. `minimum`: the lowest limits that the state allows; the others: usual limits, a deductible of 500 USD.',
      ),
    ),
};

export const carPrediction = z.object({
  insurance_type: z.literal('car'),
  input_data: carAnswers,
  ...storedFields,
  ...carEstimateFields,
});

export const prediction = z.discriminatedUnion('insurance_type', [healthPrediction, carPrediction]);

export type Prediction = z.output<typeof prediction>;

const insuranceType = z.enum(['health', 'car']);

/** Prediction that this version of Premia can't read: what can be read of it. */
export const otherVersion = z
  .object({
    id: storedFields.id,
    created_at: storedFields.created_at,
    other_version: z.literal(true),
    insurance_type: z.optional(insuranceType),
    input_data: z.object({}),
    predicted_premium: z.nullable(positiveUsd),
    label: storedFields.label,
  })
  .check(z.describe('Prediction that another version of Premia has stored: what this one can read of it.'));

export type OtherVersion = z.output<typeof otherVersion>;

type Unstored<One> = Omit<One, keyof typeof storedFields>;

export type HealthEstimate = Unstored<z.output<typeof healthPrediction>>;

/** Premium for given answers with its range and reasons, not stored. A check of the insurance type narrows the answers. */
export type Estimate = HealthEstimate | Unstored<z.output<typeof carPrediction>>;

/** Answers of a form, with the insurance type that they are for. */
export type InsuranceAnswers = {
  /** Name to store with the prediction. */
  readonly label?: string | undefined;
} & (
  | {
      readonly insurance_type: 'health';
      readonly input_data: HealthAnswers;
      readonly household?: ParsedHousehold | undefined;
      /** Plan year of the prices as chosen; by default the one to show first. */
      readonly plan_year?: number | undefined;
    }
  | { readonly insurance_type: 'car'; readonly input_data: CarAnswers }
);

export type InsuranceType = InsuranceAnswers['insurance_type'];

/** Estimate for answers of a known type. */
export type EstimateFor<Given extends InsuranceAnswers> = Extract<
  Estimate,
  { insurance_type: Given['insurance_type'] }
>;

export const predictionErrors = [
  'idempotency_key_reused',
  'conflict',
  'model_failed',
  'model_unavailable',
  'model_busy',
] as const;
