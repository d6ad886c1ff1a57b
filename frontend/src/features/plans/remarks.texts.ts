import { formatRoundedMoney as money } from '#frontend/ui/format.ts';

interface StateHelp {
  program: string;
  usd: number;
  isAbout: boolean;
  /** Plan year with that of the prices. */
  year: number;
  certainty: string;
  source: string;
  /** Date. */
  verified: string;
}

const certainties: Readonly<Record<string, string>> = {
  'one source': '. We have this from one source',
  'carried forward': '. This is the amount of 2026: that of 2027 is not confirmed',
};

/** Most that may be paid into a health savings account, USD a year. */
interface SavingsLimits {
  hsa: number;
  hsa_family: number;
}

/** Price of a program for the children, formatted: an amount or both ends, and the part of a silver price that it replaces. */
interface FullPriceChip {
  program: string;
  isAbout: boolean;
  prices: readonly string[];
  part: string;
  /** Children. */
  count: number;
  source: string;
}

const publicPrograms = { medicaid: 'Medicaid', children: 'Medicaid or CHIP' };

const en = {
  beforeStateHelp: (
    state: string,
    year: number,
    { exchange, source }: { exchange: string; source: string },
  ) =>
    `These prices leave out ${state}’s help, which starts in ${year}. We do not know its amount: ask ${exchange}. (Source: ${source}.)`,
  stateHelp: ({ program, usd, isAbout, year, certainty, source, verified }: StateHelp) =>
    `${program} pays ${isAbout ? 'about ' : ''}${money(usd)} of the price of ${year}${certainties[certainty] ?? ''}. (Source: ${source}; verified ${verified}.)`,
  paysCosts: (program: string) => `${program} also pays deductibles and copays.`,
  lowersCosts: (program: string) =>
    `${program} also lowers deductibles and copays more than the federal rules do.`,
  parents: (percent: number, state: string) =>
    `Parents of children under 19 have Medicaid up to about ${percent}% of the poverty line in ${state}.`,
  limitsRise: (program: keyof typeof publicPrograms) =>
    `The limits of ${publicPrograms[program]} rise each winter, and your income is at most 5% above one of them: ask your state again in February.`,
  limitsHaveRisen: (program: keyof typeof publicPrograms, year: number) =>
    `The limits of ${publicPrograms[program]} rise each winter, and we do not have those of ${year + 1} yet: your income is at most 5% above one of ${year}, so ask your state now.`,
  reducedCosts: (percent: number, year: number) =>
    `With a silver plan you pay about ${percent}% of the costs of care instead of 30% in ${year} (cost-sharing reductions). Other levels have no such reduction.`,
  stateDecides: (states: string) =>
    `At this income your state decides what you get: ${states} cover adults by Medicaid up to 138% of the poverty line, and four have a program of their own up to 200%.`,
  /** @param program in the place of the credit, which the offer ends too */
  offerLimit: (limit: string, year: number, program: string | undefined) =>
    `If your present employer offers you a plan for ${limit} a month or less in ${year}, you get ${program === undefined ? 'no' : `neither ${program} nor a`} tax credit. For your family, the price of the family’s plan decides in the same way.`,
  savingsAccount: (year: number, { hsa, hsa_family }: SavingsLimits, isNearMedicare: boolean) =>
    `With a bronze or catastrophic plan you can pay into a health savings account, which lowers your taxable income: at most ${money(hsa)} in ${year}, or ${money(hsa_family)} for a family.${isNearMedicare ? ' Deposits must end when Medicare starts. For those who sign up after 65 it starts up to six months earlier, but not before the month of turning 65.' : ''}`,
  familyTiers: (state: string) =>
    `In ${state} the price depends on the kind of family, not on age. We take two adults as a couple; each further adult has a policy alone.`,
  fullPriceChip: ({ program, isAbout, prices, part, count, source }: FullPriceChip) =>
    `${program} also covers children at full price, at any income: ${isAbout ? 'about ' : ''}${prices.join(' to ')} a month for ${count === 1 ? 'your child' : `your ${count} children`}, whose part of the silver price is ${part} a month. Ask there if ${count === 1 ? 'your child qualifies' : 'they qualify'}. (Source: ${source}.)`,
  /** Remarks without figures of a household, by code. */
  common: {
    essential_plan:
      'Until June 2026 New York’s Essential Plan covered incomes from 200 to 250% of the poverty line too.',
    work_rules_already:
      'Montana and Nebraska already have work rules for many adults with Medicaid. Those of Iowa count from December 1, 2026; Arkansas has asked since July 2026 and ends nobody’s coverage by them before 2027. They ask about the months before you apply too. People who lose Medicaid by these rules get no tax credit either.',
    work_rules:
      'From 2027 Medicaid has work rules for many adults; some states start them later, by December 31, 2028. People who lose Medicaid by these rules get no tax credit either.',
    backdating:
      'If you apply for Medicaid now, it can pay old bills of the three months before. If you apply in 2027, Medicaid pays old bills of one month for adults who qualify by income alone, and of two for all others, instead of three. So apply in December.',
    backdating_cut:
      'Medicaid can pay old bills of the month before you apply; for children, parents and people with a disability, of two months.',
    renewal:
      'From 2027 many adults have to renew Medicaid every six months. Answer its letters, or you may lose it.',
    immigrants:
      'From 2026 lawfully present immigrants below the poverty line get no tax credit either; until 2025 they did.',
    pathways_changes:
      'In Georgia adults at this income get Medicaid only with 80 hours of work, study or service a month. The program is called Pathways, and its rules change on January 1, 2027.',
    pathways:
      'In Georgia adults at this income get Medicaid only with 80 hours of work, study or service a month.',
    coverage_gap:
      'Your state did not expand Medicaid. Most adults with this income get neither Medicaid nor a tax credit; this is called the coverage gap.',
    low_income_enrollment:
      'In 2026 and 2027 people who enroll outside open enrollment only because of a low income get no tax credit.',
    ichra:
      'If your employer gives you money for a plan of your own, called an ICHRA, you get no tax credit, unless the amount is too small by law and you refuse it.',
    married:
      'Married couples get the tax credit only if they file their taxes together. There are exceptions after abuse or abandonment.',
    file_return:
      'File a tax return with Form 8962 if you get the tax credit, also at a low income. By today’s rule, after two years without it the credit is no longer paid in advance; you can still claim it on your return.',
    pay_back:
      'If your income is higher in the end, you pay back all that was too much. Tell the marketplace when your income, address or household changes.',
    update:
      'If you already have a marketplace plan, update your application by December 15, because prices and tax credit change each year.',
    verification:
      'From 2028 the tax credit starts each year only after the marketplace has checked your income and status.',
    parents_plan:
      'You can stay on a parent’s plan until you are 26. If your parents claim you on their tax return, you count in their household, and their income decides.',
    catastrophic:
      'Under 30 you can choose a catastrophic plan. It has a low price and a high deductible, and no tax credit pays for it.',
    hardship:
      'Because you get no tax credit, you can probably choose a catastrophic plan (a hardship exemption): it has a lower price and a high deductible.',
    hardship_announced:
      'CMS has announced that people with your income may choose a catastrophic plan, with a lower price and a high deductible; HealthCare.gov tells you if you may. No tax credit pays for it.',
    only_child_of_18:
      'For Medicaid as a parent a child counts here until the 18th birthday, so you would probably not get it.',
    student_of_18: 'For Medicaid as a parent a child of 18 counts here only while at school.',
    foster_care:
      'If you were in foster care and had Medicaid when you turned 18, you keep Medicaid until 26, at any income.',
    chip_premiums:
      'CHIP is not free for every family here: at higher incomes its premiums reach hundreds of dollars a month. Ask before you count on it.',
    penalty: 'If you have no coverage for a year, you may have to pay a tax penalty in this state.',
    permanent_fund: 'The Permanent Fund dividend counts as income. Your children’s dividends may count too.',
  },
};

