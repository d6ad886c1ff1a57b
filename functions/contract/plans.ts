import * as z from 'zod/mini';
import { apiProblem } from './api-problems.ts';
import { languageCode, optionalMember } from './fields.ts';
import { healthAnswers, namesConditionsOfDisease } from './health-answers.ts';
import { hasRoomForPeople, householdFields } from './household.ts';
import { planYear, yearPrices } from './market.ts';
import { countyCode, stateCode, zip3Digits } from './place-answers.ts';
import { pricedCounty, zipCode } from './places.ts';
import { problem } from './problems.ts';

const { state: _state, county: _county, zip3: _zip3, age: _age, ...questions } = healthAnswers.shape;

const requestFields = {
  zip: optionalMember(zipCode).check(z.describe('Or `state` with `county`. It is not stored.')),
  state: optionalMember(stateCode).check(z.describe('Postal code of a state or DC.')),
  county: optionalMember(
    countyCode(
      apiProblem('malformed', { field: 'county_code' }),
      problem('invalid_type', { field: 'county' }),
    ),
  ).check(z.describe('FIPS code, with `state`; or any of the counties of `zip`, required if they differ.')),
  zip3: optionalMember(
    zip3Digits(apiProblem('malformed', { field: 'zip3_code' }), problem('invalid_type', { field: 'zip3' })),
  ).check(z.describe('First three digits of the ZIP code, where they decide the price in `county`.')),
  ...householdFields,
  plan_year: planYear,
  health: optionalMember(
    z
      .strictObject(
        questions,
        apiProblem('malformed_text', { field: 'health', expected: 'an object with health answers' }),
      )
      .check(namesConditionsOfDisease),
  ).check(z.describe('Health answers of the first adult, for the cost of a year.')),
  language: optionalMember(languageCode).check(
    z.describe('`es`: the Spanish page of the marketplace, where there is one. All else is the same.'),
  ),
};

const requestBefore = z
  .strictObject(requestFields, problem('invalid_format', { field: 'household' }))
  .check(hasRoomForPeople);

export const planRequest = z
  .strictObject({
    ...requestFields,
    before: optionalMember(requestBefore).check(
      z.describe(
        'Earlier household, for `change`, with the members of the request; counts as a second estimate.',
      ),
    ),
  })
  .check(hasRoomForPeople);

export type PlanRequest = z.output<typeof planRequest>;

const usd = z.number();
const optionalUsd = (description: string) => z.nullable(usd).check(z.describe(`USD a year; ${description}`));
const range = z.object({ low: usd, high: usd });

export const planLevel = z.object({
  plan_year: z.int().check(z.describe('Plan year of the price.')),
  price: usd.check(z.describe('Full price of the people in the prices, USD a year.')),
  filed_price: z.optional(usd).check(z.describe('Full price of the filed year, where `price` is projected.')),
  net_price: optionalUsd(
    'after credit and state help; null without income, or where other coverage takes its place. In some states at least 12 a person, which no credit may pay.',
  ),
  credit: usd.check(z.describe('Part of the tax credit that this price uses, USD a year.')),
  state_help: usd.check(z.describe('USD a year.')),
  range: range.check(z.describe('Likely lowest and highest net price, or full price without it.')),
  is_filed: z
    .boolean()
    .check(z.describe('True if the price is exact: filed for the county and the plan year.')),
  tobacco: optionalUsd('highest possible surcharge, in no price; null where it is not certain.'),
  deductible: z
    .nullable(z.object({ low: usd, median: usd, high: usd }))
    .check(z.describe("Of the county's plans, for one person; null where they are not known.")),
  maximum: z
    .nullable(z.object({ low: usd, median: usd, high: usd, legal_limit: usd }))
    .check(
      z.describe(
        "Out-of-pocket maximum of the county's plans in the plan year, for one person; for a year without prices in proportion to the legal limit. Null: not known.",
      ),
    ),
  year: z
    .optional(
      z.object({
        expected_costs: usd,
        bad_year: usd,
        chance_of_maximum: z.number(),
        maximum: usd,
        total: usd,
      }),
    )
    .check(z.describe("First adult's costs of care, and `total`: with the premium; only with `health`.")),
});

