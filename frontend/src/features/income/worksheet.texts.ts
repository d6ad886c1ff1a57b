import { formatRoundedMoney as money } from '#frontend/ui/format.ts';
import type { PlanYear } from '#functions/plans/plan-year.ts';
import { levelNames } from '#functions/plans/texts/en.ts';
import type { AmountProblem, LineName } from './worksheet-input.ts';

type Limits = Readonly<Partial<Record<string, number>>>;

/** Sentence with the year's limit of a line; undefined where no figure is published. */
const limitTexts: Partial<Record<LineName, (year: PlanYear, limits: Limits) => string | undefined>> = {
  self_employment: (year, { business_mile_cents: cents }) =>
    cents ? `Each mile that you drive for work counts as ${cents} cents of expenses in ${year}.` : undefined,
  ira: (year, { ira, ira_from_50 }) =>
    ira && ira_from_50
      ? `At most ${money(ira)} a person counts in ${year}, or ${money(ira_from_50)} from age 50, and less with a plan at work.`
      : undefined,
  hsa: (year, { hsa, hsa_family, hsa_from_55 }) =>
    hsa && hsa_family && hsa_from_55
      ? `At most ${money(hsa)} counts in ${year}, or ${money(hsa_family)} for a family, and ${money(hsa_from_55)} more from age 55.`
      : undefined,
  student_loan: () => `At most ${money(2500)} is subtracted.`,
  educator: (year, { educator }) =>
    educator ? `About ${money(educator)} for each teacher is subtracted in ${year}.` : undefined,
};

const problemTexts: Readonly<Record<AmountProblem, string>> = {
  unreadable: 'Enter an amount in dollars, such as $1,200.',
  negative: 'Enter an amount of 0 or more: this line cannot be a loss.',
  too_large: 'Enter an amount of at most $10,000,000 a year.',
  more_than_earned: '',
};

