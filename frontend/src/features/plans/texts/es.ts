import { formatList, formatNumber, formatRoundedMoney as money } from '#frontend/ui/format.ts';
import { levelNames } from '#functions/plans/texts/es.ts';
import type { YearTotal } from '#functions/plans/year-totals.ts';
import type * as english from './en.ts';

const month = (usdPerYear: number) => `${money(usdPerYear / 12)} al mes`;
const amounts: typeof english.priceTexts.amounts = ({ low, high }) =>
  low === high ? money(low) : `${money(low)} a ${money(high)}`;
const of = (place: string) => `de ${place}`.replace(/^de el /, 'del ');

const offered = (plan: string, offers: readonly number[]) =>
  `${plan}: ${formatList(offers.map(money))} al mes`;
const anEmployers = (offers: readonly number[]) =>
  offers.length > 1 ? 'los planes de empleadores' : 'el plan de un empleador';
const capitalize = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const counts = (year: number, limit: string, isSeveral: boolean) =>
  isSeveral
    ? `En ${year} se consideran asequibles (hasta ${limit} cada uno)`
    : `En ${year} se considera asequible (hasta ${limit})`;

export const countyProgram: typeof english.countyProgram = 'el programa del condado para menores';

export const priceTexts: typeof english.priceTexts = {
  month,
  amounts,
  employersPlan: (offers, isYours) =>
    offered(isYours ? 'El plan de su empleador' : capitalize(anEmployers(offers)), offers),
  employersPlanAndOthers: (offers, others, isYours) =>
    `${offered(isYours ? 'El plan de su empleador para usted' : `${capitalize(anEmployers(offers))} para una parte del hogar`, offers)}; segundo plan Plata de menor costo para las demás personas: unos ${amounts(others)} al mes`,
  medicaidInstead: (isAlone) =>
    isAlone
      ? 'Es probable que le corresponda Medicaid en lugar de este plan'
      : 'Es probable que a su hogar le corresponda Medicaid en lugar de este plan',
  programInstead: (program) => `El programa ${program} en lugar de este precio`,
  stateDecides: 'Su estado decide',
  pays: (isAlone, usd) =>
    isAlone
      ? `Segundo plan Plata de menor costo: unos ${amounts(usd)} al mes`
      : `Segundo plan Plata de menor costo para su hogar: unos ${amounts(usd)} al mes`,
  paysWithTobacco: (isAlone, usd) =>
    isAlone
      ? `Segundo plan Plata de menor costo, contando el tabaco: ${amounts(usd)} al mes`
      : `Segundo plan Plata de menor costo para su hogar, contando el tabaco: ${amounts(usd)} al mes`,
  taxCredit: (usd) => `un crédito tributario de ${money(usd)}`,
  monthlyCredit: (usd, isAbout) => `${isAbout ? 'unos ' : ''}${month(usd)} de crédito tributario`,
  stateHelp: (amount, state, isAbout) => (isAbout ? `unos ${amount} ${of(state)}` : `${amount} ${of(state)}`),
  helps: formatList,
  stateDecidesReason: (states, exchange) =>
    `Con estos ingresos, ${states} dan Medicaid; en los demás quizás no haya ayuda. Escriba su código postal (ZIP) para ver su caso o pregunte en ${exchange}.`,
  programReason: (line, year) =>
    `Hasta el 200% del nivel de pobreza (${money(line)} para este hogar en ${year}), el programa de su estado toma el lugar del crédito tributario.`,
  employerReason: (year, limit, net, isSeveral) =>
    `${counts(year, `${limit} al mes`, isSeveral)}, así que usted no recibe crédito tributario. En el Mercado, el segundo plan Plata de menor costo cuesta ${month(net)}.`,
  employerForSomeReason: (year, limit, paid, { helps, isSeveral }) =>
    `${counts(year, `${limit} al mes`, isSeveral)}, así que este es el precio de las demás personas: ${amounts(paid)} al año${helps && `, después de restar ${helps}`}.`,
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
  credit: (paid, year, helps) => `Usted paga ${amounts(paid)} en ${year}, después de restar ${helps}.`,
  share: (percent, rate) =>
    `Con ingresos del ${percent}% del nivel de pobreza, usted paga el ${rate}% de sus ingresos.`,
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
};