/** Values of the sentence that a code stands for. */
const params = z.optional(z.catchall(z.object({}), z.union([z.string(), z.number()])));

const warning = z.object({
  code: z.enum([
    'adult_has_medicare',
    'adult_is_child',
    'bronze_price_of_area',
    'change_unavailable',
    'child_is_adult',
    'close_to_public_limit',
    'credit_by_status',
    'credit_share_unknown',
    'enrollment_end_may_change',
    'income_needed',
    'price_not_filed',
    'plan_year_over',
    'public_program_ends_at_64',
    'state_help_unknown',
    'tobacco_surcharge_unknown',
    'year_not_for_applicant',
    'zip3_not_used',
  ]),
  field: z.optional(z.string()).check(z.describe('Field of the request.')),
  params,
});

const cover = z.enum([
  'adult_medicaid',
  'basic_program',
  'child_cover',
  'credit',
  'employer',
  'full_price',
  'medicare',
  'no_charge',
  'own_plan',
  'parent_medicaid',
  'tricare',
  'unknown',
  'veterans',
]);

const cause = z.enum(['rules', 'prices', 'ages', 'people', 'place', 'cover', 'income']);
const index = z.nullable(z.int());

export const levelChange = z.object({
  before: usd,
  after: usd,
  parts: z
    .array(z.object({ causes: z.array(cause), amount: usd }))
    .check(
      z.describe(
        'Add up to the difference. Causes share a part where neither household pays the price between them.',
      ),
    ),
});

const change = z.object({
  levels: z
    .object({
      bronze: z.optional(levelChange),
      silver: z.optional(levelChange),
      gold: z.optional(levelChange),
    })
    .check(z.describe('USD a year. Empty where a household pays no price of a plan.')),
  people: z
    .array(
      z.object({
        before_index: index,
        after_index: index,
        before: z.nullable(cover),
        after: z.nullable(cover),
        cause,
      }),
    )
    .check(
      z.describe(
        'Who joins, leaves or gets other coverage. `credit`, `full_price` and `no_charge` count as the same coverage.',
      ),
    ),
});

/** Rules that decide what a household pays, in words for assistants. */
export const helpRules = {
  credit: 'the tax credit',
  income_too_high: 'the income is above its limit',
  income_too_low: 'the income is below the poverty line, where it begins',
  medicaid: 'Medicaid or CHIP takes the place of the plans',
  basic_program: 'a program of the state takes the place of the plans',
  employer: 'an affordable plan of an employer ends the tax credit',
  employer_for_some: 'an affordable plan of an employer ends the credit of some',
  other_cover: 'other coverage ends the tax credit',
  unknown_income: 'the income is not given',
  medicare: 'Medicare takes the place of the plans',
} as const;

/** Rules that decide about the cover of one person, beside those of the household. */
export const coverReasons = [
  'income_within_limit_of_children',
  'income_within_limit_of_county',
  'income_within_limit_of_adults',
  'income_within_limit_of_parents',
  'income_within_limit_of_program',
  'income_within_limit_of_credit',
  'age_65_or_older',
  'no_medicare_at_65',
  'has_medicare',
  'has_other_cover',
  'child_over_25',
  'three_older_children_pay',
  'employer_offer_is_affordable',
] as const;

/** Person of the answer, with their coverage and the rule behind it. */
export const coveredPerson = z.object({
  age: z.int(),
  role: z.enum(['adult', 'child']),
  cover,
  reason: z
    .string()
    .check(
      z.describe(`Rule that decides about the coverage: ${coverReasons.join(', ')}, or that of \`help\`.`),
    ),
  params: params.check(
    z.describe(
      'Values of the reason: `percent` of the poverty line, `income` in USD a year, `price` in USD a month, `program`, `age`.',
    ),
  ),
});

