import { languages } from '#contract/languages.ts';

/** Locale of dates and lists. */
export const locale: string = languages.en.locale;

/** Names of the metal levels whose prices are known. */
export const levelNames = { bronze: 'Bronze', silver: 'Silver', gold: 'Gold' };

/** Problem of what was typed in a field, with the values that its sentence has. */
export type Problem =
  | { code: 'amount_unreadable' }
  | { code: 'ends_reversed'; low: number; high: number }
  | { code: 'size_out_of_range'; highest: number }
  | { code: 'size_below_people'; lowest: number }
  | { code: 'age_unreadable' }
  | { code: 'adult_is_child'; under: number }
  | { code: 'child_is_adult'; from: number }
  | { code: 'child_alone' };

const amounts: Readonly<Record<string, string>> = {
  income: 'Income must be an amount in dollars, such as $48,000.',
  own: 'The price must be an amount in dollars, such as $210.',
  family: 'The price must be an amount in dollars, such as $650.',
};

/** "$14,000 to $26,000" */
export const formatEnds = ({ low, high }: { low: number; high: number }) =>
  `$${low.toLocaleString('en-US')} to $${high.toLocaleString('en-US')}`;

/** Message on what was typed in a field. */
export function formatProblem(field: string, problem: Problem): string {
  switch (problem.code) {
    case 'amount_unreadable':
      return amounts[field] ?? '';
    case 'ends_reversed':
      return `Income swings from the lower amount to the higher: did you mean ${formatEnds(problem)}?`;
    case 'size_out_of_range':
      return `Household size must be a whole number from 1 to ${problem.highest}.`;
    case 'size_below_people':
      return `Household size must be at least ${problem.lowest}: the people to cover are part of it.`;
    case 'age_unreadable':
      return 'Enter an age in whole years, such as 10.';
    case 'adult_is_child':
      return `A person under ${problem.under} is priced as a child.`;
    case 'child_is_adult':
      return `From ${problem.from} a child needs a plan of their own: add them as an adult.`;
    case 'child_alone':
      return 'Plans for a child alone exist, but are not calculated here: ask the exchange, or add an adult.';
  }
}

export const planTexts = {
  reducedSilver: (percent: number) => `Silver, you pay ${percent}% of costs`,
  employersPlan: 'Employer’s plan',
};

/** Texts about programs of the states and of the country. */
export const programTexts = {
  /** States whose Medicaid covers all adults to 138% of the poverty line. */
  expanded: (states: number) => `${states} states and DC`,
  /** Programs in the place of the tax credit, in the middle of a sentence. */
  basic: {
    DC: 'the Healthy DC Plan',
    MN: 'MinnesotaCare',
    NY: 'the Essential Plan',
    OR: 'OHP Bridge',
  },
};

/** Limits of the states' help, as a sentence and as a condition of a price. */
export const helpTexts = {
  other_levels: {
    note: 'Connecticut also helps buyers of bronze and gold plans at this income in 2026: ask the exchange for the amount.',
  },
  may_end: { note: 'Connecticut’s temporary help of 2026 is not known to continue in 2027.' },
  connectorcare: {
    note: 'This is the price of the lowest ConnectorCare plan, which has no deductible; other plans get the federal credit alone.',
    condition: 'ConnectorCare plans only',
  },
  enrolled_by_april: {
    note: 'In 2026 only for people who enrolled by April 1.',
    condition: 'if enrolled by April 1',
  },
  cascade: { note: 'Only for silver and gold Cascade plans.', condition: 'Cascade plans only' },
};

/** Names of places in the middle of a sentence. */
export const placeTexts = {
  state: (code: string | undefined, name: string | undefined) =>
    code === 'DC' ? `the ${name}` : (name ?? 'your state'),
  territories: {
    PR: 'Puerto Rico',
    VI: 'the US Virgin Islands',
    GU: 'Guam',
    MP: 'the Northern Mariana Islands',
    AS: 'American Samoa',
  },
};

/** Website on which people choose cover. */
export interface Office {
  readonly name: string;
  readonly url: string;
  readonly phone?: string;
  /** Address of its page in Spanish, for an English website. */
  readonly spanish?: string | undefined;
  /** Name of a link, where it is not the name: it says that the page is in English. */
  readonly link?: string;
}

/** Members of an office that differ in this language. */
export const localizeOffice = (_office: Office): Partial<Office> => ({});

/** Name of a page that exists in English alone. */
export const nameEnglishPage = (name: string) => name;
