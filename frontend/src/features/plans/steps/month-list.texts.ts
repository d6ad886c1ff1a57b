import { isOneOther, type Subject } from '#frontend/features/plans/change/change.texts.ts';

const formatMonth = (month: number) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2027, month - 1));

const orList = /* @__PURE__ */ new Intl.ListFormat('en-US', { type: 'disjunction' });
const spanishOrList = /* @__PURE__ */ new Intl.ListFormat('es-US', { type: 'disjunction' });

const usd = (amount: number) => `$${amount.toLocaleString('en-US')}`;

/** Facts of a sentence on a person who leaves the plan, and on those who stay. */
interface Leaving {
  day: string;
  exchange: string;
  others: string;
  /** Undefined for the reader. */
  who: string | undefined;
}

/** Figures of Medicare Part B in a year, USD a year; `wanted`: plan year to describe. */
interface PartB {
  deductible: number;
  income: { own: number; couple: number };
  year: number;
  wanted: number;
}

const en = {
  title: (year: number) => `Your ${year}, month by month`,
  /** "January", "January and February" or "January to June" */
  months: (first: number, last: number): string => {
    if (first === last) return formatMonth(first);
    return `${formatMonth(first)} ${last === first + 1 ? 'and' : 'to'} ${formatMonth(last)}`;
  },
  has: (who: string, subject: Subject, cover: string) =>
    `${who} ${isOneOther(subject) ? 'has' : 'have'} ${cover}.`,
  covers: {
    plan: 'the marketplace plan',
    public: 'Medicaid or CHIP',
    program: (name: string) => name,
    medicare: 'Medicare',
    employer: 'an employer’s plan',
    veterans: 'veterans’ health care',
    tricare: 'TRICARE',
    own_plan: 'a plan of their own',
  },
  bill: (prices: readonly string[], isAbout: boolean) =>
    `You pay ${isAbout ? 'about ' : ''}${prices.join(', ')} a month.`,
  price: (level: string, amount: number) => `${level.toLowerCase()} ${usd(amount)}`,
  jobAlone: (amount: number) => `You pay ${usd(amount)} a month for the employer’s plan.`,
  free: 'This is free or costs little.',
  unknown: 'We don’t know the price of the employer’s plan.',
  atMost: (month: number) =>
    `In ${formatMonth(month)} this is the most: the insurer may charge for a part of the month.`,
  owed: (amount: number) =>
    `Up to ${usd(amount)} a month of the tax credit may have to be paid back at tax time, because your tax return has the persons and incomes of the whole year.`,
  back: (amount: number, year: number) =>
    `About ${usd(amount)} of tax credit comes back in April ${year} if your plan is from the marketplace, because your tax return counts everybody on it for the whole year.`,
  /** Added to the sum of a year. */
  withBack: 'The tax credit that comes back is taken off.',
  /** @param programs names of the state's Medicaid and CHIP */
  applyForChildren: (programs: readonly string[], month: number, who: string) =>
    `Apply for ${orList.format(programs)} in ${formatMonth(month)}. Take ${who} off the plan with the day before it starts, not earlier.`,
  byHalves: (amount: number) =>
    amount === 0
      ? 'In the year of a wedding, part V of Form 8962 may lower this to nothing.'
      : `In the year of a wedding, part V of Form 8962 may lower this to about ${usd(amount)} a month.`,
  fileReturn:
    'Your tax return settles this with Form 8962. File one, also at a low income: by today’s rule, after two years without it the tax credit is no longer paid in advance.',
  year: (year: number, prices: readonly string[]) => `All of ${year} costs ${prices.join(', ')}.`,
  /** Added to the sum of a year. @param year of the price */
  withPartB: (year: number) => `Part B is in it at its price of ${year}, drugs and a supplement are not.`,
  partBCosts: (price: string, year: number, people: number) =>
    `Medicare Part B${people > 1 ? ' for both' : ''} costs ${price} a month (price of ${year}).`,
  partB: (price: string, { deductible, income, year, wanted }: PartB) =>
    `Medicare Part B costs ${price} a month in ${year}, with a deductible of ${usd(deductible)} a year. Parts B and D cost more if your ${year - 2} income was above ${usd(income.own)} alone or ${usd(income.couple)} for a couple.${year < wanted ? ` We do not have the price of ${wanted} yet.` : ''} Part D, for drugs, has a price of its own.`,
  leave: (day: string, isForMedicare: boolean) =>
    `Leave the marketplace plan on ${day}${isForMedicare ? ', the day before Medicare starts' : ''}.`,
  leaveAlone: ({ day, exchange, others, who }: Leaving) =>
    `Leave the marketplace plan on ${day}. Take only ${who ?? 'yourself'} off it, and tell ${exchange} about ${who ?? 'you'} alone. These stay on the plan: ${others}.`,
  /** Limit of an offer that counts as affordable, USD a month. */
  othersCredit: (limit: number) =>
    `The others keep their tax credit only if the employer’s plan for the family costs more than ${usd(limit)} a month, or if they can’t join it.`,
  oneIncome: (income: number) =>
    `These months count an income of ${usd(income)} for the whole year. If both of you have another one, write it above.`,
  sharedCredit:
    'Two tax returns share the tax credit of the months before a divorce. A tax preparer knows how.',
  jointReturn: (year: number) =>
    `These months count one tax return for all of ${year}, as after a death. After a divorce, write your own income above.`,
  stillPublic:
    'With this income Medicaid or CHIP would probably continue. Ask your state before you buy a plan.',
  later: (year: number) => `This day changes no month of ${year}.`,
  needsIncome: 'Give your income and your ZIP code to see the months in dollars.',
  noChild: (age: number) =>
    `No child of ${age} has Medicaid or CHIP in these prices, so they have no months to show.`,
  parentsPlan:
    'This is for a parent’s plan from an employer, if it ends with that month. A marketplace plan covers you until December 31.',
  who: 'Who is this about?',
  whoGets: 'Who gets the employer’s plan?',
  all: 'All who are on the marketplace plan',
  birthday: (who: string) => `65th birthday: ${who}`,
  jobBill: 'What the employer’s plan costs you (USD a month)',
  jobBillHint: 'If you leave it empty, we can’t add up the year.',
  amountProblem: 'Write dollars, such as 300.',
  spouseAge: 'Age of your spouse',
  ageProblem: 'Write an age from 18 to 120.',
  bothIncomes: 'Income of both of you in that year (USD)',
  ownIncome: 'Your own income in that year, after a divorce (USD)',
  ownIncomeHint: 'Leave it empty after a death.',
};

