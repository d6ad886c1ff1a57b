import { formatList, formatNumber, formatRoundedMoney as money } from '#frontend/ui/format.ts';
import type * as english from './en.ts';

const month = (usdPerYear: number) => `${money(usdPerYear / 12)} al mes`;
const amounts: typeof english.outlookTexts.amounts = ({ low, high }) =>
  low === high ? money(low) : `${money(low)} a ${money(high)}`;
const of = (place: string) => `de ${place}`.replace(/^de el /, 'del ');

export const outlookTexts: typeof english.outlookTexts = {
  atPrices: (year, rise) =>
    rise > 0 ? ` con precios de ${year} más un ${rise}%` : ` con precios de ${year}`,
  month,
  amounts,
  employersPlan: (usd) => `El plan de su empleador: ${money(usd)} al mes`,
  employersPlanAndOthers: (usd, others) =>
    `El plan de su empleador para usted: ${money(usd)} al mes; segundo plan Plata de menor costo para las demás personas: unos ${amounts(others)} al mes`,
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
  monthlyCredit: (usd) => `${month(usd)} de crédito tributario`,
  stateHelp: (amount, state, isAbout) => (isAbout ? `unos ${amount} ${of(state)}` : `${amount} ${of(state)}`),
  helps: formatList,
  stateDecidesReason: (states, exchange) =>
    `Con estos ingresos, ${states} dan Medicaid; en los demás quizás no haya ayuda. Escriba su código postal (ZIP) para ver su caso o pregunte en ${exchange}.`,
  programReason: (line, year) =>
    `Hasta el 200% del nivel de pobreza (${money(line)} para este hogar en ${year}), el programa de su estado toma el lugar del crédito tributario.`,
  employerReason: (year, limit, net, basis) =>
    `En ${year} se considera asequible (hasta ${limit} al mes), así que no hay crédito tributario: el segundo plan Plata de menor costo del Mercado cuesta ${month(net)}${basis}.`,
  employerForSomeReason: (year, limit, paid, { basis, helps }) =>
    `En ${year}, la oferta de su empleador para usted se considera asequible (hasta ${limit} al mes), así que este es el precio de las demás personas: ${amounts(paid)} al año${basis}${helps && `, después de restar ${helps}`}.`,
  tooLow: (line, year) =>
    `No hay crédito tributario por debajo del nivel de pobreza, que es de ${money(line)} para este hogar en ${year}.`,
  tooHigh: (limit, year) =>
    `No hay crédito tributario con ingresos de más de ${money(limit)}, el 400% del nivel de pobreza en ${year}.`,
  tooHighWithHelp: (limit, year, { basis, helps }) =>
    `No hay crédito tributario con ingresos de más de ${money(limit)}, el 400% del nivel de pobreza en ${year}. La cifra${basis} es después de restar ${helps}.`,
  cheap: (rate, year) =>
    `El plan cuesta menos del ${rate}% de sus ingresos, así que no hay crédito tributario en ${year}.`,
  credit: (paid, year, helps) => `${amounts(paid)} al año en ${year}, después de restar ${helps}.`,
  share: (percent, rate) =>
    `Con ingresos del ${percent}% del nivel de pobreza, usted paga el ${rate}% de sus ingresos.`,
  childCover: (oldest, year) =>
    `Con estos ingresos, el programa Medicaid o CHIP de su estado cubre a personas de hasta ${oldest} años, en lugar de un crédito tributario de ${year}.`,
  badgerCare: (year) =>
    `En Wisconsin, Medicaid (BadgerCare Plus) cubre a adultos hasta el nivel de pobreza, en lugar de un crédito tributario de ${year}.`,
  adultMedicaid: (year) =>
    `Con estos ingresos, el programa Medicaid de su estado cubre a adultos, en lugar de un crédito tributario de ${year}.`,
  parentMedicaid: (state, percent, year) =>
    `En ${state}, Medicaid cubre a padres y madres de menores de 19 años hasta cerca del ${percent}% del nivel de pobreza, en lugar de un crédito tributario de ${year}.`,
  benchmarkShare: (percent) =>
    `El crédito tributario se calcula con el ${formatNumber(percent)}% del precio de este plan en este condado: solo cuenta la parte de la prima que paga los beneficios de salud esenciales.`,
  wholeBenchmark:
    'El crédito tributario se calcula con el precio de este plan para las personas que cubriría.',
  unknownShare:
    'El crédito tributario se calcula con la parte del precio de este plan que paga los beneficios de salud esenciales. En este condado no se conoce, así que el crédito puede ser menor; la diferencia es de hasta un 3.5% del precio.',
  moreThanCounted: (program) =>
    `Con un plan del programa ${program}, su atención médica cuesta menos de lo que se cuenta aquí: el programa también baja deducibles y copagos.`,
  unknown: 'no se conoce',
};

export const byIncomeTexts: typeof english.byIncomeTexts = {
  title: 'Ayuda según los ingresos',
  failed: 'No se pudieron cargar los precios según los ingresos',
};
