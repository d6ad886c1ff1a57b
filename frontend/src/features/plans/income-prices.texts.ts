import { formatRoundedMoney as money } from '#frontend/ui/format.ts';
import type { StepCode } from '#functions/plans/curve.ts';
import type { Level } from '#functions/plans/state-help.ts';
import { levelNames } from '#functions/plans/texts/en.ts';

/** Rules of the steps of the curve. Sources differ by up to a percent of the poverty line on the end of a silver level. */
const stepTexts: Readonly<Record<StepCode, string>> = {
  medicaid_ends: 'Above this income adults get no Medicaid.',
  basic_program_ends: 'Above this income you get the tax credit in place of the state’s own program.',
  children_cover_ends: 'Above this income a child gets no Medicaid or CHIP and needs a plan.',
  county_cover_ends: 'Above this income a child does not get the county’s program and needs a plan.',
  credit_begins: 'Above this income you get a tax credit.',
  percentage_jumps: 'The share of your income that you pay rises at once.',
  silver_94_ends: 'About here silver plans pay 87% of the costs of care instead of 94%.',
  silver_87_ends: 'About here silver plans pay 73% of the costs of care instead of 87%.',
  silver_73_ends: 'About here silver plans pay 70% of the costs of care instead of 73%.',
  percentage_stops: 'The share of income that you pay stops rising.',
  credit_ends: 'Above this income you get no tax credit.',
  employer_plan_counts:
    'Above this income the employer’s plan counts as affordable, so you get no tax credit.',
  employer_plan_counts_for_you:
    'Above this income the employer’s plan counts as affordable for you, so you get no tax credit for yourself.',
  state_help_changes: 'The state’s help changes.',
  price_changes: 'The share of income that you pay rises.',
};

const en = {
  /** Texts about the prices by income. */
  curveTexts: {
    intro: (year: number) =>
      `The lines show what the cheapest plan of each level costs a month, by yearly income in ${year}. Nothing is sent.`,
    tobacco: 'The prices are before a surcharge for tobacco.',
    label: 'Income, USD a year',
    at: (income: number) => `At ${money(income)}`,
    back: (income: number) => `Back to ${money(income)} a year`,
    noIncome: 'Enter your income to see your place on the lines.',
    drag: 'Drag the dot, or use the arrow keys.',
    month: (usd: number) => `${money(usd / 12)} a month`,
    perMonth: (usd: number) => money(usd / 12),
    valueText: (income: number, prices: string) => `${money(income)} a year: ${prices}`,
    prices: (amounts: readonly (readonly [Level, number])[]) =>
      amounts.map(([level, usd]) => `${levelNames[level]} ${money(usd / 12)} a month`).join(', '),
    publicCover: 'All of you probably have public coverage at this income, at little or no cost.',
    stateDecides: 'At this income your state decides whether Medicaid covers you.',
    unpriced: 'public coverage',
    unpricedRow: 'probably public coverage',
    unknown: 'not known',
    stepsTitle: 'Where the rules change',
    step: (codes: readonly StepCode[]) => codes.map((code) => stepTexts[code]).join(' '),
    more: (level: Level, usd: number) =>
      usd > 0
        ? `One dollar more of income costs ${money(usd)} more a year (${level}).`
        : `One dollar more of income saves ${money(-usd)} a year (${level}).`,
    smaller: (count: number, from: number, to: number) =>
      count === 1
        ? `Above ${money(from)} one dollar more of income costs $60 or more a year: the share of income that you pay rises.`
        : `At ${count} incomes from ${money(from)} to ${money(to)} one dollar more costs $60 or more a year, because the share of income that you pay rises in steps. The table of all figures lists each of them.`,
    presentMonth: 'Medicaid looks at the income of the present month, not of the year.',
    tableTitle: 'All figures',
    caption: 'Price a month by yearly income',
    columns: ['', ...Object.values(levelNames)],
  },
  /** Texts about the credit at the end of the year. */
  taxTexts: {
    title: 'At tax time',
    final: 'If the year ends at an income of',
    finalHint: 'Enter an amount such as $52,000, after what is subtracted.',
    finalHintBusiness:
      'Enter an amount such as $52,000, before the premium of your own plan is deducted. We take the difference as profit.',
    advance: 'Tax credit paid in advance (USD a year)',
    advanceHint: (usd: number) =>
      `If you leave this empty, we use ${money(usd)}, the credit for your income.`,
    advanceProblem: 'Enter an amount in dollars, such as $4,800.',
    finalProblem: 'Enter an amount in dollars up to $10,000,000, such as $52,000.',
    repay: (income: number, usd: number) =>
      `If the year ends at ${money(income)}, you pay back ${money(usd)}. The law sets no limit on it.`,
    refund: (income: number, usd: number) =>
      `If the year ends at ${money(income)}, you get ${money(usd)} more with your tax return.`,
    even: (income: number) =>
      `If the year ends at ${money(income)}, you pay nothing back and get nothing more.`,
    low: 'If your income ends below the poverty line, you usually pay nothing back, if the marketplace expected an income with a tax credit and you estimated it with care.',
    rowsCaption: 'The same at other incomes',
    columns: ['', 'You pay back', 'You get'],
    expected: (income: number) => `${money(income)}, as expected`,
    first: (income: number) => `${money(income)}, the first with a tax credit`,
    limit: (income: number) => `${money(income)}, the last with a tax credit`,
    above: (income: number) => `${money(income)}, one dollar more`,
    amount: money,
    omitted:
      'This holds if nothing changes during the year. It leaves out a marriage or divorce and plans shared with another household. If your plan costs less than the tax credit, only its price counts.',
    stateHelp: 'Your state settles its own help by other rules.',
  },
};

const plans: Readonly<Record<Level, string>> = {
  bronze: 'plan Bronce',
  silver: 'plan Plata',
  gold: 'plan Oro',
};

const spanishStepTexts: Readonly<Record<StepCode, string>> = {
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

const es: typeof en = {
  curveTexts: {
    intro: (year) =>
      `Las líneas muestran lo que cuesta al mes el plan más barato de cada nivel, según los ingresos al año en ${year}. No se envía nada.`,
    tobacco: 'Los precios no incluyen un recargo por tabaco.',
    label: 'Ingresos, dólares al año',
    at: (income) => `Con ${money(income)}`,
    back: (income) => `Volver a ${money(income)} al año`,
    noIncome: 'Escriba sus ingresos para ver su lugar en las líneas.',
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
    step: (codes) => codes.map((code) => spanishStepTexts[code]).join(' '),
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
  },
  taxTexts: {
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
  },
};

export const { curveTexts, taxTexts } = globalThis.premiaLanguage === 'es' ? es : en;
