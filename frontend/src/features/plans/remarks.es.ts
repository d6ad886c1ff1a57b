import { formatRoundedMoney as money } from '#frontend/ui/format.ts';
import type * as english from './remarks.en.ts';

const of = (place: string) => `de ${place}`.replace(/^de el /, 'del ');

const certainties: Readonly<Record<string, string>> = {
  'one source': '. Lo sabemos por una sola fuente',
  'carried forward': '. Es el monto de 2026; el de 2027 no está confirmado',
};

const publicPrograms = { medicaid: 'Medicaid', children: 'Medicaid o CHIP' };

export const remarkTexts: typeof english.remarkTexts = {
  beforeStateHelp: (state, year, { exchange, source }) =>
    `Estos precios no incluyen la ayuda ${of(state)}, que empieza en ${year}. No conocemos su monto: pregunte a ${exchange}. (Fuente, en inglés: ${source}.)`,
  stateHelp: ({ program, usd, isAbout, year, certainty, source, verified }) =>
    `El programa ${program} paga ${isAbout ? 'unos ' : ''}${money(usd)} del precio de ${year}${certainties[certainty] ?? ''}. (Fuente, en inglés: ${source}; verificada: ${verified}.)`,
  paysCosts: (program) => `El programa ${program} también paga deducibles y copagos.`,
  lowersCosts: (program) =>
    `El programa ${program} también baja deducibles y copagos más que las reglas federales.`,
  parents: (percent, state) =>
    `En ${state}, los padres y madres de menores de 19 años tienen Medicaid hasta cerca del ${percent}% del nivel de pobreza.`,
  limitsRise: (program) =>
    `Los límites de ${publicPrograms[program]} suben cada invierno, y sus ingresos superan uno de ellos en un 5% como máximo: vuelva a preguntar a su estado en febrero.`,
  limitsHaveRisen: (program, year) =>
    `Los límites de ${publicPrograms[program]} suben cada invierno, y todavía no tenemos los de ${year + 1}: sus ingresos superan uno de ${year} en un 5% como máximo, así que pregunte ahora a su estado.`,
  reducedCosts: (percent, year) =>
    `Con un plan Plata, usted paga cerca del ${percent}% de los costos de la atención médica en lugar del 30% en ${year} (reducciones de costos compartidos). Los otros niveles no las tienen.`,
  stateDecides: (states) =>
    `Con estos ingresos, lo que usted recibe depende de su estado: ${states} cubren a adultos con Medicaid hasta el 138% del nivel de pobreza; cuatro tienen un programa propio hasta el 200%.`,
  offerLimit: (limit, year) =>
    `Si en ${year} el plan de su empleador actual, solo para usted, cuesta ${limit} al mes o menos, usted no recibe crédito. Para su familia cuenta el precio del plan familiar.`,
  savingsAccount: (year, { hsa, hsa_family }) =>
    `Con un plan Bronce o catastrófico puede depositar en una cuenta de ahorros para la salud (HSA), lo que baja su ingreso tributable: como máximo ${money(hsa)} en ${year}, o ${money(hsa_family)} para una familia.`,
  familyTiers: (state) =>
    `En ${state} el precio depende del tipo de familia, no de la edad. Contamos a dos adultos como pareja; cada adulto más tiene una póliza propia.`,
  common: {
    essential_plan:
      'Hasta junio de 2026, el programa Essential Plan de Nueva York cubría también ingresos del 200 al 250% del nivel de pobreza.',
    work_rules_already:
      'Iowa, Montana y Nebraska ya tienen requisitos de trabajo para muchos adultos con Medicaid. Quien pierde Medicaid por eso tampoco recibe el crédito tributario.',
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

({}) as typeof import('./remarks.es.ts') satisfies typeof english;
