import type { PlanRequest, PlanResponse } from '#contract/plans.ts';
import type { HealthAnswers } from '#contract/predictions.ts';
import { ApiError, toFieldProblem, toFieldsError } from '#functions/errors/api-error.ts';
import { isShareKnown } from '#functions/plans/credit-benchmark.ts';
import {
  findAdultLimit,
  findBasicProgram,
  findChildLimit,
  findParentLimit,
  planYears,
  priceYear,
} from '#functions/plans/household.ts';
import { type CoveredPerson, type Outlook, type Plan, readOutlook } from '#functions/plans/outlook.ts';
import {
  findDesign,
  findLegalMaximum,
  toMaximumOfYear,
  toPlanTotals,
  type YearOfCare,
} from '#functions/plans/plan-totals.ts';
import { listEnrollmentDates, listSources } from '#functions/plans/sources.ts';
import type { StateProgram } from '#functions/plans/state-help.ts';
import { maxAge, type ProblemCodes, toHouseholdInput } from '#functions/plans/typed-household.ts';
import { listChoices, type ZipCounty } from '#functions/plans/zip-list.ts';
import { toUsd } from '#model/serving/cents.ts';
import { type EstimateDependencies, estimatePremium } from './estimate-premium.ts';
import {
  describePlace,
  describePlaces,
  findMaxima,
  findPlace,
  findZip,
  type PricedPlace,
  priceAt,
  toAbsence,
} from './place-tables.ts';

type Market = ReturnType<typeof priceAt>;
type Level = keyof PlanResponse['levels'];
type Warning = PlanResponse['warnings'][number];

/**
 * Prices marketplace plans for a household. The model is called for the health answers alone.
 * @throws ApiError that names the invalid fields, `county_required`, and the errors of the model
 */
export async function pricePlans(
  dependencies: EstimateDependencies,
  request: PlanRequest,
  now: Date,
): Promise<PlanResponse> {
  const { county, place } = await findRequestedPlace(request);
  const { applicant, input, order } = readPeople(request);
  const market = priceAt(place, applicant.age);
  const priced = { input_data: { age: applicant.age, state: county.state, county: county.county }, market };
  const { year, problems, problem_codes, hasMedicare, outlook } = readOutlook(priced, input, now);
  throwProblems(problems, problem_codes);
  const care = request.health && (await estimateYear(dependencies, request, applicant.age, county, now));
  const totals = care && outlook && toPlanTotals(care, outlook);
  return {
    plan_year: year,
    place: describePlace(county, place),
    ...summarize(outlook),
    levels: buildLevels(outlook, place, market, totals?.rows),
    state_help: buildStateHelp(outlook),
    people: buildPeople(request.people, order, outlook),
    ...(request.health && { year: care && totals ? describeYear(care, totals) : null }),
    dates: listEnrollmentDates(county.state, request.language),
    warnings: [
      ...listPersonWarnings(problem_codes, order),
      ...listWarnings(request, place, year, hasMedicare, outlook),
      ...(request.health && !totals ? [{ code: 'year_not_for_applicant' as const, field: 'health' }] : []),
    ],
    sources: listSources(year),
  };
}

type Totals = NonNullable<ReturnType<typeof toPlanTotals>>;

const describeYear = ({ expected_spending }: YearOfCare, { premium, lowest }: Totals) => ({
  expected_spending,
  premium,
  lowest: [...lowest],
});

/** Figures of the whole household; without an outlook all have Medicare. */
function summarize(outlook: Outlook | undefined) {
  if (!outlook) {
    return {
      prices: { plan_year: priceYear, rise: 0 },
      help: 'medicare',
      silver_level: null,
      credit: 0,
      contribution: null,
      poverty_percent: null,
      cliffs: [],
    };
  }
  const { priceBasis, help, silverLevel, credit, price, hasIncome, cliffs } = outlook;
  return {
    prices: { plan_year: priceBasis.year, rise: priceBasis.rise },
    help,
    silver_level: silverLevel,
    credit,
    contribution: (credit > 0 && price.contribution) || null,
    poverty_percent: hasIncome ? price.percent : null,
    cliffs: cliffs.map(({ income, net, more }) => ({ income, net_price: net, more })),
  };
}

/**
 * Finds the county of a request, by ZIP code or as given.
 * @throws ApiError `county_required`, and validation errors of the place's fields
 */
async function findRequestedPlace(request: PlanRequest): Promise<{ county: ZipCounty; place: PricedPlace }> {
  const county = request.zip === undefined ? readCounty(request) : await chooseCounty(request, request.zip);
  const place = await findPlace(county);
  if (!place) {
    throw toFieldsError({ county: toFieldProblem('unknown_county', county) });
  }
  return { county, place };
}

