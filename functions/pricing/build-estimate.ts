import {
  type Estimate,
  type EstimateFor,
  formatBeyondData,
  type InsuranceAnswers,
} from '#contract/predictions.ts';
import { toLabel } from '#contract/texts/en.ts';
import type { ModelOutput } from './model-output.ts';

/** Units of the answers that are numbers, in messages. */
const units: Readonly<Record<string, string>> = {
  age: 'years',
  weight: 'kg',
  height: 'cm',
  driver_age: 'years',
  driving_experience: 'years',
  annual_mileage: 'thousand km',
};

/** Age from which marketplace plans have the rates of adults (45 CFR 147.102). */
const adultAge = 21;

/** Health-rated premiums above this multiple of the marketplace price get a warning. */
const maxMarketRatio = 3;

/** Car answers for which the ordinary market has few prices: what to do about them. The limits are judgements. */
const rareCars = [
  {
    feature: 'prv_accident',
    applies: (accidents: number) => accidents >= 5,
    message:
      'With this many accidents a standard insurer may refuse. Your state has an assigned-risk plan for drivers whom no insurer takes.',
  },
  {
    feature: 'car_mfg_year',
    applies: (built: number, year: number) => built <= year - 25,
    message:
      'Classic cars have a market of their own: its insurers agree a value with you and often ask for few miles.',
  },
  {
    feature: 'driver_age',
    applies: (age: number) => age < 16,
    message:
      'Few people under 16 may drive alone: a young driver is usually added to a parent’s policy, which costs less.',
  },
  {
    feature: 'driver_age',
    applies: (age: number) => age > 100,
    message: 'Hardly any price is known for drivers over 100: ask insurers directly.',
  },
] as const;

/** Builds an estimate from the model output for its answers, in functions and for estimates on the device. */
export function buildEstimate<Given extends InsuranceAnswers>(
  answers: Given,
  output: ModelOutput,
  year: number,
): EstimateFor<Given> {
  const { premium, range, baseline, market, contributions, model_version, year: costs } = output;
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
  const answers: Readonly<Record<string, unknown>> = input_data;
  const warnings = outside_training.flatMap((range): Estimate['warnings'] => {
    const { feature, lowest, highest } = range;
    const label = toLabel(feature);
    const answer = Number(answers[feature]);
    // Next year's models are on sale.
    if (feature === 'car_mfg_year' && answer === year + 1) return [];
    const message =
      formatImpossible(feature, label, answer, highest, year) ??
      formatBeyondData(label, answer, range, String, units[feature]);
    return [{ feature, message, limits: { lowest, highest } }];
  });
  if (insurance_type === 'car') {
    for (const { feature, applies, message } of rareCars) {
      if (applies(input_data[feature], year)) warnings.push({ feature, message });
    }
  }
  if (insurance_type === 'health' && input_data.age < adultAge) {
    const message = `Under ${adultAge} the marketplace price is a rate for children. It rises at ${adultAge}, in some states by half or more.`;
    warnings.push({ feature: 'age', message });
  }
  if (answers.zip3 !== undefined && market.params?.zip3 === undefined) {
    const message = `ZIP digits ${answers.zip3} do not change the price in this county and are not used.`;
    warnings.push({ feature: 'zip3', message });
  }
  if (insurance_type === 'health' && premium > maxMarketRatio * market.premium) {
    warnings.push({
      feature: 'predicted_premium',
      message: `This premium is more than ${maxMarketRatio} times the marketplace price.`,
    });
  }
  return warnings;
}

/** Formats the warning on an answer that cannot be, rather than one beyond the data; undefined for others. */
function formatImpossible(
  feature: string,
  label: string,
  answer: number,
  highest: number,
  year: number,
): string | undefined {
  if (feature === 'car_mfg_year' && answer > year) {
    return `${label} ${answer} is in the future; the estimate is for a new car.`;
  }
  // The range of experience ends with the years since the driver's 16th birthday.
  if (feature === 'driving_experience' && answer > highest) {
    return `${label} ${answer} is more than the years since age 16; the estimate uses ${highest}.`;
  }
  return undefined;
}
