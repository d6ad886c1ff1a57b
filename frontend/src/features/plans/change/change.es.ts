import type { Cause } from '#functions/plans/explain-change.ts';
import type * as english from './change.en.ts';
import type { Subject } from './change.en.ts';

const usd = (amount: number) => `$${Math.abs(amount).toLocaleString('en-US')}`;

const moreOrLess = (amount: number) => (amount < 0 ? 'menos' : 'más');

const list = new Intl.ListFormat('es-US', { style: 'long' });

const formatAges = (ages: readonly number[]) => list.format(ages.map(String));

/** True for one person: the verb is singular. */
export const isOneOther = ({ you, adults, children }: Subject) =>
  adults.length + children.length + (you === undefined ? 0 : 1) === 1;

/** Texts on what changes between two prices of a household, and why. */
export const changeTexts: typeof english.changeTexts = {
  since: (day) => `Qué cambió desde el ${day}`,
  sinceLast: 'Qué cambió desde su último estimado',
  fromTo: (first, last) => `De ${first} a ${last}`,
  level: 'Nivel',
  now: 'ahora',
  before: 'antes',
  month: 'Precios al mes',
  perMonth: 'al mes',
  change: 'cambio',
  about: (text) => `${text} (aprox.)`,
  amount: usd,
  difference: (amount) => `${usd(amount)} ${moreOrLess(amount)}`,
  same: 'igual',
  aboutSame: 'casi igual',
  years: (row, isAbout) =>
    `${row.name}: ${row.before}, luego ${isAbout ? 'unos ' : ''}${row.after} al mes, ${row.difference}.`,
  range: (level, low, high) =>
    `${level} podría cambiar de ${usd(low)} ${moreOrLess(low)} a ${usd(high)} ${moreOrLess(high)} al mes.`,
  nothing: 'Nada cambia en estos precios.',
  tobacco: (amount) =>
    `El tabaco puede sumar hasta ${usd(amount)} al mes a Plata: ningún precio aquí lo incluye.`,
  tobaccoAlone: (amount) =>
    `Los precios no cambian, pero el tabaco puede sumar hasta ${usd(amount)} al mes a Plata.`,
  silverPays: (after, before) =>
    `Los planes Plata pagan entonces el ${after}% de los costos de la atención en lugar del ${before}%.`,
  offerNow: (now, before) =>
    `Además de estos precios, el plan del empleador cuesta ${now} al mes${before === undefined ? '' : `, y ${before} antes`}.`,
  offerBefore: (before) => `Antes, el plan del empleador costaba ${before} al mes además de estos precios.`,
  order: 'En otro orden cambiarían estas líneas, pero no la suma.',
  why: (level, amount) =>
    amount === 0
      ? `Por qué ${level} cuesta lo mismo`
      : `Por qué ${level} cuesta ${usd(amount)} ${moreOrLess(amount)}`,
  whyAboutSame: (level) => `Por qué ${level} cuesta casi igual`,
  whyBill: (level, amount) => `Por qué ${level} cuesta ${usd(amount)} ${moreOrLess(amount)} que su factura`,
  levelsOfReasons: 'Razones de',
  raises: 'más',
  lowers: 'menos',
  caption: 'al mes, después de restar el crédito tributario',
  pay: '¿Cuánto paga ahora al mes?',
  payHint: 'Lo comparamos con el plan Plata. No se guarda ni se envía.',
  bill: 'Su factura',
  unexplained: 'Lo que nuestro estimado de hoy no explica',
  told: (bill, estimate) =>
    `Usted indicó ${usd(bill)}; nuestro estimado de hoy es ${usd(estimate)}. No podemos explicar ${usd(bill - estimate)}.`,
  payProblem: 'Escriba lo que paga ahora en dólares al mes, como $300.',
  smallAlone: (names, amount) =>
    `Cambios menores (${names.join(', ')}): ${usd(amount)} ${moreOrLess(amount)}.`,
  small: (names) => `Cambios menores (${names.join(', ')})`,
  creditRises: (year) => `Los planes cuestan más en ${year}, pero su crédito tributario sube con ellos.`,
  beforeNow: (before, after) => `Antes: ${before}. Ahora: ${after}.`,
  ends: {
    price: (silver) => `Plata, ${silver} al mes`,
    employer: (amount) => `el plan del empleador, ${amount} al mes, sin crédito`,
    medicaid: 'probablemente Medicaid o CHIP, gratis o a bajo costo',
    program: (name) => `probablemente ${name}`,
    medicare: 'Medicare',
    other_cover: 'cobertura de veteranos o TRICARE, sin crédito',
    state_decides: 'el estado decide sobre la ayuda',
  },
  noIncomeBefore: 'El estimado anterior no tiene ingresos; no podemos decir por qué cambia el precio.',
  noIncomeAfter: 'El estimado nuevo no tiene ingresos; no podemos decir por qué cambia el precio.',
  causes: {
    rules: (year, state) =>
      state === undefined ? `Las reglas de ${year}` : `Las reglas de ${year}, con ayuda de ${state}`,
    rulesGive: (year, limit) => `Las reglas de ${year} le dan crédito hasta ${usd(limit)}`,
    rulesTake: (year, limit) =>
      `Según las reglas de ${year}, sus ingresos pasan el límite de ${usd(limit)} y no recibe crédito`,
    pricesRise: (year) => `Los planes cuestan más en ${year}`,
    pricesRiseButCredit: (year) => `Los planes cuestan más en ${year} y el crédito sube aún más`,
    pricesFall: (year) => `Los planes cuestan menos en ${year}`,
    pricesFallButCredit: (year) => `Los planes cuestan menos en ${year} y el crédito baja aún más`,
    newPrices: (year) => `Precios nuevos de ${year}`,
    older: (isAlone) => (isAlone ? 'Usted tiene un año más' : 'Todos ustedes tienen un año más'),
    olderButCredit: (isAlone) =>
      `${isAlone ? 'Usted tiene un año más' : 'Todos ustedes tienen un año más'} y eso sube el crédito`,
    ages: 'Otras edades en su hogar',
    joined: (count) => (count === 1 ? 'Una persona más en su hogar' : `${count} personas más en su hogar`),
    left: (count) => (count === 1 ? 'Una persona menos en su hogar' : `${count} personas menos en su hogar`),
    people: 'Otras personas en su hogar',
    size: 'Otro número de personas en su declaración de impuestos',
    childrenNotCounted: (sentence) => `${sentence}, y el crédito ya no cuenta a los hijos`,
    place: (name) => `Planes y crédito en ${name}`,
    newPlace: 'Precios del lugar nuevo',
    cover: 'Otra cobertura o una oferta de un empleador',
    inPlace: {
      medicare: (hasLessCredit) =>
        `Medicare en lugar del plan${hasLessCredit ? ', y por eso menos crédito' : ''}`,
      employer: (hasLessCredit) =>
        `El plan del empleador en lugar de este${hasLessCredit ? ', y por eso menos crédito' : ''}`,
    },
    income: (amount) => `Sus ingresos ${amount < 0 ? 'bajan' : 'suben'} ${usd(amount)}`,
    overLimit: (limit) => `Sus ingresos pasan el límite de ${usd(limit)} y no recibe crédito`,
    underLimit: (limit) => `Sus ingresos no pasan el límite de ${usd(limit)} y recibe un crédito`,
    reaches: (line) => `Sus ingresos llegan a ${usd(line)} y recibe un crédito`,
    fallsBelow: (line) => `Sus ingresos no llegan a ${usd(line)} y no recibe crédito`,
    together: (names) => {
      const text = list.format(names);
      return `${text.charAt(0).toUpperCase()}${text.slice(1)}, en conjunto`;
    },
  },
  names: {
    rules: 'reglas nuevas',
    prices: 'precios nuevos',
    ages: 'sus edades',
    people: 'las personas de su hogar',
    place: 'su lugar nuevo',
    cover: 'otra cobertura',
    income: 'sus ingresos',
  } satisfies Readonly<Record<Cause, string>>,
  who: ({ you, adults, children }) => {
    const names = [
      ...(you === undefined ? [] : [`usted (${you})`]),
      ...adults.map((age) => `el adulto de ${age}`),
      ...(children.length === 0
        ? []
        : [
            children.length === 1 ? `su hijo o hija (${children[0]})` : `sus hijos (${formatAges(children)})`,
          ]),
    ];
    const text = list.format(names);
    return text.charAt(0).toUpperCase() + text.slice(1);
  },
  moves: {
    public: (who, subject) =>
      `${who} probablemente ${isOneOther(subject) ? 'tendría' : 'tendrían'} Medicaid o CHIP, gratis o a bajo costo.`,
    program: (who, subject, name) =>
      `${who} probablemente ${isOneOther(subject) ? 'tendría' : 'tendrían'} ${name}.`,
    medicare: (who, subject) =>
      isOneOther(subject)
        ? `${who} pasa a Medicare y deja el plan.`
        : `${who} pasan a Medicare y dejan el plan.`,
    employer: (who, subject) =>
      `${who} ${isOneOther(subject) ? 'tendría' : 'tendrían'} el plan del empleador, sin crédito tributario.`,
    veterans: (who, subject) =>
      `${who} ${isOneOther(subject) ? 'tendría' : 'tendrían'} atención médica de veteranos, sin crédito tributario.`,
    tricare: (who, subject) =>
      `${who} ${isOneOther(subject) ? 'tendría' : 'tendrían'} TRICARE, sin crédito tributario.`,
    plan: (who, subject) =>
      `${who} ${isOneOther(subject) ? 'necesitaría' : 'necesitarían'} un plan del Mercado.`,
    joins: (who, subject) => `${who} ${isOneOther(subject) ? 'entra' : 'entran'} en el plan.`,
    own_plan: (who, subject) =>
      `${who} ${isOneOther(subject) ? 'necesitaría' : 'necesitarían'} un plan propio.`,
    leaves: (who, subject) => `${who} ya no ${isOneOther(subject) ? 'está' : 'están'} en su hogar.`,
  },
};

({}) as typeof import('./change.es.ts') satisfies typeof english;
