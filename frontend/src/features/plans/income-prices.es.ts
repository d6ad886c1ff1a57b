import { formatRoundedMoney } from '#frontend/ui/format.ts';
import type { StepCode } from '#functions/plans/curve.ts';
import type { Level } from '#functions/plans/state-help.ts';
import { levelNames } from '#functions/plans/texts/es.ts';
import type * as english from './income-prices.en.ts';

const money = formatRoundedMoney;

const plans: Readonly<Record<Level, string>> = {
  bronze: 'plan Bronce',
  silver: 'plan Plata',
  gold: 'plan Oro',
};

const stepTexts: Readonly<Record<StepCode, string>> = {
  medicaid_ends: 'Con más ingresos, los adultos no reciben Medicaid.',
  basic_program_ends:
    'Con más ingresos, usted recibe el crédito tributario en lugar del programa del estado.',
  children_cover_ends: 'Con más ingresos, un menor no recibe Medicaid ni CHIP y necesita un plan.',
  county_cover_ends: 'Con más ingresos, un menor no recibe el programa del condado y necesita un plan.',
  credit_begins: 'Con más ingresos, usted recibe un crédito tributario.',
  percentage_jumps: 'La parte de los ingresos que usted paga sube de golpe.',
  silver_94_ends:
    'Cerca de aquí, los planes Plata pagan el 87% de los costos de la atención médica en lugar del 94%.',
  silver_87_ends:
    'Cerca de aquí, los planes Plata pagan el 73% de los costos de la atención médica en lugar del 87%.',
  silver_73_ends:
    'Cerca de aquí, los planes Plata pagan el 70% de los costos de la atención médica en lugar del 73%.',
  percentage_stops: 'La parte de los ingresos que usted paga deja de subir.',
  credit_ends: 'Con más ingresos, usted no recibe crédito tributario.',
  employer_plan_counts:
    'Con más ingresos, el plan del empleador se considera asequible y usted no recibe crédito tributario.',
  employer_plan_counts_for_you:
    'Con más ingresos, el plan del empleador se considera asequible para usted, así que usted no recibe crédito tributario para sí.',
  state_help_changes: 'Cambia la ayuda del estado.',
  price_changes: 'Sube la parte de los ingresos que usted paga.',
};

export const curveTexts: typeof english.curveTexts = {
  intro: (year) =>
    `Las líneas muestran lo que cuesta al mes el plan más barato de cada nivel, según los ingresos al año en ${year}. No se envía nada.`,
  tobacco: 'Los precios no incluyen un recargo por tabaco.',
  label: 'Ingresos, dólares al año',
  at: (income) => `Con ${money(income)}`,
  back: (income) => `Volver a ${money(income)}`,
  noIncome: 'Escriba sus ingresos arriba para ver su lugar en las líneas.',
  drag: 'Arrastre el punto o use las teclas de flecha.',
  month: (usd) => `${money(usd / 12)} al mes`,
  perMonth: (usd) => money(usd / 12),
  valueText: (income, prices) => `${money(income)} al año: ${prices}`,
  prices: (amounts) =>
    amounts.map(([level, usd]) => `${levelNames[level]} ${money(usd / 12)} al mes`).join(', '),
  publicCover:
    'Con estos ingresos es probable que todas las personas tengan cobertura pública, que cuesta poco o nada.',
  stateDecides: 'Con estos ingresos, su estado decide si Medicaid le da cobertura.',
  unpriced: 'cobertura pública',
  unpricedRow: 'probable cobertura pública',
  unknown: 'no se conoce',
  stepsTitle: 'Dónde cambian las reglas',
  step: (codes) => codes.map((code) => stepTexts[code]).join(' '),
  more: (level, usd) =>
    usd > 0
      ? `Un dólar más de ingresos cuesta ${money(usd)} más al año (${plans[level]}).`
      : `Un dólar más de ingresos ahorra ${money(-usd)} al año (${plans[level]}).`,
  smaller: (count, from, to) =>
    count === 1
      ? `Por encima de ${money(from)}, un dólar más de ingresos cuesta $60 o más al año: sube la parte de los ingresos que usted paga.`
      : `En ${count} montos de ingresos de ${money(from)} a ${money(to)}, un dólar más cuesta $60 o más al año, porque la parte de los ingresos que usted paga sube por pasos. La tabla tiene cada uno.`,
  presentMonth: 'Medicaid mira los ingresos del mes actual, no los del año.',
  tableTitle: 'Todas las cifras',
  caption: 'Precio al mes según los ingresos al año',
  columns: ['', ...Object.values(levelNames)],
};

export const taxTexts: typeof english.taxTexts = {
  title: 'Al presentar los impuestos',
  final: 'Si el año termina con ingresos de',
  finalHint: 'Escriba un monto como $52,000, después de lo que se resta.',
  finalHintBusiness:
    'Escriba un monto como $52,000, antes de deducir la prima de su propio plan. Tomamos la diferencia como ganancia.',
  advance: 'Crédito tributario recibido por adelantado (dólares al año)',
  advanceHint: (usd) => `Si no escribe nada, usamos ${money(usd)}, el crédito según sus ingresos.`,
  advanceProblem: 'Escriba un monto en dólares, como $4,800.',
  finalProblem: 'Escriba un monto en dólares de hasta $10,000,000, como $52,000.',
  repay: (income, usd) =>
    `Si el año termina con ${money(income)}, usted tiene que devolver ${money(usd)}. La ley no pone un límite.`,
  refund: (income, usd) =>
    `Si el año termina con ${money(income)}, usted recibe ${money(usd)} más con su declaración de impuestos.`,
  even: (income) => `Si el año termina con ${money(income)}, no se devuelve ni se recibe nada.`,
  low: 'Si sus ingresos quedan por debajo del nivel de pobreza, por lo general no hay que devolver nada, si el Mercado esperaba ingresos con crédito tributario y usted los estimó con cuidado.',
  rowsCaption: 'Lo mismo con otros ingresos',
  columns: ['', 'Se devuelve', 'Se recibe'],
  expected: (income) => `${money(income)}, lo esperado`,
  first: (income) => `${money(income)}, el primer monto con crédito tributario`,
  limit: (income) => `${money(income)}, el último monto con crédito tributario`,
  above: (income) => `${money(income)}, un dólar más`,
  amount: money,
  omitted:
    'Esto vale si nada cambia durante el año. No cuenta un matrimonio o divorcio ni los planes compartidos con otro hogar. Si su plan cuesta menos que el crédito tributario, solo cuenta su precio.',
  stateHelp: 'Su estado ajusta su propia ayuda con otras reglas.',
};

({}) as typeof import('./income-prices.es.ts') satisfies typeof english;
