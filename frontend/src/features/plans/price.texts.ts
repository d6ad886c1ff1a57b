import { formatList, formatNumber, formatRoundedMoney as money } from '#frontend/ui/format.ts';
import type { Range } from '#functions/plans/plan-prices.ts';
import type { Level } from '#functions/plans/state-help.ts';
import { levelNames } from '#functions/plans/texts/en.ts';
import type { YearTotal } from '#functions/plans/year-totals.ts';

const month = (usdPerYear: number) => `${money(usdPerYear / 12)} a month`;

/** Amounts of which the second is that with tobacco; one if they are the same. */
const amounts = ({ low, high }: Range) => (low === high ? money(low) : `${money(low)} to ${money(high)}`);

/** "Employers’ plans: $200 and $300 a month" */
const offered = (plan: string, offers: readonly number[]) =>
  `${plan}: ${formatList(offers.map(money))} a month`;

const anEmployers = (offers: readonly number[]) =>
  offers.length > 1 ? 'Employers’ plans' : 'An employer’s plan';

const counts = (year: number, limit: string, isSeveral: boolean) =>
  isSeveral
    ? `They count as affordable in ${year} (up to ${limit} each)`
    : `It counts as affordable in ${year} (up to ${limit})`;

/** @param barred program in the place of the credit that is not given either */
const noCredit = (barred?: string) => (barred ? `neither ${barred} nor a tax credit` : 'no tax credit');

/** Plan with what it saves, USD a year. */
type Saving = readonly [plan: YearTotal['level'], usd: number];

const planNames: Readonly<Record<YearTotal['level'], string>> = {
  bronze: 'bronze',
  silver: 'silver',
  gold: 'gold',
  employer: 'the employer’s plan',
};

