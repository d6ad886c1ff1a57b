import { languages } from '#contract/languages.ts';

/** Locale of dates and lists. */
export const locale: string = languages.en.locale;

/** Names of the metal levels whose prices are known. */
export const levelNames = { bronze: 'Bronze', silver: 'Silver', gold: 'Gold' };

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
    note: 'Connecticut also helps buyers of bronze and gold plans at this income in 2026: ask the marketplace for the amount.',
  },
  may_end: { note: 'Connecticut’s temporary help of 2026 is not known to continue in 2027.' },
  connectorcare: {
    note: 'This is the price of the lowest ConnectorCare plan, which has no deductible; other plans get the federal credit alone.',
    condition: 'ConnectorCare plans only',
  },
  enrolled_by_april: {
    note: 'In 2026 this help is only for people who enrolled by April 1.',
    condition: 'if enrolled by April 1',
  },
  cascade: { note: 'This help is only for silver and gold Cascade plans.', condition: 'Cascade plans only' },
};

/** Names of places in the middle of a sentence. */
export const placeTexts = {
  state: (code: string | undefined, name: string | undefined) =>
    code === 'DC' ? `the ${name}` : (name ?? 'your state'),
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
