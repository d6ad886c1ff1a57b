import { countyProgram } from '#frontend/features/plans/texts/es.ts';
import { formatList, formatRoundedMoney as money } from '#frontend/ui/format.ts';
import type { Level } from '#functions/plans/state-help.ts';
import { nameEnglishPage } from '#functions/plans/texts/es.ts';
import type * as english from './decisive-sentences.en.ts';

const programList = new Intl.ListFormat('es-US', { type: 'disjunction' });

const plans: Readonly<Record<Level, string>> = {
  bronze: 'el plan Bronce',
  silver: 'el plan Plata',
  gold: 'el plan Oro',
};

export const decisionTexts: typeof english.decisionTexts = {
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
    `Es probable que ${programList.format(programs)} cubra a ${people}, ${isCheap ? 'gratis o a bajo costo' : 'quizás con una prima'}, fuera de estos precios.`,
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
    jobPlans: nameEnglishPage('Planes del trabajo en HealthCare.gov'),
    whatNow: 'Lo que puede hacer ahora',
    apply: (host) => nameEnglishPage(`Presentar una solicitud en ${host}`),
    lowerIncome: nameEnglishPage('Cuentas IRA en irs.gov'),
  },
};

({}) as typeof import('./decisive-sentences.es.ts') satisfies typeof english;
