import { isOneOther } from '#frontend/features/plans/change/change.es.ts';
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
  jobAlone: (amount) => `Paga ${usd(amount)} al mes por el plan del empleador.`,
  free: 'Esto es gratis o cuesta poco.',
  unknown: 'No sabemos el precio del plan del empleador.',
  atMost: (month) => `En ${formatMonth(month)} es lo máximo: la aseguradora puede cobrar una parte del mes.`,
  owed: (amount) =>
    `Quizás deba devolver con los impuestos hasta ${usd(amount)} del crédito al mes, porque su declaración cuenta a las personas y los ingresos de todo el año.`,
  back: (amount) =>
    `Con los impuestos le devuelven hasta ${usd(amount)} más de crédito por mes, porque su declaración cuenta a todas las personas el año entero.`,
  year: (year, prices) => `Todo ${year} cuesta: ${prices.join(', ')}.`,
  partB: (price, deductible, year, wanted) =>
    `La Parte B de Medicare cuesta ${price} al mes en ${year}, con un deducible de ${usd(deductible)} al año.${year < wanted ? ` El precio de ${wanted} aún no se ha publicado.` : ''} La Parte D, para medicinas, tiene su propio precio.`,
  leave: (day, isForMedicare) =>
    `Deje el plan del Mercado el ${day}${isForMedicare ? ', el día antes de que empiece Medicare' : ''}.`,
  leaveAlone: ({ day, exchange, others, who }) =>
    `Deje el plan del Mercado el ${day}. ${who ? `Retire solo a esta persona: ${who}` : 'Salga solo usted'}, y avise a ${exchange} solo sobre ${who ? 'ella' : 'usted'}. Siguen en el plan: ${others}.`,
  othersCredit: (limit) =>
    `Las demás personas conservan su crédito tributario solo si el plan familiar del empleador cuesta más de ${usd(limit)} al mes, o si no pueden entrar en él.`,
  oneIncome: (income) =>
    `Estos meses cuentan un ingreso de ${usd(income)} en todo el año. Si los ingresos de ambas personas son otros, escríbalos arriba.`,
  sharedCredit:
    'Dos declaraciones comparten el crédito tributario de los meses antes de un divorcio. Un preparador de impuestos sabe cómo.',
  jointReturn: (year) =>
    `Estos meses cuentan una sola declaración para todo ${year}, como después de una muerte. Después de un divorcio, escriba arriba sus propios ingresos.`,
  stillPublic:
    'Con estos ingresos, Medicaid o CHIP probablemente continuaría. Pregunte a su estado antes de comprar un plan.',
  later: (year) => `Este día no cambia ningún mes de ${year}.`,
  needsIncome: 'Indique sus ingresos y su código postal (ZIP) para ver los meses en dólares.',
  noChild: (age) =>
    `Ningún hijo de ${age} años tiene Medicaid o CHIP en estos precios: no hay meses que mostrar.`,
  parentsPlan:
    'Esto vale para el plan de un padre o una madre por su empleador, si termina con ese mes. Con un plan del Mercado tiene cobertura hasta el 31 de diciembre.',
  who: '¿De quién se trata?',
  whoGets: '¿Quién recibe el plan del empleador?',
  all: 'Todos los que están en el plan del Mercado',
  birthday: (who) => `Día en que cumple 65 años: ${who}`,
  jobBill: 'Lo que usted paga por el plan del empleador (dólares al mes)',
  jobBillHint: 'Si queda vacío, no podemos sumar el año.',
  amountProblem: 'Escriba dólares, como 300.',
  spouseAge: 'Edad de su cónyuge',
  ageProblem: 'Escriba una edad de 18 a 120.',
  bothIncomes: 'Ingresos de ambas personas en ese año (dólares)',
  ownIncome: 'Sus propios ingresos en ese año, después de un divorcio (dólares)',
  ownIncomeHint: 'Déjelo vacío después de una muerte.',
};

({}) as typeof import('./month-list.es.ts') satisfies typeof english;
