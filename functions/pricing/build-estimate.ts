import type { CarPolicyEstimate, CarPolicyRequest } from '#contract/car-policy.ts';
import type { Estimate, EstimateFor } from '#contract/estimates.ts';
import { adultRateAge } from '#contract/household-bounds.ts';
import type { InsuranceAnswers } from '#contract/insurance-answers.ts';
import { isPlanYearOver, planYears } from '#functions/plans/plan-year.ts';
import type { ModelOutput, PolicyOutput } from './model-output.ts';
import { warningTexts } from './texts/en.ts';

/** Health-rated premiums above this multiple of the marketplace price get a warning. */
const maxMarketRatio = 3;

/** Car answers for which the ordinary market has few prices: what to do about them. The limits are judgements. */
const rareCars = [
  {
    feature: 'prv_accident',
    applies: (accidents: number) => accidents >= 5,
    code: 'many_accidents',
  },
  {
    feature: 'car_mfg_year',
    applies: (built: number, year: number) => built <= year - 25,
    code: 'classic_car',
  },
  {
    feature: 'driver_age',
    applies: (age: number) => age < 16,
    code: 'driver_under_16',
  },
  {
    feature: 'driver_age',
    applies: (age: number) => age > 100,
    code: 'driver_over_100',
  },
] as const;

/** Builds an estimate from the model output for its answers, in functions and for estimates on the device. */
export function buildEstimate<Given extends InsuranceAnswers>(
  answers: Given,
  output: ModelOutput,
  year: number,
): EstimateFor<Given> {
  const { premium, range, baseline, market, contributions, model_version, year: costs, covers } = output;
  const estimate = {
    ...answers,
    predicted_premium: premium,
    range,
    baseline,
    contributions,
    warnings: buildWarnings(answers, output, year),
    model_version,
    market,
    ...(costs !== undefined && { year: costs }),
    ...(covers !== undefined && { covers }),
  };
  // The output has the members of its insurance type.
  return estimate as unknown as EstimateFor<Given>;
}

/**
 * Builds the warnings of an estimate: answers outside the model's data with the value that was used instead,
 * and a premium far above the marketplace price. The latter's feature is `predicted_premium`.
 */
function buildWarnings(
  { insurance_type, input_data }: InsuranceAnswers,
  { premium, market, outside_training }: ModelOutput,
  year: number,
): Estimate['warnings'] {
  const answers: Answers = input_data;
  const warnings = warnOfData(answers, outside_training, year);
  if (insurance_type === 'car') warnings.push(...warnOfRareCar(answers, year));
  if (insurance_type === 'health' && input_data.age < adultRateAge) {
    warnings.push(toWarning('age', 'rate_for_children', { age: adultRateAge }));
  }
  if (insurance_type === 'health' && typeof answers.zip3 === 'string' && market.params.zip3 === undefined) {
    warnings.push(toWarning('zip3', 'zip3_not_used', { zip3: answers.zip3 }));
  }
  if (insurance_type === 'health' && premium > maxMarketRatio * market.premium) {
    warnings.push(toWarning('predicted_premium', 'above_market', { times: maxMarketRatio }));
  }
  return warnings;
}

/** Builds the estimate of a car policy from the model output. */
export function buildPolicyEstimate(
  { drivers, cars }: CarPolicyRequest,
  { premium, range, cars: priced, outside_training, model_version }: PolicyOutput,
  year: number,
): CarPolicyEstimate {
  const warnEach = (kind: 'drivers' | 'cars', list: readonly object[]) =>
    list.flatMap((item, index) => {
      const path = `${kind}.${index}.`;
      const answers = item as Answers;
      const outside = outside_training.flatMap(({ feature, ...ends }) =>
        feature.startsWith(path) ? [{ ...ends, feature: feature.slice(path.length) }] : [],
      );
      return [...warnOfData(answers, outside, year), ...warnOfRareCar(answers, year)].map((warning) => ({
        ...warning,
        feature: path + warning.feature,
      }));
    });
  return {
    predicted_premium: premium,
    range,
    cars: priced,
    warnings: [...warnEach('drivers', drivers), ...warnEach('cars', cars)],
    model_version,
  };
}

type Answers = Readonly<Record<string, unknown>>;

/** Warns of answers that the market has few prices for; answers that are not given count as ordinary. */
const warnOfRareCar = (answers: Answers, year: number): Estimate['warnings'] =>
  rareCars.flatMap(({ feature, applies, code }) => {
    const answer = answers[feature];
    return typeof answer === 'number' && applies(answer, year) ? [toWarning(feature, code)] : [];
  });

/** Warns of answers outside of the data. */
function warnOfData(
  answers: Answers,
  outside: ModelOutput['outside_training'],
  year: number,
): Estimate['warnings'] {
  return outside.flatMap((range): Estimate['warnings'] => {
    const { feature, lowest, highest } = range;
    const answer = Number(answers[feature]);
    // Next year's models are on sale.
    if (feature === 'car_mfg_year' && answer === year + 1) return [];
    const code = findCode(feature, answer, highest, year);
    return [
      { ...toWarning(feature, code, { feature, answer, lowest, highest }), limits: { lowest, highest } },
    ];
  });
}

/**
 * Adds that the plan year of a health estimate is over, or that a later one is on sale. It is not stored: a stored
 * estimate may be read years later.
 * @param day by ISO 8601
 */
export function warnOfPlanYear<Given extends Estimate>(estimate: Given, day: string): Given {
  if (estimate.insurance_type !== 'health') return estimate;
  const { plan_year } = estimate.market.prices;
  if (!isPlanYearOver(plan_year, day)) return estimate;
  const newest = planYears.at(-1) ?? plan_year;
  const warning = toWarning('plan_year', 'plan_year_over', { plan_year, newest });
  return { ...estimate, warnings: [...estimate.warnings, warning] };
}

type WarningCode = keyof typeof warningTexts;

/** Creates a warning; its message is in the language of the build. */
export function toWarning<Code extends WarningCode>(
  feature: string,
  code: Code,
  ...[params]: Parameters<(typeof warningTexts)[Code]> | []
): Estimate['warnings'][number] {
  const message = (warningTexts[code] as (params: unknown) => string)(params);
  return { feature, message, code, params: { ...params } };
}

/** Thousand km a year above which kilometers or miles were probably meant: 820 km on each day. */
const maxMileage = 300;

/** Returns the code of an answer beyond the data, or of one that cannot be. */
function findCode(feature: string, answer: number, highest: number, year: number) {
  if (feature === 'car_mfg_year' && answer > year) return 'future_car';
  // The range of experience ends with the years since the driver's 16th birthday.
  if (feature === 'driving_experience' && answer > highest) return 'experience_above_age';
  if (feature === 'annual_mileage' && answer > maxMileage) return 'mileage_unlikely';
  return 'beyond_data';
}
