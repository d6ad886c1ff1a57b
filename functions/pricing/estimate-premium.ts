import type { CarAnswers } from '#contract/car-answers.ts';
import type { EstimateFor } from '#contract/estimates.ts';
import type { HealthAnswers } from '#contract/health-answers.ts';
import { type InsuranceAnswers, type InsuranceType, unpricedAnswers } from '#contract/insurance-answers.ts';
import usStates from '#contract/us-states.json' with { type: 'json' };
import { ApiError, toFieldProblem, toFieldsError } from '#functions/errors/api-error.ts';
import { type PlanYear, planYears, toApiDay, toPlanYear } from '#functions/plans/plan-year.ts';
import { priceYear } from '#functions/plans/rules.ts';
import { hasZip3 } from '#functions/plans/zip-ranges.ts';
import countyCodes from '#model/artifacts/county-codes.json' with { type: 'json' };
import zip3Codes from '#model/artifacts/zip3-codes.json' with { type: 'json' };
import { buildEstimate } from './build-estimate.ts';
import type { ModelOutput } from './model-output.ts';
import { modelFailedError, type PremiumModel } from './sagemaker-model.ts';

export interface EstimateDependencies {
  readonly model: PremiumModel;
}

/**
 * Estimates the premium for the given answers, in one request to the model.
 * @throws ApiError `validation_failed` for an unknown county or ZIP digits, `model_failed` if the output does not match the request,
 * and the errors of the model
 * @param planYear of health plans; by default the one to show first
 */
export async function estimatePremium<Given extends InsuranceAnswers>(
  { model }: EstimateDependencies,
  answers: Given,
  now: Date,
  planYear?: number,
): Promise<EstimateFor<Given>> {
  const { insurance_type, input_data } = answers;
  const isHealth = answers.insurance_type === 'health';
  if (answers.insurance_type === 'health') checkCounty(answers.input_data);
  else checkZip3(answers.input_data);
  const year = Number(toApiDay(now).slice(0, 4));
  const wanted = isHealth ? readPlanYear(planYear, now) : 0;
  const output = await model({
    insurance_type,
    year,
    ...(isHealth && { plan_year: wanted }),
    instances: [input_data],
  }).catch((error: unknown) => {
    // The prices of the place are of a later year.
    if (error instanceof ApiError && error.fields?.plan_year) readPlanYear(wanted, now, wanted + 1);
    throw error;
  });
  const given = Object.entries(input_data).flatMap(([name, answer]) =>
    answer === undefined || unpricedAnswers.includes(name) ? [] : [name],
  );
  if (!explainsEach(given, output) || !isFor(insurance_type, output)) throw modelFailedError();
  return buildEstimate(answers, output, year);
}

/** Members of the output that one insurance type has, and no other. */
const listOwn: Readonly<Record<InsuranceType, (output: ModelOutput) => unknown[]>> = {
  health: ({ market: { area, silver, bronze, gold, place_basis, prices }, year }) => [
    ...[area, silver, bronze, gold, place_basis, prices, year],
  ],
  car: ({ covers }) => [covers],
};

/** Returns true if the output has the members of its insurance type, and none of the others. */
function isFor(insuranceType: InsuranceType, output: ModelOutput): boolean {
  return Object.entries(listOwn).every(([type, list]) =>
    list(output).every((member) => (member !== undefined) === (type === insuranceType)),
  );
}

/** Returns true if each given answer with a part in the premium has one contribution, alone or with others. */
function explainsEach(given: readonly string[], { contributions }: ModelOutput): boolean {
  const explained = contributions.flatMap(({ feature, features }) =>
    feature === 'plan_year' ? [] : (features ?? [feature]),
  );
  return explained.length === given.length && given.every((name) => explained.includes(name));
}

/**
 * Returns the plan year of a request, by default the one to show first.
 * @param filedYear first year that prices are known for
 * @throws ApiError that lists the years with rules and prices
 */
export function readPlanYear(planYear: number | undefined, now: Date, filedYear = 0): PlanYear {
  const choices = planYears.filter((year) => year >= filedYear);
  const wanted = planYear ?? Math.max(toPlanYear(toApiDay(now)), priceYear);
  const known = choices.find((year) => year === wanted);
  if (known !== undefined) return known;
  throw toFieldsError({ plan_year: toFieldProblem('not_a_choice', { field: 'plan_year', choices }) });
}

/**
 * Throws a validation error for a county that is not in the model's tables, as the model itself does: the endpoint's
 * metrics would count its rejection as an error.
 */
export function checkCounty({ state, county }: Pick<HealthAnswers, 'state' | 'county'>): void {
  if (state === undefined || county === undefined) return;
  const code = Number(county.slice(2));
  const isKnown = countyCodes[state].split(' ').some((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return code >= first && code <= last && (code - first) % 2 === 0;
  });
  if (isKnown && county.startsWith(usStates[state].fips)) return;
  throw toFieldsError({ county: toFieldProblem('unknown_county', { county, state: toStateName(state) }) });
}

/** Throws a validation error for ZIP digits that have no row in the model's table of the state. */
export function checkZip3({ state, zip3 }: Pick<CarAnswers, 'state' | 'zip3'>): void {
  if (state === undefined || zip3 === undefined || hasZip3(zip3Codes[state], zip3)) return;
  throw toFieldsError({ zip3: toFieldProblem('unknown_zip3', { zip3, state: toStateName(state) }) });
}

const toStateName = (state: keyof typeof usStates) =>
  state === 'DC' ? 'the District of Columbia' : usStates[state].name;
