import { countyProgram } from '#frontend/features/plans/price.texts.ts';
import { formatList, formatRoundedMoney as money, toLineStart } from '#frontend/ui/format.ts';
import type { Level } from '#functions/plans/state-help.ts';
import { nameEnglishPage } from '#functions/plans/texts/en.ts';

/** Levels by their price. */
type PricedLevels = ReadonlyMap<string, readonly (readonly [Level, string])[]>;

const programList = /* @__PURE__ */ new Intl.ListFormat('en-US', { type: 'disjunction' });

const en = {
  noHelp: (state: string, usd: number) => `${state} gives no help below ${money(usd)} a year.`,
  /** For a state with a program for some. */
  mayHelp: (state: string, usd: number) => `${state} helps few people below ${money(usd)} a year.`,
  /** @param plans the levels of each price a month */
  start: (plans: PricedLevels) => {
    const [first, ...others] = [...plans].map(([month, priced]) => {
      const names = formatList(priced.map(([level]) => level));
      return { names, verb: priced.length > 1 ? 'are' : 'is', month };
    });
    const rest = others.map(({ names, month }) => `, ${names} ${month}`).join('');
    return first ? `From there ${first.names} ${first.verb} ${first.month}${rest} a month.` : '';
  },
  offerAtStart: (isYours: boolean): string =>
    isYours
      ? 'There your employer’s plan counts as affordable: you get no tax credit.'
      : 'There an employer’s plan counts as affordable: those it covers get no tax credit.',
  publicCover: (people: string, programs: readonly string[], isCheap: boolean) =>
    `${toLineStart(programList.format(programs))} probably covers ${people}, ${isCheap ? 'free or low cost' : 'perhaps with a premium'}, outside these prices.`,
  countyProgram,
  lessIncome: (less: number, saving: number) =>
    `With ${money(less)} less taxable income you save about ${money(saving)} a year.`,
  howToLower:
    'Paying into a traditional IRA can lower your taxable income if you or your spouse earn money; if you have a retirement plan at work, limits apply. A health savings account does too, if your plan allows one.',
  offerForYou: (offer: number) =>
    `Your employer’s plan costs ${money(offer)} a month for you alone; the prices above are for all of you.`,
  offer_with_credit: (offer: number, isYours: boolean, level: Level, month: number) =>
    `${isYours ? 'Your' : 'An'} employer’s plan costs ${money(offer)} a month, so you keep the tax credit; ${level} here is ${money(month)}.`,
  offer_without_credit: (offer: number, isYours: boolean, level: Level, month: number) =>
    `${isYours ? 'Your' : 'An'} employer’s plan costs ${money(offer)} a month, ${level} here ${money(month)}; you get no tax credit for either.`,
  offer_without_income: (offer: number, isYours: boolean, level: Level, month: number) =>
    `${isYours ? 'Your' : 'An'} employer’s plan costs ${money(offer)} a month, ${level} here ${money(month)}; your income decides about the tax credit.`,
  links: {
    jobPlans: 'Job-based plans at HealthCare.gov',
    whatNow: 'What you can do now',
    apply: (host: string) => `Apply at ${host}`,
    lowerIncome: 'IRAs at irs.gov',
  },
};

const spanishProgramList = /* @__PURE__ */ new Intl.ListFormat('es-US', { type: 'disjunction' });

const plans: Readonly<Record<Level, string>> = {
  bronze: 'el plan Bronce',
  silver: 'el plan Plata',
  gold: 'el plan Oro',
};

const es: typeof en = {
  noHelp: (state, usd) => `En ${state} no hay ayuda con ingresos de menos de ${money(usd)} al año.`,
  mayHelp: (state, usd) =>
    `En ${state} hay ayuda para pocas personas con ingresos de menos de ${money(usd)} al año.`,
  start: (priced) => {
    const parts = [...priced].map(
      ([month, levels]) => `${month} por ${formatList(levels.map(([level]) => plans[level]))}`,
    );
    return parts.length > 0 ? `Desde esos ingresos se paga al mes ${parts.join(' y ')}.` : '';
  },
  offerAtStart: (isYours) =>
    isYours
      ? 'Desde esos ingresos, el plan de su empleador se considera asequible y usted no recibe crédito tributario.'
      : 'Desde esos ingresos, el plan de un empleador se considera asequible y quien lo tiene no recibe crédito tributario.',
  publicCover: (people, programs, isCheap) =>
    `Es probable que ${spanishProgramList.format(programs)} cubra a ${people}, ${isCheap ? 'gratis o a bajo costo' : 'quizás con una prima'}, fuera de estos precios.`,
  countyProgram,
  lessIncome: (less, saving) =>
    `Con ${money(less)} menos de ingreso tributable ahorraría unos ${money(saving)} al año.`,
  howToLower:
    'Depositar en una cuenta IRA tradicional puede bajar su ingreso tributable si usted o su cónyuge trabajan; con un plan de jubilación en el trabajo hay límites. También puede bajarlo una cuenta de ahorros para la salud (HSA), si su plan la permite.',
  offerForYou: (offer) =>
    `El plan de su empleador cuesta ${money(offer)} al mes solo para usted; los precios de arriba son para todas las personas.`,
  offer_with_credit: (offer, isYours, level, month) =>
    `El plan de ${isYours ? 'su' : 'un'} empleador cuesta ${money(offer)} al mes, así que usted conserva el crédito tributario; aquí ${plans[level]} cuesta ${money(month)}.`,
  offer_without_credit: (offer, isYours, level, month) =>
    `El plan de ${isYours ? 'su' : 'un'} empleador cuesta ${money(offer)} al mes; aquí ${plans[level]} cuesta ${money(month)}; usted no recibe crédito para ninguno.`,
  offer_without_income: (offer, isYours, level, month) =>
    `El plan de ${isYours ? 'su' : 'un'} empleador cuesta ${money(offer)} al mes; aquí ${plans[level]} cuesta ${money(month)}; sus ingresos deciden sobre el crédito tributario.`,
  links: {
    jobPlans: /* @__PURE__ */ nameEnglishPage('Planes del trabajo en HealthCare.gov'),
    whatNow: 'Lo que puede hacer ahora',
    apply: (host) => nameEnglishPage(`Presentar una solicitud en ${host}`),
    lowerIncome: /* @__PURE__ */ nameEnglishPage('Cuentas IRA en irs.gov'),
  },
};

/** Sentences that decide, of at most 20 words, and their links. */
export const decisionTexts = globalThis.premiaLanguage === 'es' ? es : en;
