import { formatChoice, formatNumber, formatRoundedMoney as money } from '#frontend/ui/format.ts';

const aYear = (usd: number) => `${money(usd)} a year`;
const tens = (usd: number) => Math.round(usd / 10) * 10;
const thousands = (limit: number) => money(limit * 1000);
const toYears = (years: number) => (years === 1 ? '1 year' : `${formatNumber(years)} years`);

const toLimits = ([person = 0, crash = 0, property = 0]: readonly number[]) =>
  `${thousands(person)} for each person you hurt, ${thousands(crash)} for each crash and ${thousands(property)} for property`;

/** Texts of the sections below the tiles. */
export const carTexts = {
  ofToday: (date: string) => `The parts below are calculated for today. The price above is of ${date}.`,
  loan: 'Your loan or lease requires collision and comprehensive coverage. The rule below is for the time after it.',
  worth: {
    title: 'Is collision coverage worth it?',
    value: 'Value of your car, ±25%',
    wrong: 'Enter the value in dollars, such as 9,300. Until then we use our estimate.',
    costs: 'Collision costs a year',
    paysAtMost: 'It pays at most',
    years: 'You would have paid that after',
    toYears,
    never: 'It would pay nothing',
    deductible: (usd: number) => `With a ${money(usd)} deductible`,
    less: (usd: number) => `${money(usd)} a year less`,
    drop: (price: number, tenth: number) =>
      `Collision and comprehensive (theft, hail, animals) cost ${money(price)} a year together, more than ${money(tenth)}, a tenth of the car’s value. By a common rule you could drop both.`,
    dropLowValue: (price: number, value: number) =>
      `Collision and comprehensive (theft, hail, animals) cost ${money(price)} a year together. By a common rule you could drop both for a car worth less than ${money(value)}.`,
    keep: (price: number, tenth: number) =>
      `The common rule says keep it: collision and comprehensive (theft, hail, animals) cost ${money(price)} a year together, less than ${money(tenth)}, a tenth of the car’s value. You can still drop them if your savings could pay for another car.`,
    between: (price: number, tenth: number) =>
      `Collision and comprehensive (theft, hail, animals) cost ${money(price)} a year together. A common rule is to drop both at ${money(tenth)}, a tenth of the car’s value, or if your savings could pay for another car.`,
  },
  law: {
    title: 'What the law requires',
    noState: 'The law differs by state: enter your ZIP code in the form to see yours.',
    required: (
      state: string,
      since: number | null,
      [person = 0, crash = 0, property = 0]: readonly number[],
    ) =>
      `${state} law ${since ? `has required since ${since}` : 'requires'} that you insure at least ${thousands(person)} for each person you hurt, ${thousands(crash)} for each crash and ${thousands(property)} for property you damage.`,
    propertyAlone: (state: string, [, , property = 0]: readonly number[]) =>
      `${state} law requires that you insure at least ${thousands(property)} for property you damage. It does not require liability coverage for people you hurt before a first crash or violation: only the other two kinds of coverage include it.`,
    notRequired: (state: string, limits: readonly number[]) =>
      `${state} does not require insurance. If you buy a policy, it pays up to ${thousands(limits[0] ?? 0)} for each person you hurt, ${thousands(limits[1] ?? 0)} for each crash and ${thousands(limits[2] ?? 0)} for property, or more.`,
    next: (on: string, [person = 0, crash = 0, property = 0]: readonly number[]) =>
      `From ${on} the law requires ${thousands(person)} for each person, ${thousands(crash)} for each crash and ${thousands(property)} for property.`,
    injuries: {
      required: (usd: string | undefined) =>
        `Coverage for your own injuries is required${usd ? `: ${usd}` : ''}.`,
      unless_rejected: (usd: string | undefined) =>
        `Insurers must offer ${usd ?? 'coverage'} for your own injuries; you can refuse it in writing.`,
      optional: (_usd: string | undefined) => 'Coverage for your own injuries is optional.',
      none: undefined,
    },
    uninsured: {
      required: 'Coverage against uninsured drivers is required.',
      unless_rejected: 'Coverage against uninsured drivers is included unless you refuse it in writing.',
      optional: 'Coverage against uninsured drivers is optional.',
      none: undefined,
    },
    uninsuredIfInsured: 'A policy includes coverage against uninsured drivers.',
    medicalChoice:
      'In Michigan you choose how much of your own medical bills the policy pays. That changes the price most, and these prices leave it out. For harm to others, a policy pays up to $250,000 for each person and $500,000 for each crash, unless you sign for $50,000 and $100,000.',
    factors: { credit: 'credit score', sex: 'sex', age: 'age', experience: 'driving experience' },
    barred: (factors: readonly string[]) =>
      `The law here forbids insurers to set prices by ${formatChoice(factors)}.`,
    barredScore: 'Insurance scores, which insurers make from credit reports, are allowed in Michigan.',
    page: (site: string) => site,
    guide: (year: number) => `the state’s price guide of ${year}`,
    checked: 'We checked this on September 22, 2026.',
  },
  record: {
    title: 'Your driving record',
    clean: 'You have no accident and no ticket.',
    unknown: 'You did not say if you have tickets, so we counted none.',
    present: 'Your price includes, a year:',
    more: 'One more of these would raise the price a year by:',
    yourAccidents: (count: number) => (count === 1 ? 'your accident' : `your ${count} accidents`),
    yourViolations: {
      one_ticket: 'your ticket',
      two_tickets: 'your tickets',
      dui: 'driving under the influence',
    },
    accident: 'an accident at fault',
    ticket: 'a ticket',
    about: (usd: number) => `about ${money(tens(usd))}`,
    usually: 'The extra cost usually ends when you renew after 3 to 5 years. Ask for new prices then.',
    byLaw: (years: number, isDui: boolean) =>
      `By law ${isDui ? 'a DUI' : 'it'} may raise your price for ${toYears(years)}. Ask for new prices when you renew after that.`,
    dui: 'After a DUI your insurer often has to prove to the state that you are insured, with a form called SR-22.',
    otherForm:
      'After a DUI the license office may ask for proof of insurance in another form than the SR-22 of most states: ask it.',
    filing: (form: string, years: number) =>
      `After a DUI your insurer has to prove to the state for ${toYears(years)} that you are insured, with a form called ${form}.`,
    highLimits: (limits: readonly number[], usd: number) =>
      `The law then requires ${toLimits(limits)}. That is more than the state minimum, and costs up to about ${aYear(tens(usd))} more than the other two kinds of coverage.`,
    usualLimits: (limits: readonly number[]) =>
      `After a DUI the law requires ${toLimits(limits)}. That is more than the state minimum, and about what the other two kinds of coverage have.`,
    declined: 'Some insurers do not take drivers with a DUI.',
  },
  young: {
    withParents: 'Can you join your parents’ policy?',
    atHome: 'Is there a young driver in your family?',
    nextYears: 'Your price in the next years',
    household: (low: number, high: number) =>
      `If your parents add you to their policy, it costs ${low} to ${high} times as much as now. In all sources that we found, this is cheaper than two policies.`,
    own: 'Full coverage on a policy of your own would cost, a year:',
    atAge: (age: number) => `at ${age}`,
    licensed: (years: number) => (years === 0 ? 'today' : `after ${toYears(years)} more of driving`),
    basis: 'These are today’s prices, for the same car and record, with a year more of driving each year.',
    age: 'Age of the young driver',
    place: 'State where the young driver lives',
    samePlace: 'The same place as yours',
    added: (age: number) => `With a driver of ${age} on it, your whole policy would cost:`,
    notFound: 'We found no figures for adding a driver over 19. It costs less than adding a driver of 19.',
    range: (low: number, high: number) => `about ${money(tens(low))} to ${money(tens(high))} a year`,
    today: (usd: number) => `You pay about ${aYear(usd)} now.`,
    ownPolicy: (usd: number, age: number, state: string | undefined) =>
      `A policy of the young driver’s own would cost about ${aYear(tens(usd))} at ${age}${state ? ` in ${state}` : ''}, with the same car and coverage. In all sources that we found, adding the driver to yours is cheaper than two policies.`,
  },
  next: {
    title: 'What next',
    more: 'More steps',
    ask: 'Ask three insurers for a price with the same limits, so that you can compare.',
    medical:
      'Choose first how much of your medical bills the policy pays: it changes the price most in Michigan.',
    department: 'Your state’s insurance department',
    guideWith: ' shows sample prices and complaints.',
    pageWith: ' answers complaints and knows the rules.',
    limits: (usd: number) =>
      `Higher limits cost about ${aYear(tens(usd))} more. They pay up to $100,000 a person, $300,000 a crash and $100,000 for property.`,
    deductible: (usd: number, years: number) =>
      `With a $1,000 deductible, full coverage costs about ${aYear(usd)} less, but you pay the first $1,000 of a damage yourself. You save money if you make less than one claim in ${toYears(years)}.`,
    discounts:
      'Ask what you save with two policies at one insurer, and with an app that records how you drive. Most people save about 10% with the app, but bad scores can cost more.',
    student:
      'Ask what you save with good grades, with two policies at one insurer, and with an app that records how you drive. Most people save about 10% with the app, but bad scores can cost more.',
    course: {
      NY: 'After a defensive driving course you pay 10% less for three years, by law.',
      other: 'Ask how much less you pay after a course for mature drivers.',
    },
    lowIncome: 'If your income is low, look at California’s Low Cost Auto Insurance program (CLCA).',
    goodDriver:
      'After three years of driving without violations you get the good driver discount of at least 20%.',
    surcharge: 'Ask for new prices when you renew and the extra cost for your record has ended.',
    again: 'Ask for new prices each year: they fall with every year of driving.',
  },
};