const en = {
  /** Label of a line, and the form that shows its amount, with an example. */
  lineTexts: {
    wages: {
      label: 'Your wages, tips and overtime',
      hint: 'Your W-2 shows them in box 1: $42,310. What went into a 401(k) or health insurance before tax is already out of it.',
    },
    self_employment: {
      label: 'Your own business, after expenses',
      hint: 'Your Schedule C shows it, or take the 1099s of your apps less what you spent for the work: $38,000. For a loss, type −1,200. If it swings, the middle is fine: update it when it changes.',
    },
    spouse_wages: {
      label: 'Your spouse’s wages, tips and overtime',
      hint: 'Your spouse’s W-2 shows them in box 1: $31,480.',
    },
    spouse_self_employment: {
      label: 'Your spouse’s own business, after expenses',
      hint: 'Your spouse’s Schedule C shows it: $12,500. For a loss, type −1,200.',
    },
    social_security: {
      label: 'Social Security, the whole amount',
      hint: 'Your SSA-1099 shows it, before Medicare is taken off: $22,800. All of it counts, also the part that is not taxed. SSI does not count.',
    },
    pension_ira: {
      label: 'Pensions, and withdrawals from an IRA or 401(k)',
      hint: 'Your 1099-R shows the taxable part: $18,000. A conversion to a Roth IRA counts too.',
    },
    unemployment: {
      label: 'Unemployment benefits',
      hint: 'Your 1099-G shows them: $6,240. They count in full.',
    },
    interest: { label: 'Interest', hint: 'Your 1099-INT shows it: $310.' },
    tax_exempt_interest: {
      label: 'Tax-exempt interest',
      hint: 'Your 1099-INT shows it, such as that of city bonds: $150. It counts here.',
    },
    dividends: { label: 'Dividends', hint: 'Your 1099-DIV shows them: $480.' },
    capital_gain: {
      label: 'Gains from sales, less losses',
      hint: 'Your Schedule D shows them: $2,400. Of a loss at most $3,000 counts.',
    },
    rental: {
      label: 'Rent, royalties and partnerships, after expenses',
      hint: 'Your Schedule E shows them: $5,200. Of a loss, type the part that your return allows: −1,200.',
    },
    alimony_received: {
      label: 'Alimony received, agreement before 2019',
      hint: 'Enter what you are paid: $9,600. Under a later agreement it does not count.',
    },
    foreign_excluded: {
      label: 'Income earned abroad',
      hint: 'The part that is not taxed in the United States counts too: $24,000.',
    },
    other_income: {
      label: 'Other taxable income',
      hint: 'An example is Alaska’s Permanent Fund dividend: $1,000. A scholarship that does not pay tuition usually counts.',
    },
    ira: { label: 'Deposits in a traditional IRA', hint: 'Enter the part that you may deduct: $3,000.' },
    hsa: {
      label: 'Deposits in a health savings account',
      hint: 'Enter your own, not those from your pay: $2,000.',
    },
    student_loan: { label: 'Student loan interest', hint: 'Enter the part that you may deduct: $900.' },
    educator: { label: 'Classroom expenses of teachers', hint: 'Enter what you paid yourself: $250.' },
    alimony_paid: {
      label: 'Alimony paid, agreement before 2019, and bank penalties for early withdrawal',
      hint: 'Enter what you paid: $4,800.',
    },
    moving: {
      label: 'Moving costs of the armed forces',
      hint: 'They usually count only on active duty, when you are ordered to move: $1,200.',
    },
    se_retirement: {
      label: 'Retirement plan of your business',
      hint: 'Enter deposits in a SEP, SIMPLE or solo 401(k): $4,000.',
    },
    other_se_health: {
      label: 'Other health premiums of your business',
      hint: 'An example is dental: $420. Leave out the premium of a marketplace plan.',
    },
  },
  formatLimit: (name: LineName, year: PlanYear, limits: Limits): string | undefined =>
    limitTexts[name]?.(year, limits),
  /** Message at a line. @param earned income before anything is subtracted */
  formatAmountProblem: (problem: AmountProblem | undefined, earned: number): string | undefined =>
    problem === 'more_than_earned'
      ? `You subtract more than the ${money(earned)} of income above. Check these amounts: until then the total counts as $0.`
      : problem && problemTexts[problem],
  worksheetTexts: {
    title: 'Your income, line by line',
    intro: (year: number) =>
      `Type what you expect for ${year}. Leave lines empty that you do not have. Nothing is sent: the lines stay in this tab.`,
    filing: 'How will you file taxes?',
    filings: { single: 'Not married', joint: 'Married, jointly', separate: 'Married, separately' },
    separate:
      'Married people who file separately get no tax credit, and all of a credit paid in advance goes back. There are exceptions for abuse and abandonment, and for some who live apart and count as unmarried.',
    period: (label: string) => `${label}: for a year or a month`,
    doubt: (text: string) => `Is ${text} a month or a year?`,
    month: 'A month',
    year: 'A year',
    further: 'More kinds of income',
    dependents: 'Children and others you claim',
    dependentsHint:
      'Their income counts only if they must file a federal return. A return only for a refund does not matter. A partner or child whom you do not claim is left out.',
    mustFileHint: (year: number): string | undefined =>
      year === 2026
        ? 'Usually a person under 65 must file in 2026 with more than about $16,100 from jobs, or about $1,350 from savings.'
        : undefined,
    dependent: (number: number) => `Income of dependent ${number}`,
    mustFile: 'Must this person file a federal return on income?',
    addDependent: '+ Dependent',
    removeDependent: (number: number) => `Remove dependent ${number}`,
    subtracted: 'What is subtracted',
    halfTax: (usd: number) =>
      `We subtract half of the self-employment tax on your profit, ${money(usd)}: you need no line for it.`,
    notSubtracted:
      'You cannot subtract the standard deduction, deposits in a Roth IRA, gifts to charity, or the deductions for tips, overtime, seniors and car loans.',
    uncounted: 'What does not count',
    uncountedList: [
      'Child support',
      'SSI (Supplemental Security Income)',
      'Gifts and loans',
      'Veterans’ disability benefits',
      'Workers’ compensation',
      'Alimony under agreements since 2019',
      'The child tax credit',
    ],
    total: (usd: number) => `${money(usd)} a year`,
    totalLabel: 'Income that counts',
    noTotal: 'Correct the marked amounts to see the total.',
    loss: 'This total includes a loss.',
    allLoss: 'Losses are as large as the other income or larger, so the total is $0.',
    use: (usd: number) => `Use ${money(usd)} as my income`,
    below: (line: number, year: number) =>
      `Below ${money(line)} (the poverty line of this household for ${year}) you get no tax credit. Perhaps you get Medicaid, which looks at the income of the present month.`,
    magi: 'Tax forms call this total modified adjusted gross income (MAGI).',
  },
  /** Texts about the premium that a business deducts. */
  loopTexts: {
    title: 'The premium of your own plan',
    level: 'Which plan would your business pay for?',
    levels: { '': 'None', bronze: 'Bronze', silver: 'Silver', gold: 'Gold' },
    hint: 'A business can deduct the premium. That lowers your income and raises the tax credit, which lowers the deduction again. You cannot deduct it for months in which an employer offered you a plan that it helps pay for.',
    later:
      'The premium of your own plan can lower this total too: open these lines again under “How we calculated it” in your result.',
    publicCover: 'At this income you probably have public coverage, which has no premium to deduct.',
    before: 'Income before it is deducted',
    deduction: 'Premium to deduct',
    income: 'Income after it',
    credit: 'Tax credit',
    pays: 'You pay for the plan',
    none: 'There is no tax credit at this income.',
    computed:
      'We compute this as IRS Publication 974 allows: deduction and credit together are at most the premium.',
    end: (usd: number) =>
      `With this plan you get a credit up to an income of ${money(usd)} before the deduction.`,
    stateHelp: 'We do not count the help of your state here.',
    column: 'A\u00A0year',
  },
};

