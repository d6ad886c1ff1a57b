import { formatList, formatNumber, formatRoundedMoney as money } from '#frontend/ui/format.ts';

const aYear = (usd: number) => `${money(usd)} a year`;
const tens = (usd: number) => Math.round(usd / 10) * 10;
const thousands = (limit: number) => money(limit * 1000);

/** Texts of the sections below the tiles. */
export const carTexts = {
  loan: 'Your loan or lease requires collision and comprehensive: the rule below is for later.',
  worth: {
    title: 'Is collision worth it?',
    value: 'Car’s value, ±25%',
    wrong: 'Enter the value in dollars, such as 9,300. Our estimate is used.',
    costs: 'costs a year',
    paysAtMost: 'pays at most',
    years: 'as much in',
    toYears: (years: number) => (years === 1 ? '1 year' : `${formatNumber(years)} years`),
    never: 'nothing to pay',
    deductible: (usd: number) => `${money(usd)} deductible`,
    drop: (tenth: number) =>
      `Rule of thumb: over ${money(tenth)} a year with comprehensive (a tenth), consider dropping it.`,
    keep: (tenth: number) =>
      `Rules of thumb say keep it, unless savings could replace the car; they trip at ${money(tenth)} a year with comprehensive.`,
    between: (price: number, tenth: number) =>
      `With comprehensive ${money(price)} a year; rules of thumb trip at ${money(tenth)}. Could savings replace the car?`,
  },
  law: {
    title: 'What the law asks',
    noState: 'It differs by state: enter your ZIP code in the form.',
    required: (
      state: string,
      since: number | null,
      [person = 0, crash = 0, property = 0]: readonly number[],
    ) =>
      `${state}${since ? `, since ${since}` : ''}: ${thousands(person)} a person hurt, ${thousands(crash)} a crash, ${thousands(property)} for property.`,
    propertyAlone: (state: string, [, , property = 0]: readonly number[]) =>
      `${state}: ${thousands(property)} for property. Liability for people you hurt is not required before a crash or violation: only the other two covers have it.`,
    notRequired: (state: string, limits: readonly number[]) =>
      `${state} does not require insurance. A policy has at least ${limits.map(thousands).join(', ')} (a person hurt, a crash, property).`,
    next: (on: string, limits: string) => `From ${on}: ${limits}.`,
    injuries: {
      required: (usd: string | undefined) =>
        `Cover for your own injuries is required${usd ? `: ${usd}` : ''}.`,
      unless_rejected: (usd: string | undefined) =>
        `Insurers must offer ${usd ?? 'cover'} for your own injuries; you can refuse in writing.`,
      optional: (_usd: string | undefined) => 'Cover for your own injuries is optional.',
      none: undefined,
    },
    uninsured: {
      required: 'Cover against uninsured drivers is required.',
      unless_rejected: 'Cover against uninsured drivers is included unless you refuse in writing.',
      optional: 'Cover against uninsured drivers is optional.',
      none: undefined,
    },
    uninsuredIfInsured: 'A policy includes cover against uninsured drivers.',
    medicalChoice:
      'Your choice of medical limit changes the price most; it is not in these prices. Policies start at 250/500 unless you sign for 50/100.',
    factors: { credit: 'credit score', sex: 'sex', age: 'age', experience: 'driving experience' },
    barred: (factors: readonly string[]) => `Insurers here may not price by ${formatList(factors)}.`,
    page: (site: string) => site,
    guide: (year: number) => `price guide of ${year}`,
    checked: 'Checked September 22, 2026.',
  },
  record: {
    title: 'Record',
    clean: 'No accident, no ticket.',
    unknown: 'Tickets were not given: the price counts none.',
    present: 'In your price, a year:',
    more: 'One more would cost, a year:',
    yourAccidents: (count: number) => (count === 1 ? 'your accident' : `your ${count} accidents`),
    yourViolations: {
      one_ticket: 'your ticket',
      two_tickets: 'your tickets',
      dui: 'driving under the influence',
    },
    accident: 'an accident at fault',
    ticket: 'a ticket',
    about: (usd: number) => `about ${money(tens(usd))}`,
    usually: 'It usually ends after 3 to 5 years, at renewal: ask again then.',
    byLaw: (years: number, isDui: boolean) =>
      `By law ${isDui ? 'a DUI' : 'it'} counts ${years} years. Ask again at renewal then.`,
    dui: 'A DUI often needs a filing of your insurer (SR-22 or FR-44); some insurers decline.',
    filing: (form: string, years: number) => `After a DUI your insurer files an ${form} for ${years} years.`,
    highLimits: (limits: string, usd: number) =>
      `The law then asks for ${limits}: more than the state minimum, and up to about ${aYear(tens(usd))} more than the other two covers.`,
    usualLimits: (limits: string) =>
      `After a DUI the law asks for ${limits}: more than the state minimum, and about what the other two covers have.`,
    declined: 'Some insurers decline.',
  },
  young: {
    withParents: 'Young driver with parents?',
    atHome: 'A young driver at home?',
    nextYears: 'The next years',
    household: (low: number, high: number) =>
      `On their policy the household pays ${low} to ${high} times its price: less than two policies, in every source.`,
    own: 'Full cover of your own:',
    atAge: (age: number) => `at ${age}`,
    licensed: (years: number) => (years === 0 ? 'today' : `after ${years} more years of driving`),
    basis: 'At today’s prices, with the same car and record, and a year more of driving each year.',
    with17: 'With a 17-year-old on the policy, all of it:',
    range: (low: number, high: number) => `about ${money(tens(low))} to ${money(tens(high))} a year`,
    today: (usd: number) => `Today ${money(usd)} a year. A policy of their own costs more in every source.`,
    ownOf17: (usd: number) => `Here about ${money(tens(usd))} a year for the same car and cover.`,
  },
  next: {
    title: 'What next',
    more: 'More steps',
    ask: 'Ask three insurers, same limits.',
    medical: 'Choose the medical limit first: it decides the price in Michigan.',
    department: 'Your state’s insurance department',
    guideWith: ': sample prices and complaints.',
    pageWith: ': complaints and rules.',
    limits: (usd: number) => `Higher limits, 100/300/100: about ${aYear(tens(usd))} more.`,
    deductible: (usd: number, years: number) =>
      `A $1,000 deductible: about ${aYear(usd)} less with full cover. It pays off with fewer than one claim in ${formatNumber(years)} years.`,
    discounts: 'Ask for bundle and driving app. Most save about a tenth with an app; some pay more.',
    student:
      'Ask for good student, driving app and bundle. Most save about a tenth with an app; some pay more.',
    course: {
      NY: 'A defensive driving course takes 10% off by law, for three years.',
      other: 'Ask what a course for mature drivers takes off.',
    },
    lowIncome: 'With a low income: California’s Low Cost Auto Insurance program (CLCA).',
    goodDriver: 'Three clean years bring the good driver discount of at least 20%.',
    surcharge: 'Ask again when the surcharge for your record ends: it leaves at renewal.',
    again: 'Ask again each year: the price falls with every year of driving.',
  },
};
