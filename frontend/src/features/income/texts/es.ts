import { formatRoundedMoney as money } from '#frontend/ui/format.ts';
import { levelNames } from '#functions/plans/texts/es.ts';
import type * as english from './en.ts';

export const lineTexts: typeof english.lineTexts = {
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
};

export const formatLimit: typeof english.formatLimit = (name, year, limits) => {
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
};

const problemTexts = {
  unreadable: 'Escriba un monto en dólares, como $1,200.',
  negative: 'Escriba un monto de 0 o más: esta línea no puede ser una pérdida.',
  too_large: 'Escriba un monto de $10,000,000 al año como máximo.',
};

export const formatAmountProblem: typeof english.formatAmountProblem = (problem, earned) =>
  problem === 'more_than_earned'
    ? `Usted resta más que los ${money(earned)} de ingresos de arriba. Revise estos montos: hasta entonces el total cuenta como $0.`
    : problem && problemTexts[problem];

export const worksheetTexts: typeof english.worksheetTexts = {
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
};

export const loopTexts: typeof english.loopTexts = {
  title: 'La prima de su propio plan',
  level: '¿Qué plan pagaría su negocio?',
  levels: { '': 'Ninguno', ...levelNames },
  hint: 'Un negocio puede deducir la prima. Eso baja los ingresos, sube el crédito y así vuelve a bajar la deducción. No hay deducción por los meses en que un empleador le ofreció un plan y paga una parte.',
  later:
    'La prima de su propio plan también puede bajar este total: vuelva a abrir estas líneas junto a los precios de su resultado.',
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
};

({}) as typeof import('./es.ts') satisfies typeof english;