const spanishProblemTexts = {
  unreadable: 'Escriba un monto en dólares, como $1,200.',
  negative: 'Escriba un monto de 0 o más: esta línea no puede ser una pérdida.',
  too_large: 'Escriba un monto de $10,000,000 al año como máximo.',
};

const es: typeof en = {
  lineTexts: {
    wages: {
      label: 'Sus salarios, propinas y horas extra',
      hint: 'Están en su formulario W-2, casilla 1: $42,310. Lo que fue a un plan 401(k) o al seguro médico antes de impuestos ya está descontado.',
    },
    self_employment: {
      label: 'Su propio negocio, después de los gastos',
      hint: 'Está en su Anexo C, o sume los formularios 1099 de sus aplicaciones y reste lo que gastó para trabajar: $38,000. Si es una pérdida, escriba −1,200. Si varía, basta con el punto medio: actualícelo cuando cambie.',
    },
    spouse_wages: {
      label: 'Salarios, propinas y horas extra de su cónyuge',
      hint: 'Están en el formulario W-2 de su cónyuge, casilla 1: $31,480.',
    },
    spouse_self_employment: {
      label: 'El propio negocio de su cónyuge, después de los gastos',
      hint: 'Está en el Anexo C de su cónyuge: $12,500. Si es una pérdida, escriba −1,200.',
    },
    social_security: {
      label: 'Seguro Social, el monto total',
      hint: 'Está en su formulario SSA-1099, antes de descontar Medicare: $22,800. Cuenta todo, también la parte que no paga impuestos. SSI no cuenta.',
    },
    pension_ira: {
      label: 'Pensiones, y retiros de una cuenta IRA o de un plan 401(k)',
      hint: 'Su formulario 1099-R muestra la parte tributable: $18,000. También cuenta la conversión a una cuenta Roth IRA.',
    },
    unemployment: {
      label: 'Beneficios por desempleo',
      hint: 'Están en su formulario 1099-G: $6,240. Cuenta todo.',
    },
    interest: { label: 'Intereses', hint: 'Están en su formulario 1099-INT: $310.' },
    tax_exempt_interest: {
      label: 'Intereses exentos de impuestos',
      hint: 'Están en su formulario 1099-INT, como los de bonos de una ciudad: $150. Aquí cuentan.',
    },
    dividends: { label: 'Dividendos', hint: 'Están en su formulario 1099-DIV: $480.' },
    capital_gain: {
      label: 'Ganancias por ventas, menos las pérdidas',
      hint: 'Están en su Anexo D: $2,400. De una pérdida cuentan como máximo $3,000.',
    },
    rental: {
      label: 'Alquileres, regalías y sociedades, después de los gastos',
      hint: 'Están en su Anexo E: $5,200. Si es una pérdida, escriba la parte que permite su declaración: −1,200.',
    },
    alimony_received: {
      label: 'Pensión para el cónyuge divorciado: recibida, acuerdo anterior a 2019',
      hint: 'Escriba lo que le pagan: $9,600. Con un acuerdo posterior no cuenta.',
    },
    foreign_excluded: {
      label: 'Ingresos ganados en el extranjero',
      hint: 'También cuenta la parte que no paga impuestos en Estados Unidos: $24,000.',
    },
    other_income: {
      label: 'Otros ingresos tributables',
      hint: 'Un ejemplo es el dividendo del Permanent Fund de Alaska: $1,000. Una beca que no paga la matrícula por lo general cuenta.',
    },
    ira: {
      label: 'Depósitos en una cuenta IRA tradicional',
      hint: 'Escriba la parte que puede deducir: $3,000.',
    },
    hsa: {
      label: 'Depósitos en una cuenta de ahorros para la salud (HSA)',
      hint: 'Escriba los que hace usted, no los que salen de su salario: $2,000.',
    },
    student_loan: {
      label: 'Intereses de préstamos estudiantiles',
      hint: 'Escriba la parte que puede deducir: $900.',
    },
    educator: { label: 'Gastos de maestros para la clase', hint: 'Escriba lo que pagó usted: $250.' },
    alimony_paid: {
      label:
        'Pensión para el cónyuge divorciado: pagada, acuerdo anterior a 2019, y multas del banco por retirar dinero antes de tiempo',
      hint: 'Escriba lo que pagó: $4,800.',
    },
    moving: {
      label: 'Gastos de mudanza de las fuerzas armadas',
      hint: 'Por lo general cuentan solo en servicio activo, si le ordenan mudarse: $1,200.',
    },
    se_retirement: {
      label: 'Plan de jubilación de su negocio',
      hint: 'Escriba los depósitos en un plan SEP, SIMPLE o 401(k) individual: $4,000.',
    },
    other_se_health: {
      label: 'Otras primas de salud de su negocio',
      hint: 'Un ejemplo es la dental: $420. No cuente la prima de un plan del Mercado.',
    },
  },
  formatLimit: (name, year, limits) => {
    const { ira, ira_from_50, hsa, hsa_family, hsa_from_55, educator, business_mile_cents: cents } = limits;
    switch (name) {
      case 'self_employment':
        return cents
          ? `Cada milla que maneja para trabajar cuenta como ${cents} centavos de gastos en ${year}.`
          : undefined;
      case 'ira':
        return ira && ira_from_50
          ? `En ${year} cuentan como máximo ${money(ira)} por persona, o ${money(ira_from_50)} desde los 50 años, y menos si hay un plan en el trabajo.`
          : undefined;
      case 'hsa':
        return hsa && hsa_family && hsa_from_55
          ? `En ${year} cuentan como máximo ${money(hsa)}, o ${money(hsa_family)} para una familia, y ${money(hsa_from_55)} más desde los 55 años.`
          : undefined;
      case 'student_loan':
        return `Se restan como máximo ${money(2500)}.`;
      case 'educator':
        return educator ? `En ${year} se restan unos ${money(educator)} por cada maestro.` : undefined;
      default:
        return undefined;
    }
  },
  formatAmountProblem: (problem, earned) =>
    problem === 'more_than_earned'
      ? `Usted resta más que los ${money(earned)} de ingresos de arriba. Revise estos montos: hasta entonces el total cuenta como $0.`
      : problem && spanishProblemTexts[problem],
  worksheetTexts: {
    title: 'Sus ingresos, línea por línea',
    intro: (year) =>
      `Escriba lo que espera para ${year}. Deje vacías las líneas que no tiene. No se envía nada: las líneas se quedan en esta pestaña.`,
    filing: '¿Cómo presentará sus impuestos?',
    filings: {
      single: 'Sin cónyuge',
      joint: 'Con cónyuge, declaración conjunta',
      separate: 'Con cónyuge, por separado',
    },
    separate:
      'Las personas casadas que presentan por separado no reciben crédito tributario, y hay que devolver todo el crédito recibido por adelantado. Hay excepciones en casos de maltrato y abandono, y para algunas personas que viven aparte y cuentan como no casadas.',
    period: (label) => `${label}: al año o al mes`,
    doubt: (text) => `¿Son ${text} al mes o al año?`,
    month: 'Al mes',
    year: 'Al año',
    further: 'Más tipos de ingresos',
    dependents: 'Hijos y otras personas de su declaración',
    dependentsHint:
      'Los ingresos de estas personas cuentan solo si ellas tienen que presentar una declaración federal. No importa una declaración que solo pide un reembolso. Una pareja o un hijo o hija que no está en su declaración no se cuenta.',
    mustFileHint: (year) =>
      year === 2026
        ? 'En 2026, una persona de menos de 65 años por lo general tiene que declarar con más de unos $16,100 de trabajos, o unos $1,350 de ahorros.'
        : undefined,
    dependent: (number) => `Ingresos del dependiente ${number}`,
    mustFile: '¿Tiene que presentar esta persona una declaración federal de impuestos por sus ingresos?',
    addDependent: '+ Dependiente',
    removeDependent: (number) => `Quitar al dependiente ${number}`,
    subtracted: 'Lo que se resta',
    halfTax: (usd) =>
      `La mitad del impuesto sobre el trabajo por cuenta propia de su ganancia, ${money(usd)}, se resta sin tener su propia línea.`,
    notSubtracted:
      'No se restan: la deducción estándar, los depósitos en una cuenta Roth IRA, las donaciones, ni las deducciones por propinas, horas extra, personas mayores y préstamos de auto.',
    uncounted: 'Lo que no cuenta',
    uncountedList: [
      'Manutención de hijos',
      'SSI (Seguridad de Ingreso Suplementario)',
      'Regalos y préstamos',
      'Beneficios de veteranos por discapacidad',
      'Compensación laboral por accidentes',
      'Pensión para el cónyuge divorciado, con acuerdos desde 2019',
      'El crédito tributario por hijos',
    ],
    total: (usd) => `${money(usd)} al año`,
    totalLabel: 'Ingresos que cuentan',
    noTotal: 'Corrija los montos marcados para ver el total.',
    loss: 'En este total se cuenta una pérdida.',
    allLoss: 'Las pérdidas son iguales o mayores que los demás ingresos, así que el total es $0.',
    use: (usd) => `Usar ${money(usd)} como mis ingresos`,
    below: (line, year) =>
      `Con menos de ${money(line)} (el nivel de pobreza de este hogar para ${year}) usted no recibe crédito tributario. Quizás reciba Medicaid, que mira los ingresos del mes actual.`,
    magi: 'En los formularios de impuestos, este total se llama ingreso bruto ajustado modificado (MAGI).',
  },
  loopTexts: {
    title: 'La prima de su propio plan',
    level: '¿Qué plan pagaría su negocio?',
    levels: { '': 'Ninguno', ...levelNames },
    hint: 'Un negocio puede deducir la prima. Eso baja los ingresos, sube el crédito y así vuelve a bajar la deducción. No hay deducción por los meses en que un empleador le ofreció un plan y paga una parte.',
    later:
      'La prima de su propio plan también puede bajar este total: vuelva a abrir estas líneas en “Cómo lo calculamos”, en su resultado.',
    publicCover:
      'Con estos ingresos es probable que tenga cobertura pública, que no tiene una prima para deducir.',
    before: 'Ingresos antes de deducirla',
    deduction: 'Prima para deducir',
    income: 'Ingresos después de restarla',
    credit: 'Crédito tributario',
    pays: 'Usted paga por el plan',
    none: 'Con estos ingresos no hay crédito tributario.',
    computed:
      'Lo calculamos como permite la Publicación 974 del IRS: la deducción y el crédito juntos son como máximo la prima.',
    end: (usd) =>
      `Con este plan usted recibe un crédito con ingresos de hasta ${money(usd)} antes de la deducción.`,
    stateHelp: 'Aquí no contamos la ayuda de su estado.',
    column: 'Al\u00A0año',
  },
};

export const { lineTexts, formatLimit, formatAmountProblem, worksheetTexts, loopTexts } =
  globalThis.premiaLanguage === 'es' ? es : en;
