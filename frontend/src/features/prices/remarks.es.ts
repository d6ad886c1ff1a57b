import { formatRoundedMoney as money } from '#frontend/ui/format.ts';
import type * as english from './remarks.en.ts';

const of = (place: string) => `de ${place}`.replace(/^de el /, 'del ');

const certainties: Readonly<Record<string, string>> = {
  'one source': ', según una sola fuente',
  'carried forward': ', monto de 2026; el de 2027 no está confirmado',
};

export const remarkTexts: typeof english.remarkTexts = {
  beforeStateHelp: (state, year, { exchange, source }) =>
    `Estos precios no incluyen la ayuda ${of(state)}, que empieza en ${year}; no se conoce su monto. Lo saben en ${exchange}. (Fuente, en inglés: ${source}.)`,
  stateHelp: ({ program, usd, isAbout, year, certainty, source, verified }) =>
    `El programa ${program} paga ${isAbout ? 'unos ' : ''}${money(usd)} del precio de ${year}${certainties[certainty] ?? ''}. (Fuente, en inglés: ${source}; verificada: ${verified}.)`,
  paysCosts: (program) => `El programa ${program} también paga deducibles y copagos.`,
  lowersCosts: (program) =>
    `El programa ${program} también baja deducibles y copagos más que las reglas federales.`,
  parents: (percent, state) =>
    `En ${state}, los padres y madres de menores de 19 años tienen Medicaid hasta cerca del ${percent}% del nivel de pobreza.`,
  reducedCosts: (percent, year) =>
    `Con un plan Plata, usted paga cerca del ${percent}% de los costos de la atención médica en lugar del 30% en ${year} (reducciones de costos compartidos; solo con planes Plata).`,
  stateDecides: (states) =>
    `Con estos ingresos decide el estado: ${states} cubren a adultos con Medicaid hasta el 138% del nivel de pobreza; cuatro tienen un programa propio hasta el 200%.`,
  offerLimit: (limit, year) =>
    `En ${year}, la oferta de un empleador se considera asequible hasta ${limit} al mes: el precio solo para usted decide sobre usted; el precio para la familia, sobre las demás personas. Con una oferta asequible no hay crédito.`,
  savingsAccount: (year, { hsa, hsa_family }) =>
    `Con un plan Bronce o catastrófico puede depositar en una cuenta de ahorros para la salud (HSA): como máximo ${money(hsa)} en ${year}, ${money(hsa_family)} para una familia, lo que baja su ingreso tributable.`,
  familyTiers: (state) =>
    `${state} fija los precios por tipo de familia, no por edad. Dos adultos cuentan como pareja; cada adulto más tiene una póliza propia.`,
  common: {
    essential_plan:
      'Hasta junio de 2026, el programa Essential Plan de Nueva York cubría también ingresos del 200 al 250% del nivel de pobreza.',
    work_rules_already:
      'Iowa, Montana y Nebraska ya tienen requisitos de trabajo para muchos adultos con Medicaid; quien no los cumple pierde también el crédito tributario.',
    work_rules:
      'Desde 2027, Medicaid tiene requisitos de trabajo para muchos adultos; un estado puede empezarlos tan tarde como el 31 de diciembre de 2028. Quien no los cumple pierde también el crédito tributario.',
    backdating:
      'Medicaid puede pagar gastos de los tres meses anteriores a la solicitud. Para las solicitudes desde el 1 de enero de 2027 es un mes para los adultos que lo tienen solo por sus ingresos y dos para los demás: presente la solicitud en diciembre.',
    backdating_cut:
      'Medicaid puede pagar gastos del mes anterior a la solicitud, o de dos meses para menores, padres y personas con una discapacidad.',
    renewal:
      'Desde 2027, muchos adultos tienen que renovar Medicaid cada seis meses: responda a las cartas de Medicaid.',
    immigrants:
      'En 2026, los inmigrantes presentes legalmente con ingresos por debajo del nivel de pobreza tampoco tienen crédito tributario; hasta 2025 lo tenían.',
    pathways_changes:
      'En Georgia, los adultos con estos ingresos reciben Medicaid solo con 80 horas al mes de trabajo, estudio o servicio (Pathways); sus reglas cambian el 1 de enero de 2027.',
    pathways:
      'En Georgia, los adultos con estos ingresos reciben Medicaid solo con 80 horas al mes de trabajo, estudio o servicio.',
    coverage_gap:
      'Su estado no amplió Medicaid: con estos ingresos, la mayoría de los adultos no recibe ni Medicaid ni un crédito tributario (la brecha de cobertura).',
    low_income_enrollment:
      'En 2026 y 2027, quien se inscribe fuera de la inscripción abierta solo por tener ingresos bajos no recibe crédito.',
    ichra:
      'Una cuenta del empleador para primas (ICHRA) también quita el crédito, salvo que no se considere asequible y usted la rechace.',
    married:
      'Las parejas casadas reciben el crédito solo si presentan una declaración conjunta (con excepciones en casos de maltrato o abandono).',
    pay_back:
      'Si sus ingresos resultan más altos, hay que devolver lo que se recibió de más, sin límite: informe de los cambios de ingresos, dirección y hogar cuando ocurran.',
    update:
      'Si ya tiene un plan del Mercado, actualice su solicitud a más tardar el 15 de diciembre: los precios y el crédito cambian cada año.',
    verification:
      'Desde 2028, el crédito empieza solo después de que se verifiquen sus ingresos y su situación, cada año.',
    parents_plan:
      'Hasta los 26 años puede quedarse en el plan de su padre o madre. Un estudiante que aparece en la declaración de los padres cuenta en el hogar de ellos, con los ingresos de ellos.',
    catastrophic:
      'Con menos de 30 años puede elegir un plan catastrófico: precio bajo, deducible alto y ningún crédito tributario.',
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
    penalty: 'Un año sin cobertura puede costarle una multa en los impuestos en este estado.',
    permanent_fund:
      'El dividendo del Permanent Fund cuenta como ingreso; el de los menores también puede contar.',
  },
};

({}) as typeof import('./remarks.es.ts') satisfies typeof english;
