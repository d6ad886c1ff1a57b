import { maxChildAge, medicareAge, minAdultAge } from '#contract/household-bounds.ts';
import type { coverReasons, helpRules, PlanRequest, PlanResponse } from '#contract/plans.ts';
import { isUnpriced, type PersonCover } from '#functions/plans/cover.ts';
import { isShareKnown } from '#functions/plans/credit.ts';
import type { Cliff } from '#functions/plans/curve.ts';
import type { Change, LevelChange } from '#functions/plans/explain-change.ts';
import type { Person } from '#functions/plans/household.ts';
import { findDesign, type LevelPrice, type PlanPrices } from '#functions/plans/plan-prices.ts';
import { creditStatusYear, isPlanYearOver, toApiDay } from '#functions/plans/plan-year.ts';
import { listEnrollmentDates, listSources } from '#functions/plans/sources.ts';
import type { Level, StateProgram } from '#functions/plans/state-help.ts';
import { getExchange } from '#functions/plans/state-offices.ts';
import {
  findLegalMaximum,
  toMaximumOfYear,
  type YearOfCare,
  type YearTotal,
  type YearTotals,
} from '#functions/plans/year-totals.ts';
import type { ZipCounty } from '#functions/plans/zip-list.ts';
import { toUsd } from '#model/serving/cents.ts';
import { describePlace, findMaxima, type PricedPlace } from './place-tables.ts';

type Warning = PlanResponse['warnings'][number];

/** Rules that the contract describes; a request has a state. */
type RuleCode = keyof typeof helpRules | 'state_decides';

/** Reason why a change cannot be told: the earlier household has no prices. */
export type ChangeUnavailable = 'county_required' | 'no_marketplace' | 'no_prices_of_year';

interface PricedRequest {
  request: PlanRequest;
  now: Date;
  county: ZipCounty;
  place: PricedPlace;
  prices: PlanPrices;
  cliffs: readonly Cliff[];
  /** Null for an age without a year of care; undefined without health answers. */
  care: YearOfCare | null | undefined;
  totals: YearTotals | undefined;
  change: Change | undefined;
  changeUnavailable: ChangeUnavailable | undefined;
}

export function buildPlanResponse(priced: PricedRequest): PlanResponse {
  const { request, now, county, place, prices, cliffs, care, totals, change } = priced;
  const { plan_year, basis, help, people, credit, silver_level } = prices;
  const { place: _place, is_bronze_of_area: _area, ...yearPrices } = basis;
  const hasPrices = prices.levels.benchmark !== undefined;
  return {
    plan_year,
    place: describePlace(county, place),
    prices: yearPrices,
    insurers: place.insurers?.map(([name, rise]) => ({ name, rise })) ?? null,
    help: help satisfies RuleCode,
    levels: buildLevels(priced),
    silver_level: hasPrices ? silver_level : null,
    credit: credit.amount,
    contribution: credit.amount > 0 ? (credit.contribution ?? null) : null,
    poverty_percent: hasPrices ? (credit.percent ?? null) : null,
    state_help: listStateHelp(prices),
    people: people.map(({ person: { age, role }, cover, reason, limit }) => ({
      ...{ age, role, cover, reason: reason satisfies RuleCode | (typeof coverReasons)[number] },
      ...(limit && { params: { ...limit } }),
    })),
    cliffs: cliffs.map(({ income, net, more }) => ({ income, net_price: net, more })),
    ...(request.health && { year: care && totals ? describeCare(care, totals) : null }),
    ...(change && { change: describeChange(change) }),
    dates: listEnrollmentDates(county.state, toApiDay(now), request.language),
    warnings: listWarnings(priced),
    sources: listSources(plan_year, place.planYear),
  };
}

function describeChange({ levels, people }: Change): PlanResponse['change'] {
  const toLevel = (level: LevelChange | undefined) =>
    level && {
      ...{ before: level.before, after: level.after },
      parts: level.parts.map(({ causes, amount }) => ({ causes: [...causes], amount })),
    };
  const { bronze, silver, gold } = levels;
  return {
    levels: { bronze: toLevel(bronze), silver: toLevel(silver), gold: toLevel(gold) },
    people: people.map(({ before_index = null, after_index = null, before = null, after = null, cause }) => ({
      ...{ before_index, after_index, before, after, cause },
    })),
  };
}

const describeCare = ({ expected_spending }: YearOfCare, { premium, lowest }: YearTotals) => ({
  ...{ expected_spending, premium, lowest },
});

