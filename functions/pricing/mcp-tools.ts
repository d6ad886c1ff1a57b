import { McpServer, SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/server';
import { type CarAnswers, carAnswers } from '#contract/car-answers.ts';
import { carPolicyRequest } from '#contract/car-policy.ts';
import { helpRules, type PlanResponse } from '#contract/plans.ts';
import { ApiError } from '#functions/errors/api-error.ts';
import { isPlanYearOver, planYears, toApiDay } from '#functions/plans/plan-year.ts';
import { priceYear } from '#functions/plans/rules.ts';
import { listEnrollmentDates } from '#functions/plans/sources.ts';
import { type Log, summarizeError } from '#functions/platform/logger.ts';
import { warnOfPlanYear } from './build-estimate.ts';
import { estimatePolicy, listUnknownPolicyFields, type PolicyDependencies } from './estimate-policy.ts';
import { estimatePremium } from './estimate-premium.ts';
import { listPlaces } from './place-tables.ts';
import { type PlanDependencies, pricePlans } from './price-plans.ts';
import { warningTexts } from './texts/en.ts';
import { healthRequest, schemas } from './tool-schemas.ts';
import { keepKnownFields, listUnknownFields, warnOfUnknownFields } from './unknown-fields.ts';

const annotations = {
  readOnlyHint: true,
  idempotentHint: true,
  destructiveHint: false,
  openWorldHint: false,
} as const;

/** Names of the tools. */
export const toolNames = [
  'plan_prices',
  'estimate_health_premium',
  'estimate_car_premium',
  'estimate_car_policy',
  'find_place',
  'enrollment_dates',
] as const;

/** End of each result, since a model may show it to a person who chooses a plan. */
const notice = 'This is information, not an offer.';

const formatUsd = (amount: number) =>
  amount.toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** Versions that a handshake may choose, the latest first. Version 2025-03-26 requires batches. */
const supportedProtocolVersions = SUPPORTED_PROTOCOL_VERSIONS.filter((version) => version !== '2025-03-26');

/**
 * Creates a server with all tools, for one request.
 * @param fail receives an error that no client can act on; the SDK would send its message
 */
export function createMcpServer(
  dependencies: PlanDependencies & PolicyDependencies & { readonly log: Log },
  now: Date,
  fail: (error: unknown) => void,
): McpServer {
  const server = new McpServer(
    { name: 'premia', version: '1.0.0' },
    { capabilities: { tools: { listChanged: false } }, supportedProtocolVersions },
  );
  const answer = createAnswer(dependencies.log, fail);

  server.registerTool(
    'plan_prices',
    {
      title: 'Prices of marketplace health plans',
      description:
        'Returns the prices of US marketplace health plans for a household after the premium tax credit and state help, in USD a year by metal level. It also returns the coverage of each person, the incomes at which help ends, and enrollment dates. Send zip, or state with county. Send people with age and role, and with has_cover (Medicare, veterans, TRICARE) or employer_offer where they have one. Send income, because the credit depends on it. If you send before, an earlier household of the same members, it also returns the change with its causes.',
      inputSchema: schemas.planRequest,
      outputSchema: schemas.planResponse,
      annotations,
    },
    (request) =>
      answer(async () => {
        const response = await pricePlans(dependencies, request, now);
        return { content: { ...response }, text: describePlans(response, toApiDay(now)) };
      }),
  );

  server.registerTool(
    'estimate_health_premium',
    {
      title: 'Estimate of a health premium',
      description:
        'Estimates what a person would pay for health insurance in USD a year if insurers could charge by health, which the law forbids. It returns the range, the reasons and the marketplace price too.',
      inputSchema: schemas.healthAnswers,
      outputSchema: schemas.estimate,
      annotations,
    },
    (given) =>
      answer(async () => {
        const { plan_year: planYear, ...input_data } = keepKnownFields(given, healthRequest);
        const answers = { insurance_type: 'health', input_data } as const;
        const today = toApiDay(now);
        const estimate = warnOfPlanYear(await estimatePremium(dependencies, answers, now, planYear), today);
        const found = warnOfUnknownFields(estimate, listUnknownFields(given, healthRequest));
        const { prices, params, premium, basis, place_basis } = found.market;
        const { year, about } = describePlanYear(prices, params?.plan_year);
        const text = `The estimated annual health premium is ${about}${formatUsd(found.predicted_premium)} (${year}). The marketplace price is ${about}${formatUsd(premium)} a year (${basis}; place_basis: ${place_basis}). Source: rating tables ${found.model_version}, and marketplace prices of CMS and the states.${describeOverYear(prices.plan_year, today)}`;
        return { content: { ...found }, text };
      }),
  );

  server.registerTool(
    'estimate_car_premium',
    {
      title: 'Estimate of a car premium',
      description:
        'Estimates the annual premium of US car insurance in USD, with range and reasons. It also returns the premiums of three kinds of coverage: the minimum of the state, liability with comprehensive, and full coverage.',
      inputSchema: schemas.carAnswers,
      outputSchema: schemas.estimate,
      annotations,
    },
    (given) =>
      answer(async () => {
        const answers = { insurance_type: 'car', input_data: keepKnownFields(given, carAnswers) } as const;
        const estimate = await estimatePremium(dependencies, answers, now);
        const found = warnOfUnknownFields(estimate, listUnknownFields(given, carAnswers));
        const { minimum, liability_comprehensive, full } = found.covers;
        const text = `The estimated annual car premium in ${toApiDay(now).slice(0, 4)}${describeCar(found.input_data)} is ${formatUsd(found.predicted_premium)}. By coverage, it is ${formatUsd(minimum.premium)} for the state minimum, ${formatUsd(liability_comprehensive.premium)} for liability and comprehensive, and ${formatUsd(full.premium)} for full coverage. The average is ${formatUsd(found.market.premium)} a year (${found.market.basis}). Source: rating tables ${found.model_version}.`;
        return { content: { ...found }, text };
      }),
  );

  server.registerTool(
    'estimate_car_policy',
    {
      title: 'Estimate of a car policy',
      description:
        'Estimates the annual premium in USD of one policy for several cars and all of their drivers, with its range and the premium of each car.',
      inputSchema: schemas.carPolicy,
      outputSchema: schemas.carPolicyEstimate,
      annotations,
    },
    (given) =>
      answer(async () => {
        const policy = carPolicyRequest.parse(given);
        const estimate = await estimatePolicy(dependencies, policy, now);
        const found = warnOfUnknownFields(estimate, listUnknownPolicyFields(given, carPolicyRequest));
        const { predicted_premium, range, cars, model_version } = found;
        const premiums = cars.map(({ premium }, index) => `car ${index + 1} ${formatUsd(premium)}`);
        const text = `The estimated annual premium of the policy in ${toApiDay(now).slice(0, 4)} is ${formatUsd(predicted_premium)}, likely ${formatUsd(range.low)} to ${formatUsd(range.high)}: ${premiums.join(', ')}. Source: rating tables ${model_version}.`;
        return { content: { ...found }, text };
      }),
  );

  server.registerTool(
    'find_place',
    {
      title: 'Counties of a ZIP code',
      description:
        'Finds the counties of a US ZIP code, the one with most homes first, with the basis of their prices. If county_required is true, ask which one the person lives in, because prices or programs differ.',
      inputSchema: schemas.placeRequest,
      outputSchema: schemas.places,
      annotations,
    },
    ({ zip }) =>
      answer(async () => {
        const content = await listPlaces(zip);
        const names = content.counties.map(
          ({ name, state, county, basis, plan_year }) =>
            `${name}, ${state} (${county}; prices of ${plan_year}, place_basis: ${basis})`,
        );
        const question = content.county_required
          ? ' Prices or programs differ between them: choose one to get prices.'
          : '';
        const text = `ZIP code ${zip} is in ${names.join('; ')}.${question} Source: counties by HUD and the Census, prices by CMS and the states.`;
        return { content, text };
      }),
  );

  server.registerTool(
    'enrollment_dates',
    {
      title: 'Enrollment dates of a state',
      description: "Returns the dates of a state's open enrollment, and its marketplace.",
      inputSchema: schemas.dateRequest,
      outputSchema: schemas.dates,
      annotations,
    },
    ({ state, language }) =>
      answer(async () => {
        const dates = listEnrollmentDates(state, toApiDay(now), language);
        const text = `Open enrollment for ${dates.plan_year} in ${state} is from ${dates.opens} to ${dates.closes} at ${dates.exchange.name} (${dates.exchange.url}). Enroll by ${dates.for_january} for coverage from January 1. Today: ${dates.step?.text ?? ''} Basis: ${dates.certainty}, compared on ${dates.verified_on}. Source: ${dates.source}.`;
        return { content: { ...dates }, text };
      }),
  );

  return server;
}

const bodies = { car: 'car', suv: 'SUV', pickup: 'pickup', minivan: 'minivan', sports: 'sports car' };
const fuels = { gas: 'gas', hybrid: 'hybrid', plug_in: 'plug-in hybrid', electric: 'electric' };

/** Describes the car itself, such as " (electric SUV, $50,000 when new)"; empty if nothing is known of it. */
function describeCar({ car_body, car_fuel, car_price }: CarAnswers): string {
  const kind =
    (car_body || car_fuel) && `${car_fuel ? `${fuels[car_fuel]} ` : ''}${bodies[car_body ?? 'car']}`;
  const words = [kind, car_price && `${formatUsd(car_price)} when new`].filter(Boolean);
  return words.length > 0 ? ` (${words.join(', ')})` : '';
}

/** Describes how the prices of a plan year are known, with the word before amounts that are not. */
function describePlanYear({ plan_year, rise }: PlanResponse['prices'], filedYear = priceYear) {
  return rise
    ? {
        year: `an estimate for ${plan_year}: the prices of ${filedYear} plus ${rise.mean}%, the average rise that insurers wanted`,
        about: 'about ',
      }
    : { year: `prices of ${plan_year}`, about: '' };
}

/** Says that a plan year is over, or that a later one is on sale; empty otherwise. */
function describeOverYear(planYear: number, today: string): string {
  if (!isPlanYearOver(planYear, today)) return '';
  const newest = planYears.at(-1) ?? planYear;
  return ` ${warningTexts.plan_year_over({ plan_year: planYear, newest })}`;
}

function describePlans(response: PlanResponse, today: string): string {
  const { plan_year, place, prices, help, levels, change, warnings, sources, dates } = response;
  const { year, about } = describePlanYear(prices, place.plan_year);
  const texts = Object.entries(levels).flatMap(([level, plan]) =>
    plan
      ? [
          `${level} ${about}${formatUsd(plan.net_price ?? plan.price)} a year${plan.net_price === null ? ' before help' : ''}`,
        ]
      : [],
  );
  const amounts = texts.length > 0 ? ` The prices are ${texts.join(', ')}.` : '';
  const inWords = new Map(Object.entries<string>(helpRules)).get(help);
  const absence = warnings.find(({ code }) => code === 'change_unavailable');
  const changes = absence
    ? ` The change is not known: ${absence.params?.reason}.`
    : change && ` ${describeChange(change)}`;
  const status = warnings.some(({ code }) => code === 'credit_by_status')
    ? ` In ${plan_year} the tax credit is for citizens, permanent residents and few others, each person alone: ask for their status.`
    : '';
  return `These are plans of ${plan_year} in ${place.name}, ${place.state} (${year}; place_basis: ${place.basis}). The rule that decides is ${help}${inWords ? ` (${inWords})` : ''}.${amounts}${status}${changes ?? ''} Source: ${sources[0]?.source ?? ''}.${describeOverYear(plan_year, today)} ${dates.step?.text ?? ''}`;
}

const formatDifference = (amount: number) =>
  amount === 0 ? 'no change' : `${formatUsd(Math.abs(amount))} a year ${amount < 0 ? 'less' : 'more'}`;

/** Describes a change in a sentence a level, and one on the people who get another cover. */
function describeChange({ levels, people }: NonNullable<PlanResponse['change']>): string {
  const texts = Object.entries(levels).flatMap(([level, found]) => {
    if (!found) return [];
    const { before, after, parts } = found;
    // The price after each part is rounded as both ends are, so that the parts add up in whole dollars.
    let exact = before;
    const causes = parts.map((part) => {
      const shown = Math.round(exact);
      exact = Math.round(100 * (exact + part.amount)) / 100;
      return `${part.causes.join(' and ')} ${formatDifference(Math.round(exact) - shown)}`;
    });
    const reasons = causes.length > 0 ? ` (${causes.join('; ')})` : '';
    return `${level} ${formatUsd(before)} to ${formatUsd(after)}, ${formatDifference(Math.round(after) - Math.round(before))}${reasons}`;
  });
  const moves = people.map(({ before_index: first, after_index: last, before, after, cause }) => {
    const who = last === null ? `person ${(first ?? 0) + 1} before` : `person ${last + 1}`;
    return `${who}: ${before ?? 'not in the household'} to ${after ?? 'not in the household'} (${cause})`;
  });
  const prices = texts.length > 0 ? texts.join(', ') : 'one of the households pays no price of a plan';
  const covers = moves.length > 0 ? ` Coverage changes for ${moves.join(', ')}.` : '';
  return `Change: ${prices}.${covers}`;
}

/** Returns a function that calls a tool for its result, or an error that a model can act on: field and allowed values. */
function createAnswer(log: Log, fail: (error: unknown) => void) {
  return async (perform: () => Promise<{ content: Record<string, unknown>; text: string }>) => {
    try {
      const { content, text } = await perform();
      const structuredContent = JSON.parse(JSON.stringify(content));
      return { structuredContent, content: [{ type: 'text' as const, text: `${text} ${notice}` }] };
    } catch (error) {
      if (!(error instanceof ApiError)) {
        fail(error);
        throw error;
      }
      const { status, code, body } = error;
      // The status of the response is 200: without this line the metrics would not count the failure of the model.
      if (status >= 500) log('ERROR', { route: 'mcp', status, code, error: summarizeError(error) });
      return { isError: true, content: [{ type: 'text' as const, text: JSON.stringify(body) }] };
    }
  };
}
