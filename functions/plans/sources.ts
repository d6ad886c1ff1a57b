/* Sources of facts in words: in a file of its own, since pages do not load them. */

import type { Language } from '#contract/languages.ts';
import { listEnrollmentSteps } from './enrollment.ts';
import type { PlanYear } from './plan-year.ts';
import { getExchange } from './state-offices.ts';
import enrollment from './tables/enrollment.json' with { type: 'json' };
import notes from './tables/notes.json' with { type: 'json' };

/** Open enrollment of a state, with the source of its dates, and what a day is in it. */
export function listEnrollmentDates(state: string, today: string, language: Language = 'en') {
  const {
    name,
    url,
    spanish = url,
    phone = null,
    opens,
    closes,
    for_january,
    certainty,
  } = getExchange(state);
  const [step] = listEnrollmentSteps(state, today);
  return {
    plan_year: enrollment.plan_year,
    ...{ opens, closes, for_january: for_january ?? enrollment.safe_end, certainty },
    verified_on: enrollment.verified_on,
    source: notes.enrollment.sources.dates,
    exchange: { name, url: language === 'es' ? spanish : url, phone },
    ...(step && { step: { code: step.code, text: `${step.title} ${step.text}` } }),
  };
}

/** Sources of prices, with the year that they were filed for, and of a plan year's rules. */
export function listSources(year: PlanYear, filedYear: number) {
  const { percentages, poverty_lines, medicaid_lines } = notes['plan-years'][year];
  const { prices, medicaid_to, child_limits, basic_programs } = notes.household.sources;
  const rules = { percentages, poverty_lines, medicaid_lines, medicaid_to, child_limits, basic_programs };
  return [
    { code: 'prices', plan_year: filedYear, source: prices },
    ...Object.entries(rules).map(([code, source]) => ({ code, plan_year: year, source })),
  ];
}