function buildLevels({ place, prices, totals }: PricedRequest): PlanResponse['levels'] {
  const { plan_year, basis, levels, silver_level } = prices;
  const toLevel = (level: Level, plan: LevelPrice | undefined, row?: YearTotal) => {
    if (!plan) return null;
    const maxima = findMaxima(place, findDesign(level, silver_level));
    const toMaximum = (maximum: number) => toMaximumOfYear(maximum, level, silver_level, plan_year);
    return {
      plan_year: basis.plan_year,
      price: plan.full,
      ...(plan.filed !== undefined && { filed_price: plan.filed }),
      net_price: isUnpriced(prices) ? null : plan.paid,
      credit: plan.credit,
      state_help: plan.state_help,
      range: plan.range,
      is_filed: plan.is_filed,
      tobacco: plan.tobacco ?? null,
      deductible: plan.deductible ?? null,
      maximum: maxima && {
        low: toMaximum(maxima.low),
        median: toMaximum(maxima.median),
        high: toMaximum(maxima.high),
        legal_limit: findLegalMaximum(level, silver_level, plan_year),
      },
      ...(row && { year: toYearOfLevel(row) }),
    };
  };
  const findRow = (name: Level) => totals?.rows.find(({ level }) => level === name);
  return {
    bronze: toLevel('bronze', levels.bronze, findRow('bronze')),
    silver: toLevel('silver', levels.silver, findRow('silver')),
    gold: toLevel('gold', levels.gold, findRow('gold')),
    benchmark: toLevel('silver', levels.benchmark),
  };
}

const toYearOfLevel = ({ mean, bad_year, chance_of_maximum, maximum, expected }: YearTotal) => ({
  ...{ expected_costs: mean, bad_year, chance_of_maximum, maximum },
  total: toUsd(expected),
});

function listStateHelp({ state_help: { program, named, amount } }: PlanPrices): PlanResponse['state_help'] {
  const toEntry = ({ name, certainty, limit_code, source, url }: StateProgram, usd: number | null) => ({
    ...{ program: name, amount: usd, condition: limit_code ?? null, certainty, source, url },
  });
  return [
    ...(program ? [toEntry(program, amount ?? null)] : []),
    ...named.map((each) => toEntry(each, null)),
  ];
}

/** Warning about a person whose price is not that of their role. */
function findPersonWarning({ role, age, has_cover }: Person): Pick<Warning, 'code' | 'params'> | undefined {
  if (role === 'child') {
    return age > maxChildAge ? { code: 'child_is_adult', params: { from: maxChildAge + 1 } } : undefined;
  }
  if (age < minAdultAge) return { code: 'adult_is_child', params: { under: minAdultAge } };
  const isAssumed = age >= medicareAge && has_cover === undefined;
  return isAssumed ? { code: 'adult_has_medicare', params: { from: medicareAge } } : undefined;
}

/** Warnings about public programs that a person may have beside what the rules tell. */
function listLimitWarnings({ close_to, ends_at_64 }: PersonCover, index: number): Warning[] {
  const limits = { close_to_public_limit: close_to, public_program_ends_at_64: ends_at_64 };
  return Object.entries(limits).flatMap(([code, percent]) =>
    percent === undefined
      ? []
      : { code: code as keyof typeof limits, field: `people.${index}`, params: { percent } },
  );
}

function listWarnings({ request, now, place, prices, totals, changeUnavailable }: PricedRequest): Warning[] {
  const { zip3, health, people } = request;
  const { help, plan_year, levels } = prices;
  const { state = '', county } = prices.place;
  const hasPrices = levels.benchmark !== undefined;
  const exchange = getExchange(state);
  const warnings: (Warning | false | undefined)[] = [
    ...people.map((person, index) => {
      const found = findPersonWarning(person);
      return found && { ...found, field: `people.${index}` };
    }),
    ...prices.people.flatMap(listLimitWarnings),
    isPlanYearOver(plan_year, toApiDay(now)) && {
      code: 'plan_year_over',
      field: 'plan_year',
      params: { plan_year },
    },
    place.basis !== 'filed' && { code: 'price_not_filed', params: { basis: place.basis } },
    levels.bronze !== undefined &&
      place.bronzeBasis === 'area' &&
      place.basis === 'filed' && { code: 'bronze_price_of_area', params: { basis: 'area' } },
    zip3 !== undefined && place.name.params.zip3 === undefined && { code: 'zip3_not_used', field: 'zip3' },
    prices.credit.amount > 0 &&
      plan_year >= creditStatusYear && { code: 'credit_by_status', params: { plan_year } },
    help === 'unknown_income' && { code: 'income_needed', field: 'income' },
    hasPrices && !isShareKnown(county, state) && { code: 'credit_share_unknown', params: { state } },
    ...listStateHelp(prices).map(
      ({ program, amount }) =>
        amount === null && { code: 'state_help_unknown' as const, params: { program } },
    ),
    hasPrices &&
      levels.benchmark?.tobacco === undefined && { code: 'tobacco_surcharge_unknown', params: { state } },
    exchange.certainty === 'appeal open' &&
      toApiDay(now) <= exchange.closes && {
        code: 'enrollment_end_may_change',
        params: { closes: exchange.closes },
      },
    changeUnavailable && {
      code: 'change_unavailable',
      field: 'before',
      params: { reason: changeUnavailable },
    },
    health !== undefined && totals === undefined && { code: 'year_not_for_applicant', field: 'health' },
  ];
  return warnings.filter((warning) => typeof warning === 'object');
}