function readCounty({ state, county, zip3 }: PlanRequest): ZipCounty {
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

async function chooseCounty({ state, county, zip3 }: PlanRequest, zip: string): Promise<ZipCounty> {
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

/** Converts a request to the household as typed, with the people's places in the request in the order of the outlook. */
function readPeople(request: PlanRequest) {
  const listed = request.people.map((person, index) => ({ ...person, index }));
  const [applicant, ...adults] = listed.filter(({ role }) => role === 'adult');
  const children = listed.filter(({ role }) => role === 'child');
  if (!applicant) {
    throw toFieldsError({ people: toFieldProblem('adult_to_price_required') });
  }
  const { plan_year: year, rise = 0 } = request;
  if (year !== undefined && !planYears.some((known) => known === year)) {
    const problem = toFieldProblem('not_a_choice', { field: 'plan_year', choices: planYears });
    throw toFieldsError({ plan_year: problem });
  }
  const input = { ...toHouseholdInput(request), year: year === undefined ? '' : String(year), rise };
  return { applicant, input, order: { adults, children, grown: [applicant, ...adults] } };
}

type Order = ReturnType<typeof readPeople>['order'];

/** Names in the request of what the household has as typed. */
const fieldNames: Readonly<Record<string, string>> = {
  size: 'household_size',
  offer: 'employer_offer.own',
  familyOffer: 'employer_offer.family',
};

/** Throws the problems that leave no household; those of single people are warnings. */
function throwProblems(problems: Readonly<Record<string, string | undefined>>, codes: ProblemCodes): void {
  const fields = Object.entries(codes).flatMap(([field, problem]) =>
    problem && !field.includes('.')
      ? [
          [
            fieldNames[field] ?? field,
            { code: 'inconsistent' as const, message: problems[field] ?? '', params: problem },
          ],
        ]
      : [],
  );
  if (fields.length > 0) throw toFieldsError(Object.fromEntries(fields));
}

/** @throws ApiError the errors of the model */
async function estimateYear(
  dependencies: EstimateDependencies,
  { health }: PlanRequest,
  age: number,
  { state, county, zip3 }: ZipCounty,
  now: Date,
): Promise<YearOfCare | null> {
  const input_data = { ...health, age, state, county, ...(zip3 !== undefined && { zip3 }) } as HealthAnswers;
  const { year } = await estimatePremium(dependencies, { insurance_type: 'health', input_data }, now);
  return year;
}

function buildLevels(
  outlook: Outlook | undefined,
  place: PricedPlace,
  market: Market,
  rows: Totals['rows'] = [],
): PlanResponse['levels'] {
  if (!outlook) return { bronze: null, silver: null, gold: null, benchmark: null };
  const { plans, price, net, netRange } = outlook;
  const toLevel = (name: keyof typeof plans, plan: Plan | undefined, row?: Totals['rows'][number]) => {
    if (!plan) return null;
    const design = findDesign(name, outlook);
    const maxima = findMaxima(place, design);
    const toMaximum = (maximum: number) => toMaximumOfYear(maximum, name, outlook);
    return {
      ...toPrices(outlook, plan),
      deductible: market.deductibles?.[design] ?? null,
      maximum: maxima && {
        low: toMaximum(maxima.low),
        median: toMaximum(maxima.median),
        high: toMaximum(maxima.high),
        legal_limit: findLegalMaximum(name, outlook),
      },
      ...(row && { year: toYearOfLevel(row) }),
    };
  };
  const findRow = (name: Level) => rows.find(({ level }) => level === name);
  const { benchmark } = price.levels;
  const { isFiled } = plans.silver;
  return {
    bronze: toLevel('bronze', plans.bronze, findRow('bronze')),
    silver: toLevel('silver', plans.silver, findRow('silver')),
    gold: toLevel('gold', plans.gold, findRow('gold')),
    benchmark: toLevel('silver', { ...benchmark, paid: net ?? benchmark.full, isFiled, range: netRange }),
  };
}

function toPrices({ net, help, priceBasis }: Outlook, plan: Plan) {
  const { full, after_credit = full, paid, isFiled, range, tobacco = null } = plan;
  const isHelped = net !== undefined && help !== 'employer';
  return {
    plan_year: priceBasis.year,
    price: full,
    net_price: net === undefined ? null : paid,
    credit: isHelped ? toUsd(full - after_credit) : 0,
    state_help: isHelped ? toUsd(after_credit - paid) : 0,
    range,
    is_filed: isFiled,
    tobacco,
  };
}

const toYearOfLevel = ({ mean, bad_year, chance_of_maximum, maximum, expected }: Totals['rows'][number]) => ({
  expected_costs: mean,
  bad_year,
  chance_of_maximum,
  maximum,
  total: toUsd(expected),
});

function buildStateHelp(outlook: Outlook | undefined): PlanResponse['state_help'] {
  if (!outlook || outlook.help !== outlook.price.outcome) return [];
  const { state_program: program, state_named: named, state_help: amount = null } = outlook.price;
  const toEntry = ({ name, certainty, limit_code, source, url }: StateProgram, amount: number | null) => ({
    program: name,
    amount,
    condition: limit_code ?? null,
    certainty,
    source,
    url,
  });
  return [...(program ? [toEntry(program, amount)] : []), ...named.map((each) => toEntry(each, null))];
}

/** Reasons of covers that need no rule of the household. */
const coverReasons: Readonly<Partial<Record<CoveredPerson['cover'], string>>> = {
  child_cover: 'income_within_limit_of_children',
  adult_medicaid: 'income_within_limit_of_adults',
  parent_medicaid: 'income_within_limit_of_parents',
  basic_program: 'income_within_limit_of_program',
  medicare: 'age_65_or_older',
  credit: 'income_within_limit_of_credit',
  no_charge: 'three_older_children_pay',
  employer: 'employer_offer_is_affordable',
};

/** Lists everybody in the order of the request, with their cover. */
function buildPeople(
  people: PlanRequest['people'],
  { grown, children }: Order,
  outlook: Outlook | undefined,
): PlanResponse['people'] {
  const young = grown.filter(({ age }) => age < adultAge);
  const covered = [
    ...grown.filter(({ age }) => age >= adultAge && age <= maxAge),
    ...young,
    ...children.filter(({ age }) => age <= maxChildAge),
    ...grown.filter(({ age }) => age > maxAge),
  ].map(({ index }) => index);
  return people.map(({ age, role }, index) => {
    const { cover } = outlook?.people[covered.indexOf(index)] ?? {};
    if (cover && outlook) {
      const reason = coverReasons[cover] ?? outlook.help;
      return { age, role, cover, reason, ...toReasonParams(reason, age, outlook) };
    }
    if (role === 'child') {
      return { age, role, cover: 'own_plan', reason: 'child_over_25', params: { age: maxChildAge + 1 } };
    }
    return { age, role, cover: 'medicare', reason: 'age_65_or_older', params: { age: maxAge + 1 } };
  });
}

/** Values of a reason: limits, and the program that they are of. */
function toReasonParams(reason: string, age: number, { facts: { state }, price }: Outlook) {
  const program = findBasicProgram(state);
  const known: Readonly<Record<string, PlanResponse['people'][number]['params'] | undefined>> = {
    income_within_limit_of_children: { percent: findChildLimit(age, state) ?? 0 },
    income_within_limit_of_adults: { percent: findAdultLimit(state) ?? 0 },
    income_within_limit_of_parents: { percent: findParentLimit(state) ?? 0 },
    income_within_limit_of_program: program && { percent: program.to, program: program.name },
    income_within_limit_of_credit: { income: price.limit_400 },
    income_too_high: { income: price.limit_400 },
    income_too_low: { income: price.poverty_line },
    employer_offer_is_affordable: { price: price.employer_limit_monthly },
    age_65_or_older: { age: maxAge + 1 },
  };
  const params = known[reason];
  return params && { params };
}

const adultAge = 18;
const maxChildAge = 25;

/** Warnings on people who are priced differently from their role, or not. */
function listPersonWarnings(codes: ProblemCodes, { adults, children }: Order): Warning[] {
  return Object.entries(codes).flatMap(([field, problem]) => {
    const [kind, position = ''] = field.split('.');
    const person = (kind === 'adults' ? adults : children)[Number(position)];
    if (!problem || !person || position === '') return [];
    const { code, ...params } = problem;
    // Ages have been read as numbers.
    return [{ code: code as Warning['code'], field: `people.${person.index}`, params }];
  });
}

function listWarnings(
  { zip3 }: PlanRequest,
  place: PricedPlace,
  year: number,
  hasMedicare: boolean,
  outlook: Outlook | undefined,
): Warning[] {
  const { state = '' } = place.name.params;
  const { help, plans, tobacco, exchange } = outlook ?? {};
  const warnings: (Warning | false | undefined)[] = [
    hasMedicare && { code: 'adult_has_medicare', field: 'people', params: { from: maxAge + 1 } },
    year > priceYear && {
      code: 'prices_of_earlier_year',
      params: { plan_year: priceYear, rise: outlook?.priceBasis.rise ?? 0 },
    },
    place.basis !== 'filed' && { code: 'price_not_filed', params: { basis: place.basis } },
    plans?.bronze &&
      !plans.bronze.isFiled &&
      place.basis === 'filed' && {
        code: 'bronze_price_of_area',
        params: { basis: 'area' },
      },
    zip3 !== undefined && place.name.params.zip3 === undefined && { code: 'zip3_not_used', field: 'zip3' },
    help === 'unknown_income' && { code: 'income_needed', field: 'income' },
    outlook !== undefined &&
      !isShareKnown(outlook.place.county, state) && { code: 'credit_share_unknown', params: { state } },
    ...buildStateHelp(outlook).map(
      ({ program, amount }) =>
        amount === null && { code: 'state_help_unknown' as const, params: { program } },
    ),
    outlook !== undefined &&
      tobacco === undefined && { code: 'tobacco_surcharge_unknown', params: { state } },
    exchange?.certainty === 'appeal open' && {
      code: 'enrollment_end_may_change',
      params: { closes: exchange.closes },
    },
  ];
  return warnings.filter((warning) => typeof warning === 'object');
}
