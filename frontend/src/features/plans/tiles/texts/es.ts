import { createElement, Fragment } from 'react';
import { formatList, formatRoundedMoney as money } from '#frontend/ui/format.ts';
import type { ComparedPlan } from '#functions/plans/plan-totals.ts';
import { levelNames } from '#functions/plans/texts/es.ts';
import { outlookTexts } from '../../texts/es.ts';
import type * as english from './en.ts';

const of = (place: string) => `de ${place}`.replace(/^de el /, 'del ');
const plurals = new Intl.PluralRules('es-US');
const count = (number: number, one: string, other: string) =>
  `${number} ${plurals.select(number) === 'one' ? one : other}`;
const { month, amounts } = outlookTexts;

export const tileTexts: typeof english.tileTexts = {
  askExchange: 'Pregunte en el Mercado',
  about: 'unos',
  aMonth: 'al mes',
  aboutAmount: (amount) => `unos ${amount}`,
  aboutLikely: (amount, likely) => `unos ${amount}, ${likely}`,
  likely: (usd) => `probable: ${amounts(usd)}`,
  full: (usd, isAbout) => (isAbout ? `completo: unos ${amounts(usd)}` : `completo: ${amounts(usd)}`),
  details: (parts) => parts.join('; '),
  stateSilver: (program) => `Plata, ${program}`,
  secondSilver: 'Plata, segundo de menor costo',
  notKnown: 'aquí no se conoce el precio',
  beforeStateHelp: (state) => `sin contar la ayuda ${of(state)}`,
  federalOnly: 'solo el crédito tributario federal',
  noCosts: 'No paga costos de atención',
  share: (percent) => `Paga el ${percent}% de los costos`,
  shareAtMost: (percent) => `Paga como máximo el ${percent}% de los costos`,
  gold: (saving) => `El plan Oro cuesta ${month(saving)} menos que el Plata y cubre más.`,
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
  people: (adults, children) =>
    formatList([
      ...(adults > 0 ? [count(adults, 'adulto', 'adultos')] : []),
      ...(children > 0 ? [count(children, 'hijo o hija', 'hijos')] : []),
    ]),
  aged: (people, ages) =>
    `${people}, de ${formatList(ages.map(String))} ${ages.at(-1) === 1 ? 'año' : 'años'}`,
  cheapestFor: (people) => `Planes más baratos, para ${people}.`,
  pricesFor: (people) => `Para ${people}.`,
  withTobacco: (people, tobacco) => `${people}, ${tobacco}`,
  tobaccoByState: 'sin contar el tabaco: su estado decide cuánto más puede costar',
  tobaccoUnknown: (state) => `sin contar el tabaco: las fuentes no coinciden sobre ${state}`,
  tobaccoFree: (state, year) =>
    `contando el tabaco: en ${state} las aseguradoras no cobran más por él en ${year}`,
  tobaccoLimit: (state, percent) =>
    `contando el tabaco: en ${state} pueden cobrar hasta un ${percent}% más, y el crédito no lo paga`,
  bronzeOfArea:
    'El precio del plan Bronce es el de un lugar de su área de tarifas, no el propio de su condado.',
  ofCountry: 'Son precios promedio del país: escriba su código postal (ZIP) y su condado para ver los suyos.',
  ofState: (state) => `Son precios promedio en ${state}: escriba su condado para ver los suyos.`,
  ofStateOnly: (state) => `Son precios promedio en ${state}: no se conoce ninguno de su condado.`,
  approximate:
    'Los precios de su condado son aproximados: cambian dentro del condado, o las fuentes no coinciden.',
  ofArea: 'Son precios de su área de tarifas, no los propios de su condado.',
  mayPayLess: (limit) => `Hasta ${money(limit)} de ingresos, quizás menos.`,
  mostPayLess: 'Con la mayoría de los ingresos, quizás pague menos.',
  ask: (names, exchange) => `${formatList(names)}: pregunte en ${exchange}.`,
  outsideUnknown: (exchange) =>
    `Si no recibe crédito tributario, un plan Plata que se vende fuera de ${exchange} a menudo es más barato, pero no recibe crédito más tarde ese año, aunque bajen sus ingresos.`,
  outside: (exchange) =>
    `Sin crédito tributario, un plan Plata que se vende fuera de ${exchange} a menudo es más barato, pero no recibe crédito más tarde ese año, aunque bajen sus ingresos.`,
  nextYear: (now, next) =>
    `El plan Plata cuesta ${now.isAbout ? 'unos ' : ''}${amounts(now.amounts)} con precios de ${now.year}; unos ${amounts(next.amounts)} si en ${next.year} suben un ${next.rise}%, la mediana.`,
  levelPrices: (prices) =>
    prices.map(([level, usdPerYear]) => `${levelNames[level]} ${money(usdPerYear / 12)}`).join(', '),
  fullPrices: (ofYear, prices) => `Precios completos ${ofYear}, al mes: ${prices}.`,
  fullPricesWithMedicaid: (ofYear, prices) =>
    `Precios completos ${ofYear}, al mes: ${prices}. Con Medicaid no hay crédito tributario para estos planes.`,
  fullPricesWithProgram: (ofYear, prices) =>
    `Precios completos ${ofYear}, al mes: ${prices}. Con este programa no hay crédito tributario para estos planes.`,
  qualifies: (isAlone, program) =>
    isAlone
      ? `Es probable que usted califique para ${program}`
      : `Es probable que su hogar califique para ${program}`,
  publicCover: 'Cuesta poco o nada. Puede presentar una solicitud cualquier día del año.',
  apply: (exchange) => `Presentar una solicitud en ${exchange}`,
  stateDecides: (states) =>
    `Con estos ingresos, ${states} dan Medicaid, que cuesta poco o nada; en los demás quizás no haya ayuda. Escriba su código postal (ZIP) o pregunte en su estado.`,
  medicaidOffice: 'Oficina de Medicaid de su estado',
  employersPlanForYou: (usd) => `Para usted, el plan de su empleador: ${money(usd)} al mes`,
  affordable: (year, limit) =>
    `En ${year} se considera asequible (hasta ${limit}), así que no hay crédito tributario para los planes de abajo.`,
  affordableForYou: (year, limit) =>
    `En ${year} se considera asequible (hasta ${limit}), así que usted no recibe crédito tributario. Los precios de abajo son para las demás personas.`,
  compareOffer: (usd) => {
    if (usd === 0) return 'Cuesta lo mismo que el plan más barato de abajo.';
    return `Cuesta ${money(Math.abs(usd))} al mes ${usd > 0 ? 'más' : 'menos'} que el plan más barato de abajo.`;
  },
  noMarketplace: (territory) => `No hay Mercado en ${territory}`,
  noMarketplaceText:
    'Por eso no hay crédito tributario y no tenemos precios. La oficina de Medicaid del territorio dice si usted califica; allí las aseguradoras venden planes directamente.',
  findMedicaidOffice: 'Buscar la oficina de Medicaid',
  medicareAt: (age) => `A los ${age} años es probable que tenga Medicare`,
  medicareFrom: 'Desde los 65 años es probable que tenga Medicare',
  medicare:
    'Toma el lugar de un plan del Mercado: con la Parte A sin prima usted no recibe crédito tributario, y hay que devolver lo que se pagó por usted. Inscríbase desde tres meses antes del mes en que cumple 65 años hasta tres meses después; más tarde, solo del 1 de enero al 31 de marzo.',
  pricesAt64: (year, prices) => `Precios del Mercado de ${year} a los 64 años, al mes: ${prices}.`,
  summary: (heading, tiles) => `${heading}, al mes: ${tiles.join('; ')}.`,
  editPeople: 'Personas',
};

