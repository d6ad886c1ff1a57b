import { stateNames } from '#contract/states/texts/en.ts';
import enrollment from './tables/enrollment.json' with { type: 'json' };
import departments from './tables/state-offices.json' with { type: 'json' };
import { localizeOffice, type Office, placeTexts } from './texts/en.ts';

/** Marketplace of a state, and the dates of its enrollment by ISO 8601. */
interface Exchange extends Office {
  readonly opens: string;
  readonly closes: string;
  /** Last day for cover from 1 January; absent where it is not known. */
  readonly for_january?: string;
  /** "two sources", "one source", or "appeal open" where a court may change the end. */
  readonly certainty: string;
}

/** Looks a state up in a table that need not list it. */
export const findForState = <Value>(table: Readonly<Record<string, Value>>, state = ''): Value | undefined =>
  table[state];

/** Address of the list of all states' Medicaid offices. */
export const medicaidOffices = enrollment.medicaid_offices;

const localize = <Known extends Office>(office: Known): Known => ({ ...office, ...localizeOffice(office) });

/** Local help with an application. */
export const localHelp: Office = localize(enrollment.local_help);

export const medicare: Office = localize({
  name: 'Medicare.gov',
  url: 'https://www.medicare.gov/',
  spanish: 'https://es.medicare.gov/',
});

/** Returns the marketplace of a state, HealthCare.gov if it runs none of its own. */
export const getExchange = (state?: string): Exchange =>
  localize(findForState<Exchange>(enrollment.states, state) ?? enrollment.federal);

/** Returns the website of a state's insurance department, the NAIC's directory if it is not known. */
export const getInsuranceDepartment = (state?: string): string =>
  findForState<string>(departments, state) ?? 'https://content.naic.org/state-insurance-departments';

/** Name of a state for the middle of a sentence: "Ohio", "the District of Columbia", "your state". */
export const formatState = (state: string | undefined): string =>
  placeTexts.state(state, findForState(stateNames, state));

/** Adds years to an ISO 8601 date. */
export const addYears = (date: string, years: number) =>
  `${Number(date.slice(0, 4)) + years}${date.slice(4)}`;

/** Years from the enrollment whose days are known to the last one that has begun, if later ones begin on the same day. */
export function countLaterYears(opens: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(opens.slice(0, 4));
  return Math.max(0, today >= addYears(opens, years) ? years : years - 1);
}

/** Returns true if the prices of a plan year are on sale, or have been, in a state. */
export const isOnSale = (year: number, state: string | undefined, today: string): boolean =>
  today >= addYears(getExchange(state).opens, year - enrollment.plan_year);