const of = (place: string) => `de ${place}`.replace(/^de el /, 'del ');

const spanishCertainties: Readonly<Record<string, string>> = {
  'one source': '. Lo sabemos por una sola fuente',
  'carried forward': '. Es el monto de 2026; el de 2027 no está confirmado',
};

const spanishPublicPrograms = { medicaid: 'Medicaid', children: 'Medicaid o CHIP' };

const es: typeof en = {
  beforeStateHelp: (state, year, { exchange, source }) =>
    `Estos precios no incluyen la ayuda ${of(state)}, que empieza en ${year}. No conocemos su monto: pregunte a ${exchange}. (Fuente, en inglés: ${source}.)`,
  stateHelp: ({ program, usd, isAbout, year, certainty, source, verified }) =>
    `El programa ${program} paga ${isAbout ? 'unos ' : ''}${money(usd)} del precio de ${year}${spanishCertainties[certainty] ?? ''}. (Fuente, en inglés: ${source}; verificada: ${verified}.)`,
  paysCosts: (program) => `El programa ${program} también paga deducibles y copagos.`,
  lowersCosts: (program) =>
    `El programa ${program} también baja deducibles y copagos más que las reglas federales.`,
  parents: (percent, state) =>
    `En ${state}, los padres y madres de menores de 19 años tienen Medicaid hasta cerca del ${percent}% del nivel de pobreza.`,
  limitsRise: (program) =>
    `Los límites de ${spanishPublicPrograms[program]} suben cada invierno, y sus ingresos superan uno de ellos en un 5% como máximo: vuelva a preguntar a su estado en febrero.`,
  limitsHaveRisen: (program, year) =>
    `Los límites de ${spanishPublicPrograms[program]} suben cada invierno, y todavía no tenemos los de ${year + 1}: sus ingresos superan uno de ${year} en un 5% como máximo, así que pregunte ahora a su estado.`,
  reducedCosts: (percent, year) =>
    `Con un plan Plata, usted paga cerca del ${percent}% de los costos de la atención médica en lugar del 30% en ${year} (reducciones de costos compartidos). Los otros niveles no las tienen.`,
  stateDecides: (states) =>
    `Con estos ingresos, lo que usted recibe depende de su estado: ${states} cubren a adultos con Medicaid hasta el 138% del nivel de pobreza; cuatro tienen un programa propio hasta el 200%.`,
  offerLimit: (limit, year, program) =>
    `Si en ${year} el plan de su empleador actual, solo para usted, cuesta ${limit} al mes o menos, usted no recibe ${program === undefined ? 'crédito' : `ni ${program} ni el crédito`}. Para su familia cuenta el precio del plan familiar.`,
  savingsAccount: (year, { hsa, hsa_family }, isNearMedicare) =>
    `Con un plan Bronce o catastrófico puede depositar en una cuenta de ahorros para la salud (HSA), lo que baja su ingreso tributable: como máximo ${money(hsa)} en ${year}, o ${money(hsa_family)} para una familia.${isNearMedicare ? ' Los depósitos deben terminar cuando empieza Medicare. Para quien se inscribe después de los 65 años, empieza hasta seis meses antes, pero no antes del mes en que cumple 65.' : ''}`,
  familyTiers: (state) =>
    `En ${state} el precio depende del tipo de familia, no de la edad. Contamos a dos adultos como pareja; cada adulto más tiene una póliza propia.`,
  fullPriceChip: ({ program, isAbout, prices, part, count, source }) =>
    `${program} también cubre a niños por su precio completo, con cualquier ingreso: ${isAbout ? 'unos ' : ''}${prices.join(' a ')} al mes por ${count === 1 ? 'su hijo o hija' : `sus ${count} hijos`}; su parte del precio de plata es de ${part} al mes. Pregunte allí si ${count === 1 ? 'puede inscribirse' : 'pueden inscribirse'}. (Fuente: ${source}.)`,
  common: {
    essential_plan:
      'Hasta junio de 2026, el programa Essential Plan de Nueva York cubría también ingresos del 200 al 250% del nivel de pobreza.',
    work_rules_already:
      'Montana y Nebraska ya tienen requisitos de trabajo para muchos adultos con Medicaid. Los de Iowa cuentan desde el 1 de diciembre de 2026; Arkansas pregunta desde julio de 2026 y no termina por ellos ninguna cobertura antes de 2027. También preguntan por los meses anteriores a la solicitud. Quien pierde Medicaid por eso tampoco recibe el crédito tributario.',
    work_rules:
      'Desde 2027, Medicaid tiene requisitos de trabajo para muchos adultos; algunos estados empiezan más tarde, hasta el 31 de diciembre de 2028. Quien pierde Medicaid por eso tampoco recibe el crédito tributario.',
    backdating:
      'Si solicita Medicaid ahora, puede pagar gastos de los tres meses anteriores. Si lo solicita en 2027, paga los de un mes para los adultos que califican solo por sus ingresos y los de dos para los demás, en lugar de tres. Por eso, presente la solicitud en diciembre.',
    backdating_cut:
      'Medicaid puede pagar gastos del mes anterior a la solicitud, o de dos meses para menores, padres y personas con una discapacidad.',
    renewal:
      'Desde 2027, muchos adultos tienen que renovar Medicaid cada seis meses. Responda a las cartas, o puede perderlo.',
    immigrants:
      'Desde 2026, los inmigrantes presentes legalmente con ingresos por debajo del nivel de pobreza tampoco reciben el crédito tributario; hasta 2025 lo recibían.',
    pathways_changes:
      'En Georgia, los adultos con estos ingresos reciben Medicaid solo con 80 horas al mes de trabajo, estudio o servicio (Pathways); sus reglas cambian el 1 de enero de 2027.',
    pathways:
      'En Georgia, los adultos con estos ingresos reciben Medicaid solo con 80 horas al mes de trabajo, estudio o servicio.',
    coverage_gap:
      'Su estado no amplió Medicaid. Con estos ingresos, la mayoría de los adultos no recibe ni Medicaid ni un crédito tributario; esto se llama brecha de cobertura.',
    low_income_enrollment:
      'En 2026 y 2027, quien se inscribe fuera de la inscripción abierta solo por tener ingresos bajos no recibe crédito.',
    ichra:
      'Si su empleador le da dinero para un plan propio (una ICHRA), usted no recibe crédito, salvo que por ley el monto sea muy bajo y usted lo rechace.',
    married:
      'Las parejas casadas reciben el crédito solo si presentan una declaración conjunta (con excepciones en casos de maltrato o abandono).',
    file_return:
      'Si recibe el crédito, presente una declaración de impuestos con el Formulario 8962, también con ingresos bajos. Por la regla actual, tras dos años sin hacerlo el crédito ya no se paga por adelantado; todavía puede pedirlo en su declaración.',
    pay_back:
      'Si al final sus ingresos son más altos, usted devuelve todo lo que recibió de más. Avise al Mercado cuando cambien sus ingresos, su dirección o su hogar.',
    update:
      'Si ya tiene un plan del Mercado, actualice su solicitud a más tardar el 15 de diciembre: los precios y el crédito cambian cada año.',
    verification:
      'Desde 2028, el crédito empieza cada año solo después de que el Mercado verifique sus ingresos y su estatus.',
    parents_plan:
      'Puede quedarse en el plan de su padre o madre hasta los 26 años. Si sus padres lo incluyen en su declaración de impuestos, usted cuenta en el hogar de ellos y deciden los ingresos de ellos.',
    catastrophic:
      'Con menos de 30 años puede elegir un plan catastrófico. Tiene un precio bajo y un deducible alto, y ningún crédito tributario lo paga.',
    hardship:
      'Como no recibe crédito tributario, probablemente puede elegir un plan catastrófico (exención por dificultades): tiene un precio más bajo y un deducible alto.',
    hardship_announced:
      'CMS anunció que las personas con sus ingresos podrán elegir un plan catastrófico, con un precio más bajo y un deducible alto; CuidadoDeSalud.gov le dice si usted puede. Ningún crédito tributario lo paga.',
    only_child_of_18:
      'Para tener Medicaid como padre o madre, un hijo cuenta aquí hasta que cumple 18 años; por eso probablemente usted no lo tendría.',
    student_of_18:
      'Para tener Medicaid como padre o madre, un hijo de 18 años cuenta aquí solo mientras estudia.',
    foster_care:
      'Si estuvo en un hogar de crianza (foster care) y tenía Medicaid al cumplir 18 años, lo conserva hasta los 26, con cualquier ingreso.',
    chip_premiums:
      'CHIP no es gratis aquí para todas las familias: con ingresos más altos, sus primas llegan a cientos de dólares al mes. Pregunte antes de contar con él.',
    penalty:
      'Si pasa un año sin cobertura, en este estado quizás tenga que pagar una multa con sus impuestos.',
    permanent_fund:
      'El dividendo del Permanent Fund cuenta como ingreso. El de sus hijos también puede contar.',
  },
};

/** Remarks on a household, a sentence each. */
export const remarkTexts = globalThis.premiaLanguage === 'es' ? es : en;