const planNames: Readonly<Record<ComparedPlan, string>> = {
  bronze: 'el plan Bronce',
  silver: 'el plan Plata',
  gold: 'el plan Oro',
  employer: 'el plan de su empleador',
};

export const yearTexts: typeof english.yearTexts = {
  title: 'Su año',
  ownCare: 'Su propia atención médica en un año',
  expected: 'esperado',
  badYear: 'año malo',
  spokenExpected: 'esperado ',
  spokenBadYear: ', en un año malo ',
  premium: 'prima',
  care: 'atención',
  details: 'Detalles',
  goldPays: (usd) => `El plan Oro conviene si cuesta menos de ${money(usd)} más al año que el Plata.`,
  premiums: {
    net: 'Con la prima que usted pagaría.',
    gross: 'Con la prima antes de restar un crédito tributario.',
    none: 'Para usted solamente y sin la prima.',
  },
  atPrices: (basis) => `Está calculada${basis}.`,
  outOfPocket:
    'De su bolsillo paga la atención médica: todo hasta llegar al deducible; después, una parte. Nueve de cada diez años cuestan menos que un año malo. Por encima de lo máximo que pagaría, el plan paga toda la atención médica en la red del plan.',
  chance: 'El año de una persona depende sobre todo del azar.',
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
  deductible: (usd) => `deducible: unos ${money(usd)}`,
  deductibleEach: (usd) => `deducible: unos ${money(usd)} por persona`,
  printedDeductible: (usd) => `deducible: ${amounts(usd)}`,
  about: (usd) => `unos ${money(usd)}`,
  lowestTotal: 'Menor total esperado',
  sameTotals: (plans) =>
    `Con la atención médica, ${formatList(plans.map((plan) => planNames[plan]))} cuestan casi lo mismo.`,
  lowestIsEmployers:
    'Con la atención médica de un año, el plan de su empleador tiene el menor total esperado.',
  countyPlans: (year) =>
    `Calculado con el deducible mediano de los planes de su condado de ${year}; el de su plan puede ser otro.`,
  typicalPlan: 'Plan típico de cada nivel: aquí no se conocen los deducibles de su condado.',
  withTobacco:
    'Las primas incluyen lo máximo que las aseguradoras pueden cobrar por el tabaco. El crédito tributario no paga nada de eso.',
  beforeTobacco: 'Las primas no cuentan el tabaco: aquí no se sabe con certeza cuánto puede sumar.',
  employersPlan: 'El plan de su empleador se cuenta con la parte de los costos que paga un plan Oro.',
};

export const panelTexts: typeof english.panelTexts = {
  planYear: 'Año del plan',
  ifPricesRise: (year, percent) =>
    createElement(Fragment, null, `Si los precios de ${year} suben un `, percent),
  riseBasis: (year, priceYear, percent) =>
    `Las reglas son las de ${year}; los precios, los de ${priceYear}: nuestros datos aún no tienen los de ${year}. El ${percent}% es la mediana de los aumentos propuestos, no el de su plan.`,
  prices: (year, ofYear) => `Reglas de ${year}, precios ${ofYear}`,
  benchmark: (people) =>
    people === 1
      ? 'Segundo plan Plata de menor costo para una persona'
      : `Segundo plan Plata de menor costo para ${people} personas`,
  credit: 'Crédito tributario',
  pays: 'Usted paga',
  paysWithTobacco: 'Usted paga con tabaco, como máximo',
  paysBronze: 'Usted paga por el plan Bronce más barato',
  paysBronzeWithTobacco: 'Usted paga por él con tabaco, como máximo',
  columns: ['', 'Al\u00A0año', 'Al\u00A0mes'],
};