const spanishFormatMonth = (month: number) =>
  new Intl.DateTimeFormat('es-US', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2027, month - 1));

const toStart = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const es: typeof en = {
  title: (year) => `Su ${year}, mes por mes`,
  months: (first, last) => {
    if (first === last) return toStart(spanishFormatMonth(first));
    if (last === first + 1) return toStart(`${spanishFormatMonth(first)} y ${spanishFormatMonth(last)}`);
    return `De ${spanishFormatMonth(first)} a ${spanishFormatMonth(last)}`;
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
  atMost: (month) =>
    `En ${spanishFormatMonth(month)} es lo máximo: la aseguradora puede cobrar una parte del mes.`,
  owed: (amount) =>
    `Quizás deba devolver con los impuestos hasta ${usd(amount)} del crédito al mes, porque su declaración cuenta a las personas y los ingresos de todo el año.`,
  back: (amount, year) =>
    `En abril de ${year} le devuelven unos ${usd(amount)} de crédito tributario si su plan es del Mercado, porque su declaración cuenta a todas las personas el año entero.`,
  withBack: 'El crédito que le devuelven ya está restado.',
  applyForChildren: (programs, month, who) =>
    `Solicite ${spanishOrList.format(programs)} en ${spanishFormatMonth(month)}. Retire del plan a ${who} con el día antes de que empiece, no antes.`,
  byHalves: (amount) =>
    amount === 0
      ? 'En el año de una boda, la parte V del Formulario 8962 puede reducirlo a nada.'
      : `En el año de una boda, la parte V del Formulario 8962 puede reducirlo a unos ${usd(amount)} al mes.`,
  fileReturn:
    'Esto se liquida en su declaración de impuestos con el Formulario 8962. Preséntela, también con ingresos bajos: por la regla actual, tras dos años sin hacerlo el crédito ya no se paga por adelantado.',
  year: (year, prices) => `Todo ${year} cuesta: ${prices.join(', ')}.`,
  withPartB: (year) =>
    `La suma incluye la Parte B a su precio de ${year}, pero no las medicinas ni un suplemento.`,
  partBCosts: (price, year, people) =>
    `La Parte B de Medicare${people > 1 ? ' de las dos personas' : ''} cuesta ${price} al mes (precio de ${year}).`,
  partB: (price, { deductible, income, year, wanted }) =>
    `La Parte B de Medicare cuesta ${price} al mes en ${year}, con un deducible de ${usd(deductible)} al año. Las Partes B y D cuestan más si sus ingresos de ${year - 2} superaron ${usd(income.own)}, o ${usd(income.couple)} en pareja.${year < wanted ? ` Todavía no tenemos el precio de ${wanted}.` : ''} La Parte D, para medicinas, tiene su propio precio.`,
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

/** Texts on a year month by month. */
export const monthTexts = globalThis.premiaLanguage === 'es' ? es : en;