const en = {
  /** Program of some counties, beside that of the state. */
  countyProgram: 'the county’s program for children',
  /** Texts of the prices of a household. */
  priceTexts: {
    month,
    amounts,
    employersPlan: (offers: readonly number[], isYours: boolean) =>
      offered(isYours ? 'Your employer’s plan' : anEmployers(offers), offers),
    employersPlanAndOthers: (offers: readonly number[], others: Range, isYours: boolean) =>
      `${offered(isYours ? 'Your employer’s plan for you' : `${anEmployers(offers)} for some`, offers)}; second-cheapest silver for the others: about ${amounts(others)} a month`,
    medicaidInstead: (isAlone: boolean): string =>
      isAlone ? 'You probably have Medicaid instead' : 'Your household probably has Medicaid instead',
    programInstead: (program: string) => `${program} instead of this price`,
    stateDecides: 'Your state decides',
    pays: (isAlone: boolean, usd: Range) =>
      isAlone
        ? `Second-cheapest silver: about ${amounts(usd)} a month`
        : `Second-cheapest silver for your household: about ${amounts(usd)} a month`,
    paysWithTobacco: (isAlone: boolean, usd: Range) =>
      isAlone
        ? `Second-cheapest silver, with tobacco: ${amounts(usd)} a month`
        : `Second-cheapest silver for your household, with tobacco: ${amounts(usd)} a month`,
    taxCredit: (usd: number) => `a tax credit of ${money(usd)}`,
    monthlyCredit: (usd: number, isAbout: boolean) => `${isAbout ? 'about ' : ''}${month(usd)} tax credit`,
    stateHelp: (amount: string, state: string, isAbout: boolean) =>
      isAbout ? `about ${amount} from ${state}` : `${amount} from ${state}`,
    helps: formatList,
    stateDecidesReason: (states: string, exchange: string) =>
      `At this income you get Medicaid in ${states}; in the others you may get no help. Enter your ZIP code to see your case, or ask ${exchange}.`,
    programReason: (line: number, year: number) =>
      `Up to 200% of the poverty line (${money(line)} for this household in ${year}) your state’s program takes the place of the tax credit.`,
    /** @param barred program that the employer’s plan ends too */
    employerReason: (year: number, limit: string, net: number, isSeveral: boolean, barred?: string) =>
      `${counts(year, `${limit} a month`, isSeveral)}, so you get ${noCredit(barred)}. At the marketplace the second-cheapest silver plan costs ${month(net)}.`,
    employerForSomeReason: (
      year: number,
      limit: string,
      paid: Range,
      { helps, isSeveral }: { helps: string; isSeveral: boolean },
    ) =>
      `${counts(year, `${limit} a month`, isSeveral)}, so this is the price of the others: ${amounts(paid)} a year${helps && `, after ${helps}`}.`,
    tooLow: (line: number, year: number) =>
      `You get no tax credit below the poverty line, which is ${money(line)} for this household in ${year}.`,
    tooHigh: (limit: number, year: number) =>
      `You get no tax credit above ${money(limit)}, which is 400% of the poverty line in ${year}.`,
    tooHighWithHelp: (limit: number, year: number, helps: string) =>
      `You get no tax credit above ${money(limit)}, which is 400% of the poverty line in ${year}. The price is after ${helps}.`,
    otherCover: (year: number) =>
      `With veterans’ health care or TRICARE you get no tax credit in ${year}: these are full prices.`,
    cheap: (rate: string, year: number) =>
      `The plan costs less than ${rate}% of your income, so you get no tax credit in ${year}.`,
    credit: (paid: Range, year: number, helps: string) =>
      `You pay ${amounts(paid)} in ${year}, after ${helps}.`,
    share: (percent: number, rate: string) =>
      `At ${percent}% of the poverty line you pay ${rate}% of your income.`,
    beyondShare: (usd: number) =>
      `The other ${money(usd)} is for benefits of this plan that are not essential: the tax credit leaves them out.`,
    childCover: (oldest: number, year: number) =>
      `Your state’s Medicaid or CHIP covers people up to ${oldest} at this income, so you get no tax credit in ${year}.`,
    badgerCare: (year: number) =>
      `In Wisconsin Medicaid (BadgerCare Plus) covers adults up to the poverty line, so you get no tax credit in ${year}.`,
    adultMedicaid: (year: number) =>
      `Your state’s Medicaid covers adults at this income, so you get no tax credit in ${year}.`,
    parentMedicaid: (state: string, percent: number, year: number) =>
      `In ${state} Medicaid covers parents of children under 19 up to about ${percent}% of the poverty line, so you get no tax credit in ${year}.`,
    benchmarkShare: (percent: number) =>
      `The law sets the tax credit by ${formatNumber(percent)}% of this plan’s price in this county, which is the part that pays for essential health benefits.`,
    wholeBenchmark:
      'The law sets the tax credit by the price of this plan for the people whom it would cover.',
    unknownShare:
      'The law sets the tax credit by the part of this plan’s price that pays for essential health benefits. We do not know that part for this county, so your credit can be lower by up to 3.5% of the price.',
    /** For help that the designs of the levels leave out. */
    moreThanCounted: (program: string) =>
      `With a plan of ${program} your care costs less than we count here, because it also lowers deductibles and copays.`,
    /** Price of a level. */
    unknown: 'not known',
  },
  /** Texts of the tiles of the levels and of the cases that take their place. */
  tileTexts: {
    askExchange: 'Ask the marketplace',
    /** Before an amount. */
    aboutNext: 'about ',
    aMonth: 'a month',
    aboutAmount: (amount: string) => `about ${amount}`,
    aboutLikely: (amount: string, likely: string) => `about ${amount}, ${likely}`,
    likely: (usd: Range) => `likely ${amounts(usd)}`,
    spoken: (name: string, text: string) => `${name}: ${text}.`,
    spokenMonth: (name: string, amount: string) => `${name}: ${amount} a month.`,
    full: (usd: Range, isAbout: boolean) =>
      isAbout ? `full price about ${amounts(usd)}` : `full price ${amounts(usd)}`,
    /** Price of the filed year beside a projected one. */
    details: (parts: readonly string[]) => parts.join(', '),
    /** @param likely both ends of a range a month */
    likelyMonth: (likely: string) => `${likely} a month`,
    stateSilver: (program: string) => `Silver, ${program}`,
    secondSilver: 'Silver, second-cheapest',
    /** In a row of the history. */
    silverOfRow: (name: string, amount: string) => `${name} ${amount} a month`,
    beforeCredit: 'before any tax credit',
    notKnown: 'price not known here',
    beforeStateHelp: (state: string) => `before ${state}’s help`,
    federalOnly: 'federal tax credit only',
    noCosts: 'You pay no costs of care',
    share: (percent: number) => `You pay ${percent}% of costs`,
    shareAtMost: (percent: number) => `You pay at most ${percent}% of costs`,
    /** @param usd a month */
    gold: (usd: number, coversMore: boolean) =>
      `Gold is ${money(usd)} a month cheaper than silver here${coversMore ? ' and covers more' : ''}. Silver costs more because it pays for lower deductibles of people with low incomes.`,
    after: (helps: string) => `After ${helps}`,
    peopleAfter: (people: string, helps: string) => `For ${people}, after ${helps}`,
    fullPrice: 'The full price: no tax credit',
    headings: {
      unknown_income: 'Before any tax credit',
      employer: 'Marketplace, at the full price',
      medicaid: 'The full price',
      basic_program: 'The full price',
      state_decides: 'The full price',
    },
    youAlone: 'you alone',
    /** People and their ages. */
    aged: (people: string, ages: readonly number[]) => `${people}, ${formatList(ages.map(String))}`,
    cheapestFor: (people: string) => `These are the cheapest plans for ${people}.`,
    pricesFor: (people: string) => `These are prices for ${people}.`,
    withTobacco: (people: string, tobacco: string) => `${people}, ${tobacco}`,
    tobaccoByState: 'before tobacco: your state decides how much more it may cost',
    tobaccoUnknown: (state: string) => `before tobacco, on which our sources disagree in ${state}`,
    tobaccoFree: (state: string, year: number) =>
      `with tobacco: insurers in ${state} charge nothing more for it in ${year}`,
    tobaccoLimit: (state: string, percent: number) =>
      `with tobacco: insurers in ${state} may add up to ${percent === 50 ? 'half' : `${percent}%`}, and the credit does not pay for it`,
    requiredBenefit:
      'At least $1 a month for each person stays: it pays for a required benefit that the law forbids the tax credit to pay for.',
    smallRest: 'Some plans keep a dollar or two a month that no tax credit may pay.',
    bronzeOfArea: 'The bronze price is that of another county that insurers price together with yours.',
    ofCountry: 'These are average prices of the country: with your ZIP code you see those of your county.',
    ofState: (state: string) => `These are average prices in ${state}: enter your county to see your own.`,
    ofStateOnly: (state: string) =>
      `These are average prices in ${state}, because we know none for your county.`,
    approximate: 'We know the prices of your county only roughly: its parts differ, or our sources disagree.',
    ofArea: 'These are prices of several counties that insurers price together, not your county’s own.',
    mayPayLess: (limit: number) => `You may pay less with an income up to ${money(limit)}.`,
    mostPayLess: 'With most incomes you may pay less.',
    ask: (names: readonly string[], exchange: string) =>
      `We do not know the price of ${formatList(names)} here: ask ${exchange}.`,
    outsideUnknown: (exchange: string) =>
      `If you get no tax credit, a silver plan sold outside ${exchange} is often cheaper. But with it you get no credit later that year, even if your income falls.`,
    outside: (exchange: string) =>
      `You get no tax credit, so a silver plan sold outside ${exchange} is often cheaper. But with it you get no credit later that year, even if your income falls.`,
    levelPrices: (prices: readonly (readonly [Level, number])[]) =>
      prices.map(([level, usdPerYear]) => `${level} ${money(usdPerYear / 12)}`).join(', '),
    fullPrices: (year: number, prices: string) => `In ${year} the full prices a month are ${prices}.`,
    fullPricesWithMedicaid: (year: number, prices: string) =>
      `In ${year} the full prices a month are ${prices}. With Medicaid you get no tax credit for these plans.`,
    fullPricesWithProgram: (year: number, prices: string) =>
      `In ${year} the full prices a month are ${prices}. With this program you get no tax credit for these plans.`,
    qualifies: (isAlone: boolean, program: string) =>
      isAlone ? `You probably qualify for ${program}` : `Your household probably qualifies for ${program}`,
    /** Of a part of the household. @param people with their ages */
    someQualify: (people: string, count: number, program: string) =>
      `${people}, probably ${count === 1 ? 'qualifies' : 'qualify'} for ${program}`,
    publicCover: 'It costs little or nothing. You can apply on any day of the year.',
    apply: (exchange: string) => `Apply at ${exchange}`,
    stateDecides: (states: string) =>
      `At this income you get Medicaid in ${states}, at little or no cost; in the others you may get no help. Enter your ZIP code, or ask your state.`,
    medicaidOffice: 'Your state’s Medicaid office',
    employersPlanForYou: (offers: readonly number[]) => offered('Your employer’s plan for you', offers),
    employersPlanForSome: (offers: readonly number[]) =>
      offered(`${anEmployers(offers)} for some of you`, offers),
    affordable: (year: number, limit: string, isSeveral: boolean, barred?: string) =>
      `${counts(year, limit, isSeveral)}, so you get ${noCredit(barred)} for the plans below.`,
    affordableForYou: (year: number, limit: string) =>
      `${counts(year, limit, false)}, so you get no tax credit. The prices below are for the others.`,
    affordableForSome: (year: number, limit: string, isSeveral: boolean) =>
      `${counts(year, limit, isSeveral)}, so whoever ${isSeveral ? 'they cover' : 'it covers'} gets no tax credit. The prices below are for the others.`,
    /** @param usd what it costs more than the cheapest plan, USD a month */
    compareOffer: (usd: number, isSeveral: boolean) => {
      const cost = isSeveral ? 'Together they cost' : 'It costs';
      if (usd === 0) return `${cost} as much as the cheapest plan below.`;
      return `${cost} ${money(Math.abs(usd))} a month ${usd > 0 ? 'more' : 'less'} than the cheapest plan below.`;
    },
    /** @param prices a month before a credit */
    lacksOffer: (prices: string, program: string | undefined) =>
      `Enter what the employer’s plan costs a month: it decides ${program === undefined ? 'about the tax credit. Without one' : `whether you get ${program}. Without it`}, plans here cost a month: ${prices}.`,
    noMarketplace: (territory: string) => `There is no marketplace in ${territory}`,
    noMarketplaceText:
      'So you get no tax credit, and we have no prices. Its Medicaid office tells you whether you qualify, and insurers there sell plans directly.',
    findMedicaidOffice: 'Find the Medicaid office',
    medicareAt: (age: number) => `At ${age} you probably have Medicare`,
    medicareFrom: 'From 65 you probably have Medicare',
    hasMedicare: 'You have Medicare',
    medicare:
      'Medicare takes the place of a marketplace plan. With free Part A you get no tax credit, and you pay back what was paid for you.',
    medicareSignUp:
      'You can sign up from three months before the month you turn 65 to three months after it, and later only from January 1 to March 31.',
    pricesAtAge: (year: number, age: number, prices: string) =>
      `At ${age} marketplace plans of ${year} cost a month: ${prices}.`,
    /** For the copied summary. */
    summary: (heading: string, tiles: readonly string[]) => `${heading}, a month: ${tiles.join('; ')}.`,
  },
  /** Texts about deductibles and the totals of a year. */
  yearTexts: {
    title: 'Your year',
    titleOfAll: 'Your household’s year',
    ownCare: 'Your own care in a year',
    expected: 'expected',
    badYear: 'bad year',
    spokenExpected: 'expected ',
    spokenBadYear: ', in a bad year ',
    premium: 'premium',
    care: 'care',
    details: 'Details',
    caption: 'Costs of a year by plan level',
    goldPays: (usd: number) => `Gold is worth it if it costs at most ${money(usd)} a year more than silver.`,
    premiums: {
      net: 'The totals include the premium that you would pay.',
      gross: 'The totals include the premium before a tax credit.',
      none: 'The totals are for you alone and leave out the premium.',
    },
    outOfPocket:
      'Out of pocket is what you pay for care: all of it up to the plan’s deductible, then a share. Only one year in ten costs more than our bad year. Once you reach the most it can be, the plan pays for all care in its network.',
    chance: 'What one person’s year costs is mostly chance.',
    others:
      'We know only your health, so we count the average of their age for the others. In the bad year one of you is very ill and the others have an ordinary year.',
    rows: {
      premium: 'Premium',
      tobacco: 'Part of it for tobacco, at most',
      care: 'Expected out of pocket',
      expected: 'Expected total',
      bad_year: 'Total in a bad year',
      most: 'The most it can be',
      chance_of_most: 'Chance of reaching the most',
      deductible: 'Deductible, low to high',
    },
    deductible: (usd: number) => `deductible here: about ${money(usd)}`,
    deductibleEach: (usd: number) => `deductible here: about ${money(usd)} a person`,
    printedDeductible: (usd: Range) => `deductible ${amounts(usd)}`,
    about: (usd: number) => `about ${money(usd)}`,
    lowestTotal: 'Lowest expected total',
    /** Plans with what each saves beside the other. */
    bothEnds: ([usual, saved]: Saving, [bad, savedInBad]: Saving) => {
      const name = planNames[usual];
      return `${name.charAt(0).toUpperCase()}${name.slice(1)} is about ${money(saved)} cheaper in a usual year, ${planNames[bad]} ${money(savedInBad)} in a bad one.`;
    },
    lowestIsEmployers: 'With the care of a year, the employer’s plan has the lowest expected total.',
    countyPlans: (year: number) =>
      `We count the median deductible of your county’s plans of ${year}; that of your plan may differ.`,
    typicalPlan:
      'We count a typical plan of each level, because we do not know the deductibles of your county.',
    withTobacco:
      'Premiums include the most that insurers may add for tobacco. The tax credit pays none of it.',
    beforeTobacco: 'Premiums are before tobacco, because we are not certain how much it may add here.',
    employersPlan: 'We count an employer’s plan with a gold plan’s share of the costs.',
  },
};