export const byIncomeTexts: typeof english.byIncomeTexts = {
  title: 'Ayuda según los ingresos',
  failed: 'No se pudieron cargar los precios según los ingresos',
};

export const tileTexts: typeof english.tileTexts = {
  askExchange: 'Pregunte en el Mercado',
  aboutNext: 'unos ',
  aMonth: 'al mes',
  aboutAmount: (amount) => `unos ${amount}`,
  aboutLikely: (amount, likely) => `unos ${amount}, ${likely}`,
  likely: (usd) => `probable: ${amounts(usd)}`,
  spoken: (name, text) => `${name}: ${text}.`,
  spokenMonth: (name, amount) => `${name}: ${amount} al mes.`,
  full: (usd, isAbout) => (isAbout ? `completo: unos ${amounts(usd)}` : `completo: ${amounts(usd)}`),
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
  employersPlanForYou: (offers) => offered('Para usted, el plan de su empleador', offers),
  employersPlanForSome: (offers) => offered(`Para una parte del hogar, ${anEmployers(offers)}`, offers),
  affordable: (year, limit, isSeveral) =>
    `${counts(year, limit, isSeveral)}, así que usted no recibe crédito tributario para los planes de abajo.`,
  affordableForYou: (year, limit) =>
    `${counts(year, limit, false)}, así que usted no recibe crédito tributario. Los precios de abajo son para las demás personas.`,
  affordableForSome: (year, limit, isSeveral) =>
    `${counts(year, limit, isSeveral)}, así que quien ${isSeveral ? 'los' : 'lo'} tiene no recibe crédito tributario. Los precios de abajo son para las demás personas.`,
  compareOffer: (usd, isSeveral) => {
    const cost = isSeveral ? 'Juntos cuestan' : 'Cuesta';
    if (usd === 0) return `${cost} lo mismo que el plan más barato de abajo.`;
    return `${cost} ${money(Math.abs(usd))} al mes ${usd > 0 ? 'más' : 'menos'} que el plan más barato de abajo.`;
  },
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
  editPeople: 'Cambiar personas',
};

const planNames: Readonly<Record<YearTotal['level'], string>> = {
  bronze: 'el plan Bronce',
  silver: 'el plan Plata',
  gold: 'el plan Oro',
  employer: 'el plan del empleador',
};

export const yearTexts: typeof english.yearTexts = {
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
  printedDeductible: (usd) => `deducible: ${amounts(usd)}`,
  about: (usd) => `unos ${money(usd)}`,
  lowestTotal: 'Menor total esperado',
  bothEnds: ([usual, saved], [bad, savedInBad]) =>
    `En un año habitual, ${planNames[usual]} cuesta unos ${money(saved)} menos; en un año malo, ${planNames[bad]} cuesta ${money(savedInBad)} menos.`,
  lowestIsEmployers: 'Con la atención médica de un año, el plan del empleador tiene el menor total esperado.',
  countyPlans: (year) =>
    `Contamos el deducible mediano de los planes de su condado de ${year}; el de su plan puede ser otro.`,
  typicalPlan: 'Contamos un plan típico de cada nivel, porque no conocemos los deducibles de su condado.',
  withTobacco:
    'Las primas incluyen lo máximo que las aseguradoras pueden cobrar por el tabaco. El crédito tributario no paga nada de eso.',
  beforeTobacco: 'Las primas no cuentan el tabaco, porque no sabemos con certeza cuánto puede sumar aquí.',
  employersPlan: 'Contamos el plan de un empleador con la parte de los costos que paga un plan Oro.',
};

({}) as typeof import('./es.ts') satisfies typeof english;
