import { isOneOther } from '../change/change.es.ts';
import type * as english from './month-list.en.ts';

const formatMonth = (month: number) =>
  new Intl.DateTimeFormat('es-US', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2027, month - 1));

const toStart = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const usd = (amount: number) => `$${amount.toLocaleString('en-US')}`;

export const monthTexts: typeof english.monthTexts = {
  title: (year) => `Su ${year}, mes por mes`,
  months: (first, last) => {
    if (first === last) return toStart(formatMonth(first));
    if (last === first + 1) return toStart(`${formatMonth(first)} y ${formatMonth(last)}`);
    return `De ${formatMonth(first)} a ${formatMonth(last)}`;
  },
  has: (who, subject, cover) => `${who} ${isOneOther(subject) ? 'tiene' : 'tienen'} ${cover}.`,
  covers: {
    plan: 'el plan del Mercado',
    public: 'Medicaid o CHIP',
    program: (name) => name,
    medicare: 'Medicare',
    employer: 'un plan del empleador',
    veterans: 'atención médica de veteranos',
    tricare: 'TRICARE',
    own_plan: 'un plan propio',
  },
  bill: (prices, isAbout) => `Paga al mes${isAbout ? ' unos' : ''}: ${prices.join(', ')}.`,
  price: (level, amount) => `${level} ${usd(amount)}`,
  free: 'Esto es gratis o cuesta poco.',
  unknown: 'No sabemos el precio del plan del empleador.',
  atMost: (month) => `En ${formatMonth(month)} es lo máximo: la aseguradora puede cobrar una parte del mes.`,
  back: (amount) =>
    `Con los impuestos le devuelven hasta ${usd(amount)} más de crédito por mes, porque su declaración cuenta a todas las personas el año entero.`,
  year: (year, prices) => `Todo ${year} cuesta: ${prices.join(', ')}.`,
  partB: (price, deductible, year, wanted) =>
    `La Parte B de Medicare cuesta ${price} al mes en ${year}, con un deducible de ${usd(deductible)} al año.${year < wanted ? ` El precio de ${wanted} aún no se ha publicado.` : ''} La Parte D, para medicinas, tiene su propio precio.`,
  leave: (day) => `Deje el plan del Mercado el ${day}, el día antes de que empiece Medicare.`,
  leaveAlone: (day, exchange, others) =>
    `Deje el plan del Mercado el ${day}. Salga solo usted, y avise a ${exchange} solo sobre usted. Siguen en el plan: ${others}.`,
  spouseAge: 'Edad de su cónyuge',
};

({}) as typeof import('./month-list.es.ts') satisfies typeof english;