const spanishMonth = (usdPerYear: number) => `${money(usdPerYear / 12)} al mes`;

const spanishAmounts: typeof en.priceTexts.amounts = ({ low, high }) =>
  low === high ? money(low) : `${money(low)} a ${money(high)}`;

const of = (place: string) => `de ${place}`.replace(/^de el /, 'del ');

const spanishOffered = (plan: string, offers: readonly number[]) =>
  `${plan}: ${formatList(offers.map(money))} al mes`;

const spanishAnEmployers = (offers: readonly number[]) =>
  offers.length > 1 ? 'los planes de empleadores' : 'el plan de un empleador';

const capitalize = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const spanishCounts = (year: number, limit: string, isSeveral: boolean) =>
  isSeveral
    ? `En ${year} se consideran asequibles (hasta ${limit} cada uno)`
    : `En ${year} se considera asequible (hasta ${limit})`;

const spanishNoCredit = (barred?: string) =>
  barred ? `ni ${barred} ni el crédito tributario` : 'crédito tributario';

const spanishPlanNames: Readonly<Record<YearTotal['level'], string>> = {
  bronze: 'el plan Bronce',
  silver: 'el plan Plata',
  gold: 'el plan Oro',
  employer: 'el plan del empleador',
};

const es: typeof en = {
  countyProgram: 'el programa del condado para menores',
  priceTexts: {
    month: spanishMonth,
    amounts: spanishAmounts,
    employersPlan: (offers, isYours) =>
      spanishOffered(isYours ? 'El plan de su empleador' : capitalize(spanishAnEmployers(offers)), offers),
    employersPlanAndOthers: (offers, others, isYours) =>
      `${spanishOffered(isYours ? 'El plan de su empleador para usted' : `${capitalize(spanishAnEmployers(offers))} para una parte del hogar`, offers)}; segundo plan Plata de menor costo para las demás personas: unos ${spanishAmounts(others)} al mes`,
    medicaidInstead: (isAlone) =>
      isAlone
        ? 'Es probable que le corresponda Medicaid en lugar de este plan'
        : 'Es probable que a su hogar le corresponda Medicaid en lugar de este plan',
    programInstead: (program) => `El programa ${program} en lugar de este precio`,
    stateDecides: 'Su estado decide',
    pays: (isAlone, usd) =>
      isAlone
        ? `Segundo plan Plata de menor costo: unos ${spanishAmounts(usd)} al mes`
        : `Segundo plan Plata de menor costo para su hogar: unos ${spanishAmounts(usd)} al mes`,
    paysWithTobacco: (isAlone, usd) =>
      isAlone
        ? `Segundo plan Plata de menor costo, contando el tabaco: ${spanishAmounts(usd)} al mes`
        : `Segundo plan Plata de menor costo para su hogar, contando el tabaco: ${spanishAmounts(usd)} al mes`,
    taxCredit: (usd) => `un crédito tributario de ${money(usd)}`,
    monthlyCredit: (usd, isAbout) => `${isAbout ? 'unos ' : ''}${spanishMonth(usd)} de crédito tributario`,
    stateHelp: (amount, state, isAbout) =>
      isAbout ? `unos ${amount} ${of(state)}` : `${amount} ${of(state)}`,
    helps: formatList,
    stateDecidesReason: (states, exchange) =>
      `Con estos ingresos, ${states} dan Medicaid; en los demás quizás no haya ayuda. Escriba su código postal (ZIP) para ver su caso o pregunte en ${exchange}.`,
    programReason: (line, year) =>
      `Hasta el 200% del nivel de pobreza (${money(line)} para este hogar en ${year}), el programa de su estado toma el lugar del crédito tributario.`,
    employerReason: (year, limit, net, isSeveral, barred) =>
      `${spanishCounts(year, `${limit} al mes`, isSeveral)}, así que usted no recibe ${spanishNoCredit(barred)}. En el Mercado, el segundo plan Plata de menor costo cuesta ${spanishMonth(net)}.`,
    employerForSomeReason: (year, limit, paid, { helps, isSeveral }) =>
      `${spanishCounts(year, `${limit} al mes`, isSeveral)}, así que este es el precio de las demás personas: ${spanishAmounts(paid)} al año${helps && `, después de restar ${helps}`}.`,
    tooLow: (line, year) =>
      `Usted no recibe crédito tributario por debajo del nivel de pobreza, que es de ${money(line)} para este hogar en ${year}.`,
    tooHigh: (limit, year) =>
      `Usted no recibe crédito tributario con ingresos de más de ${money(limit)}, el 400% del nivel de pobreza en ${year}.`,
    tooHighWithHelp: (limit, year, helps) =>
      `Usted no recibe crédito tributario con ingresos de más de ${money(limit)}, el 400% del nivel de pobreza en ${year}. La cifra es después de restar ${helps}.`,
    otherCover: (year) =>
      `Con la atención médica para veteranos o TRICARE usted no recibe crédito tributario en ${year}: estos son precios completos.`,
    cheap: (rate, year) =>
      `El plan cuesta menos del ${rate}% de sus ingresos, así que usted no recibe crédito tributario en ${year}.`,
    credit: (paid, year, helps) =>
      `Usted paga ${spanishAmounts(paid)} en ${year}, después de restar ${helps}.`,
    share: (percent, rate) =>
      `Con ingresos del ${percent}% del nivel de pobreza, usted paga el ${rate}% de sus ingresos.`,
    beyondShare: (usd) =>
      `Los otros ${money(usd)} son por beneficios de este plan que no son esenciales: el crédito tributario no los cuenta.`,
    childCover: (oldest, year) =>
      `Con estos ingresos, el programa Medicaid o CHIP de su estado cubre a personas de hasta ${oldest} años, así que no hay crédito tributario en ${year}.`,
    badgerCare: (year) =>
      `En Wisconsin, Medicaid (BadgerCare Plus) cubre a adultos hasta el nivel de pobreza, así que usted no recibe crédito tributario en ${year}.`,
    adultMedicaid: (year) =>
      `Con estos ingresos, el programa Medicaid de su estado cubre a adultos, así que usted no recibe crédito tributario en ${year}.`,
    parentMedicaid: (state, percent, year) =>
      `En ${state}, Medicaid cubre a padres y madres de menores de 19 años hasta cerca del ${percent}% del nivel de pobreza, así que usted no recibe crédito tributario en ${year}.`,
    benchmarkShare: (percent) =>
      `La ley calcula el crédito tributario con el ${formatNumber(percent)}% del precio de este plan en este condado, la parte que paga los beneficios de salud esenciales.`,
    wholeBenchmark:
      'La ley calcula el crédito tributario con el precio de este plan para las personas que cubriría.',
    unknownShare:
      'La ley calcula el crédito tributario con la parte del precio de este plan que paga los beneficios de salud esenciales. No conocemos esa parte para este condado, así que su crédito puede ser menor, en hasta un 3.5% del precio.',
    moreThanCounted: (program) =>
      `Con un plan del programa ${program}, su atención médica cuesta menos de lo que contamos aquí, porque el programa también baja deducibles y copagos.`,
    unknown: 'no se conoce',
  },
  tileTexts: {
    askExchange: 'Pregunte en el Mercado',
    aboutNext: 'unos ',
    aMonth: 'al mes',
    aboutAmount: (amount) => `unos ${amount}`,
    aboutLikely: (amount, likely) => `unos ${amount}, ${likely}`,
    likely: (usd) => `probable: ${spanishAmounts(usd)}`,
    spoken: (name, text) => `${name}: ${text}.`,
    spokenMonth: (name, amount) => `${name}: ${amount} al mes.`,
    full: (usd, isAbout) =>
      isAbout ? `completo: unos ${spanishAmounts(usd)}` : `completo: ${spanishAmounts(usd)}`,
    details: (parts) => parts.join('; '),
    likelyMonth: (likely) => `${likely} al mes`,
    stateSilver: (program) => `Plata, ${program}`,
    secondSilver: 'Plata, segundo de menor costo',
    silverOfRow: (name, amount) => `${name}: ${amount} al mes`,
    beforeCredit: 'antes del crédito tributario',
    notKnown: 'aquí no se conoce el precio',
    beforeStateHelp: (state) => `sin contar la ayuda ${of(state)}`,
    federalOnly: 'solo el crédito tributario federal',
    noCosts: 'No paga costos de atención',
    share: (percent) => `Paga el ${percent}% de los costos`,
    shareAtMost: (percent) => `Paga como máximo el ${percent}% de los costos`,
    gold: (usd, coversMore) =>
      `El plan Oro cuesta aquí ${money(usd)} al mes menos que el Plata${coversMore ? ' y cubre más' : ''}. El Plata cuesta más porque paga deducibles más bajos de personas con ingresos bajos.`,
    after: (helps) => `Después de restar ${helps}`,
    peopleAfter: (people, helps) => `Para ${people}, después de restar ${helps}`,
    fullPrice: 'El precio completo: no hay crédito tributario',
    headings: {
      unknown_income: 'Antes del crédito tributario',
      employer: 'Mercado, a precio completo',
      medicaid: 'El precio completo',
      basic_program: 'El precio completo',
      state_decides: 'El precio completo',
    },
    youAlone: 'usted',
    aged: (people, ages) =>
      `${people}, de ${formatList(ages.map(String))} ${ages.at(-1) === 1 ? 'año' : 'años'}`,
    cheapestFor: (people) => `Estos son los planes más baratos para ${people}.`,
    pricesFor: (people) => `Estos son precios para ${people}.`,
    withTobacco: (people, tobacco) => `${people}, ${tobacco}`,
    tobaccoByState: 'sin contar el tabaco: su estado decide cuánto más puede costar',
    tobaccoUnknown: (state) => `sin contar el tabaco: las fuentes no coinciden sobre ${state}`,
    tobaccoFree: (state, year) =>
      `contando el tabaco: en ${state} las aseguradoras no cobran más por él en ${year}`,
    tobaccoLimit: (state, percent) =>
      `contando el tabaco: en ${state} pueden cobrar hasta un ${percent}% más, y el crédito no lo paga`,
    requiredBenefit:
      'Queda por lo menos $1 al mes por persona: paga un beneficio obligatorio que el crédito tributario no puede pagar.',
    smallRest: 'Algunos planes conservan uno o dos dólares al mes que ningún crédito tributario puede pagar.',
    bronzeOfArea: 'El precio del plan Bronce es el de otro condado que las aseguradoras agrupan con el suyo.',
    ofCountry: 'Son precios promedio del país: con su código postal (ZIP) verá los de su condado.',
    ofState: (state) => `Son precios promedio en ${state}: escriba su condado para ver los suyos.`,
    ofStateOnly: (state) => `Son precios promedio en ${state}, porque no conocemos ninguno de su condado.`,
    approximate:
      'Conocemos los precios de su condado solo de forma aproximada: cambian dentro de él, o las fuentes no coinciden.',
    ofArea: 'Son precios de varios condados que las aseguradoras agrupan, no los propios de su condado.',
    mayPayLess: (limit) => `Quizás pague menos con ingresos de hasta ${money(limit)}.`,
    mostPayLess: 'Con la mayoría de los ingresos, quizás pague menos.',
    ask: (names, exchange) =>
      `Aquí no conocemos el precio del plan ${formatList(names)}: pregunte en ${exchange}.`,
    outsideUnknown: (exchange) =>
      `Si no recibe crédito tributario, un plan Plata que se vende fuera de ${exchange} a menudo es más barato. Pero con él no recibe crédito más tarde ese año, aunque bajen sus ingresos.`,
    outside: (exchange) =>
      `Usted no recibe crédito tributario, así que un plan Plata que se vende fuera de ${exchange} a menudo es más barato. Pero con él no recibe crédito más tarde ese año, aunque bajen sus ingresos.`,
    levelPrices: (prices) =>
      prices.map(([level, usdPerYear]) => `${levelNames[level]} ${money(usdPerYear / 12)}`).join(', '),
    fullPrices: (year, prices) => `En ${year} los precios completos al mes son: ${prices}.`,
    fullPricesWithMedicaid: (year, prices) =>
      `En ${year} los precios completos al mes son: ${prices}. Con Medicaid usted no recibe crédito tributario para estos planes.`,
    fullPricesWithProgram: (year, prices) =>
      `En ${year} los precios completos al mes son: ${prices}. Con este programa usted no recibe crédito tributario para estos planes.`,
    qualifies: (isAlone, program) =>
      isAlone
        ? `Es probable que usted califique para ${program}`
        : `Es probable que su hogar califique para ${program}`,
    someQualify: (people, count, program) =>
      `Es probable que ${count === 1 ? 'califique' : 'califiquen'} para ${program}: ${people}`,
    publicCover: 'Cuesta poco o nada. Puede presentar una solicitud cualquier día del año.',
    apply: (exchange) => `Presentar una solicitud en ${exchange}`,
    stateDecides: (states) =>
      `Con estos ingresos, ${states} dan Medicaid, que cuesta poco o nada; en los demás quizás no haya ayuda. Escriba su código postal (ZIP) o pregunte en su estado.`,
    medicaidOffice: 'Oficina de Medicaid de su estado',
    employersPlanForYou: (offers) => spanishOffered('Para usted, el plan de su empleador', offers),
    employersPlanForSome: (offers) =>
      spanishOffered(`Para una parte del hogar, ${spanishAnEmployers(offers)}`, offers),
    affordable: (year, limit, isSeveral, barred) =>
      `${spanishCounts(year, limit, isSeveral)}, así que usted no recibe ${spanishNoCredit(barred)} para los planes de abajo.`,
    affordableForYou: (year, limit) =>
      `${spanishCounts(year, limit, false)}, así que usted no recibe crédito tributario. Los precios de abajo son para las demás personas.`,
    affordableForSome: (year, limit, isSeveral) =>
      `${spanishCounts(year, limit, isSeveral)}, así que quien ${isSeveral ? 'los' : 'lo'} tiene no recibe crédito tributario. Los precios de abajo son para las demás personas.`,
    compareOffer: (usd, isSeveral) => {
      const cost = isSeveral ? 'Juntos cuestan' : 'Cuesta';
      if (usd === 0) return `${cost} lo mismo que el plan más barato de abajo.`;
      return `${cost} ${money(Math.abs(usd))} al mes ${usd > 0 ? 'más' : 'menos'} que el plan más barato de abajo.`;
    },
    lacksOffer: (prices, program) =>
      `Escriba lo que cuesta al mes el plan del empleador: de eso depende ${program === undefined ? 'el crédito tributario. Sin crédito' : `que reciba ${program}. Sin ese programa`}, los planes de aquí cuestan al mes: ${prices}.`,
    noMarketplace: (territory) => `No hay Mercado en ${territory}`,
    noMarketplaceText:
      'Por eso no hay crédito tributario y no tenemos precios. La oficina de Medicaid del territorio dice si usted califica; allí las aseguradoras venden planes directamente.',
    findMedicaidOffice: 'Buscar la oficina de Medicaid',
    medicareAt: (age) => `A los ${age} años es probable que tenga Medicare`,
    medicareFrom: 'Desde los 65 años es probable que tenga Medicare',
    hasMedicare: 'Usted tiene Medicare',
    medicare:
      'Medicare toma el lugar de un plan del Mercado. Con la Parte A sin prima usted no recibe crédito tributario y devuelve lo que se pagó por usted.',
    medicareSignUp:
      'Inscríbase desde tres meses antes del mes en que cumple 65 años hasta tres meses después; más tarde, solo del 1 de enero al 31 de marzo.',
    pricesAtAge: (year, age, prices) =>
      `A los ${age} años, los planes del Mercado de ${year} cuestan al mes: ${prices}.`,
    summary: (heading, tiles) => `${heading}, al mes: ${tiles.join('; ')}.`,
  },
  yearTexts: {
    title: 'Su año',
    titleOfAll: 'Un año para todas las personas',
    ownCare: 'Su propia atención médica en un año',
    expected: 'esperado',
    badYear: 'año malo',
    spokenExpected: 'esperado ',
    spokenBadYear: ', en un año malo ',
    premium: 'prima',
    care: 'atención',
    details: 'Detalles',
    caption: 'Costos de un año por nivel del plan',
    goldPays: (usd) => `El plan Oro conviene si cuesta como máximo ${money(usd)} más al año que el Plata.`,
    premiums: {
      net: 'Los totales incluyen la prima que usted pagaría.',
      gross: 'Los totales incluyen la prima antes de restar un crédito tributario.',
      none: 'Los totales son solo para usted y no incluyen la prima.',
    },
    outOfPocket:
      'De su bolsillo paga la atención médica: todo hasta llegar al deducible; después, una parte. Solo uno de cada diez años cuesta más que nuestro año malo. Cuando llega a lo máximo que pagaría, el plan paga toda la atención médica en la red del plan.',
    chance: 'Lo que cuesta el año de una persona depende sobre todo del azar.',
    others:
      'Solo conocemos su salud, así que contamos a las demás personas con el promedio de su edad. En el año malo, una persona está muy enferma y las demás tienen un año habitual.',
    rows: {
      premium: 'Prima',
      tobacco: 'Parte por el tabaco, como máximo',
      care: 'Gasto esperado de su bolsillo',
      expected: 'Total esperado',
      bad_year: 'Total en un año malo',
      most: 'Lo máximo que pagaría',
      chance_of_most: 'Probabilidad de llegar al máximo',
      deductible: 'Rango del deducible',
    },
    deductible: (usd) => `deducible aquí: unos ${money(usd)}`,
    deductibleEach: (usd) => `deducible aquí: unos ${money(usd)} por persona`,
    printedDeductible: (usd) => `deducible: ${spanishAmounts(usd)}`,
    about: (usd) => `unos ${money(usd)}`,
    lowestTotal: 'Menor total esperado',
    bothEnds: ([usual, saved], [bad, savedInBad]) =>
      `En un año habitual, ${spanishPlanNames[usual]} cuesta unos ${money(saved)} menos; en un año malo, ${spanishPlanNames[bad]} cuesta ${money(savedInBad)} menos.`,
    lowestIsEmployers:
      'Con la atención médica de un año, el plan del empleador tiene el menor total esperado.',
    countyPlans: (year) =>
      `Contamos el deducible mediano de los planes de su condado de ${year}; el de su plan puede ser otro.`,
    typicalPlan: 'Contamos un plan típico de cada nivel, porque no conocemos los deducibles de su condado.',
    withTobacco:
      'Las primas incluyen lo máximo que las aseguradoras pueden cobrar por el tabaco. El crédito tributario no paga nada de eso.',
    beforeTobacco: 'Las primas no cuentan el tabaco, porque no sabemos con certeza cuánto puede sumar aquí.',
    employersPlan: 'Contamos el plan de un empleador con la parte de los costos que paga un plan Oro.',
  },
};

export const { countyProgram, priceTexts, tileTexts, yearTexts } =
  globalThis.premiaLanguage === 'es' ? es : en;