export const planResponse = z.object({
  plan_year: z.int(),
  place: pricedCounty,
  prices: yearPrices,
  insurers: z
    .nullable(z.array(z.object({ name: z.string(), rise: z.nullable(z.number()) })))
    .check(
      z.describe(
        'Of the county, with the rise in percent that each asked for the next year. Null: not known.',
      ),
    ),
  help: z.string().check(
    z.describe(
      `Rule that decides: ${Object.entries(helpRules)
        .map(([code, words]) => `${code} (${words})`)
        .join(', ')}.`,
    ),
  ),
  levels: z
    .object({
      bronze: z.nullable(planLevel),
      silver: z.nullable(planLevel),
      gold: z.nullable(planLevel),
      benchmark: z.nullable(planLevel),
    })
    .check(
      z.describe(
        'Cheapest plan of each level, and the second-cheapest silver plan, by which the credit is set. Null: not known.',
      ),
    ),
  silver_level: z.nullable(z.int()).check(z.describe('Actuarial value of silver plans, percent.')),
  credit: usd.check(z.describe('Premium tax credit, USD a year.')),
  contribution: optionalUsd('share of income that the benchmark plan may cost.'),
  poverty_percent: z
    .nullable(z.number())
    .check(z.describe('Income in whole percent of the poverty line; 401: above 400.')),
  state_help: z.array(
    z.object({
      program: z.string(),
      amount: optionalUsd('null where it is not known.'),
      condition: z
        .nullable(z.string())
        .check(
          z.describe(
            'Limit of the help, as a code: with `connectorcare` the net price is that of a plan of its own.',
          ),
        ),
      certainty: z
        .string()
        .check(z.describe('agreed, one source, or carried forward: the amount of the year before.')),
      source: z.string(),
      url: z.string(),
    }),
  ),
  people: z.array(coveredPerson),
  cliffs: z
    .array(z.object({ income: usd, net_price: usd, more: usd }))
    .check(
      z.describe(
        'Ends of the tax credit and of state help, for the people priced at this income: one dollar more costs `more` USD a year, at least 60.',
      ),
    ),
  year: z.optional(
    z.nullable(
      z.object({
        expected_spending: usd,
        premium: z.enum(['net', 'gross', 'none']).check(z.describe('Premium that is in `total`.')),
        lowest: z
          .array(z.string())
          .check(
            z.describe('Levels with the lowest total, or `employer`; several if they are about the same.'),
          ),
      }),
    ),
  ),
  change: z
    .optional(change)
    .check(
      z.describe('From `before`, by causes in their order. Absent with the warning `change_unavailable`.'),
    ),
  dates: z.object({
    plan_year: z.int(),
    opens: z.string(),
    closes: z.string(),
    for_january: z.string().check(z.describe('Last day for coverage from 1 January.')),
    certainty: z.string(),
    verified_on: z.string(),
    source: z.string(),
    exchange: z.object({ name: z.string(), url: z.string(), phone: z.nullable(z.string()) }),
    step: z
      .optional(
        z.object({
          code: z.enum([
            'choose_plan',
            'enrollment_begins',
            'enrollment_ended',
            'enrollment_open',
            'enrollment_opens',
          ]),
          text: z.string(),
        }),
      )
      .check(
        z.describe(
          'What is next today (America/New_York). `enrollment_begins`: the marketplace has the dates of the next year.',
        ),
      ),
  }),
  warnings: z
    .array(warning)
    .check(
      z.describe(
        '`credit_by_status`: the tax credit of this year is for citizens, permanent residents and few others, each person alone.',
      ),
    ),
  sources: z.array(z.object({ code: z.string(), plan_year: z.int(), source: z.string() })),
});

export type PlanResponse = z.output<typeof planResponse>;
