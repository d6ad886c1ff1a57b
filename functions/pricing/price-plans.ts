import type { HealthAnswers } from '#contract/health-answers.ts';
import type { PlanRequest, PlanResponse } from '#contract/plans.ts';
import { ApiError, toFieldProblem, toFieldsError } from '#functions/errors/api-error.ts';
import { listCliffs } from '#functions/plans/curve.ts';
import { explainChange } from '#functions/plans/explain-change.ts';
import { findApplicant, type Person } from '#functions/plans/household.ts';
import { type PlanPrices, toPlanPrices } from '#functions/plans/plan-prices.ts';
import type { PlanYear } from '#functions/plans/plan-year.ts';
import { toYearTotals, type YearOfCare } from '#functions/plans/year-totals.ts';
import { listChoices, type ZipCounty } from '#functions/plans/zip-list.ts';
import { type EstimateDependencies, estimatePremium, readPlanYear } from './estimate-premium.ts';
import { describePlaces, findPlace, findZip, type PricedPlace, priceAt, toAbsence } from './place-tables.ts';
import { buildPlanResponse, type ChangeUnavailable } from './plan-response.ts';

export interface PlanDependencies extends EstimateDependencies {
  /** Counts a further estimate against the client's limit, or throws `too_many_requests`. */
  countEstimate(): Promise<void>;
}

/**
 * Prices marketplace plans for a household. The model is called for the health answers alone.
 * @throws ApiError that names the invalid fields, `county_required`, and the errors of the model
 */
export async function pricePlans(
  dependencies: PlanDependencies,
  request: PlanRequest,
  now: Date,
): Promise<PlanResponse> {
  const { county, place, prices } = await priceRequest(request, now);
  const { before, health } = request;
  const found = before && (await findBefore(dependencies, before, now, prices.plan_year));
  const care =
    health && (await estimateCare(dependencies, request, prices.priced.input_data.age, county, now));
  return buildPlanResponse({
    ...{ request, now, county, place, prices, care },
    cliffs: listCliffs(prices),
    totals: care ? toYearTotals(prices, care) : undefined,
    change: typeof found === 'object' ? explainChange(found, prices) : undefined,
    changeUnavailable: typeof found === 'string' ? found : undefined,
  });
}

type HouseholdRequest = Omit<PlanRequest, 'before'>;

/**
 * @param knownYear plan year that the prices of the place are also known for, where it is later than that of the request
 * @throws ApiError that names the invalid fields, and `county_required`
 */
async function priceRequest(request: HouseholdRequest, now: Date, knownYear?: PlanYear) {
  const { county, place } = await findRequestedPlace(request);
  const year = readPlanYear(request.plan_year, now, place.planYear);
  const { people, income, household_size } = request;
  const household = { people, income, household_size };
  const { age } = findApplicant(household) as Person;
  const priced = {
    input_data: { age, state: county.state, county: county.county },
    market: priceAt(place, age, Math.max(year, knownYear ?? year)),
  };
  return { county, place, prices: toPlanPrices(household, priced, year) };
}

/**
 * Prices an earlier household, or returns why it has no prices. The prices of its place in a later year tell those of the
 * year from a move.
 * @throws ApiError that names the invalid fields, as `before.zip`
 */
async function findBefore(
  { countEstimate }: PlanDependencies,
  before: HouseholdRequest,
  now: Date,
  laterYear: PlanYear,
): Promise<PlanPrices | ChangeUnavailable> {
  await countEstimate();
  try {
    return (await priceRequest(before, now, laterYear)).prices;
  } catch (error) {
    if (!(error instanceof ApiError) || error.fields === undefined) throw error;
    const { fields } = error;
    const hasNoCounty = fields.county?.code === 'missing_place' || error.code === 'county_required';
    if (hasNoCounty) return 'county_required';
    if (fields.zip?.code === 'no_marketplace') return 'no_marketplace';
    if (fields.plan_year) return 'no_prices_of_year';
    throw toFieldsError(
      Object.fromEntries(Object.entries(fields).map(([name, problem]) => [`before.${name}`, problem])),
    );
  }
}

/**
 * Finds the county of a request, by ZIP code or as given.
 * @throws ApiError `county_required`, and validation errors of the place's fields
 */
async function findRequestedPlace(
  request: HouseholdRequest,
): Promise<{ county: ZipCounty; place: PricedPlace }> {
  const county = request.zip === undefined ? readCounty(request) : await chooseCounty(request, request.zip);
  const place = await findPlace(county);
  if (!place) {
    throw toFieldsError({ county: toFieldProblem('unknown_county', county) });
  }
  return { county, place };
}

function readCounty({ state, county, zip3 }: HouseholdRequest): ZipCounty {
  if (state === undefined) {
    throw toFieldsError(
      county === undefined
        ? { zip: toFieldProblem('missing_place', { field: 'place' }) }
        : { state: toFieldProblem('missing_place', { field: 'state' }) },
    );
  }
  if (county === undefined) {
    throw toFieldsError({ county: toFieldProblem('missing_place', { field: 'county' }) });
  }
  return { state, county, ...(zip3 !== undefined && { zip3 }) };
}

async function chooseCounty({ state, county, zip3 }: HouseholdRequest, zip: string): Promise<ZipCounty> {
  const zipPlace = await findZip(zip);
  const { kind, counties, smallCounties } = zipPlace;
  if (kind !== 'county') throw toFieldsError({ zip: toAbsence(kind, zip) });
  if (zip3 !== undefined && !zip.startsWith(zip3)) {
    throw toFieldsError({ zip3: toFieldProblem('zip3_of_other_zip', { zip3, zip }) });
  }
  const ofState = [...counties, ...smallCounties].filter(
    (each) => state === undefined || each.state === state,
  );
  if (state !== undefined && ofState.length === 0) {
    throw toFieldsError({ state: toFieldProblem('zip_outside_state', { zip, state }) });
  }
  const chosen =
    county === undefined ? listChoices(zipPlace, state) : ofState.filter((each) => each.county === county);
  if (chosen.length === 0) {
    const choices = ofState.map((each) => each.county);
    throw toFieldsError({ county: toFieldProblem('county_outside_zip', { zip, choices }) });
  }
  const [first, ...others] = chosen;
  if (first && others.length === 0) return first;
  const problem = toFieldProblem('county_required', { zip });
  throw new ApiError('county_required', problem.message, {
    fields: { county: problem },
    params: { zip, counties: await describePlaces(chosen) },
  });
}

/** @throws ApiError the errors of the model */
async function estimateCare(
  dependencies: EstimateDependencies,
  { health, plan_year: planYear }: PlanRequest,
  age: number,
  { state, county, zip3 }: ZipCounty,
  now: Date,
): Promise<YearOfCare | null> {
  const input_data = { ...health, age, state, county, ...(zip3 !== undefined && { zip3 }) } as HealthAnswers;
  const answers = { insurance_type: 'health', input_data } as const;
  const { year } = await estimatePremium(dependencies, answers, now, planYear);
  return year;
}
