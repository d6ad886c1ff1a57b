import { formatList, formatNumber, formatRoundedMoney as money } from '#frontend/ui/format.ts';
import type * as english from './car-blocks.en.ts';

const aYear = (usd: number) => `${money(usd)} al año`;
const tens = (usd: number) => Math.round(usd / 10) * 10;
const thousands = (limit: number) => money(limit * 1000);

export const carTexts: typeof english.carTexts = {
  loan: 'Su préstamo o arrendamiento (lease) exige las coberturas de robo y clima y de choque: la regla de abajo es para después.',
  worth: {
    title: '¿Conviene la cobertura de choque?',
    value: 'Valor del auto, ±25%',
    wrong: 'Escriba el valor en dólares, como 9,300. Se usa nuestro estimado.',
    costs: 'cuesta al año',
    paysAtMost: 'paga como máximo',
    years: 'lo mismo en',
    toYears: (years) => (years === 1 ? '1 año' : `${formatNumber(years)} años`),
    never: 'no hay nada que pagar',
    deductible: (usd) => `deducible de ${money(usd)}`,
    drop: (tenth) =>
      `Regla general: si con robo y clima cuesta más de ${money(tenth)} al año (una décima parte), piense en dejarla.`,
    keep: (tenth) =>
      `Las reglas generales dicen que la conserve, a menos que sus ahorros alcancen para otro auto; el límite es ${money(tenth)} al año con robo y clima.`,
    between: (price, tenth) =>
      `Con robo y clima, ${money(price)} al año; el límite de las reglas generales es ${money(tenth)}. ¿Alcanzan sus ahorros para otro auto?`,
  },
  law: {
    title: 'Lo que exige la ley',
    noState: 'Depende del estado: escriba su código postal en el formulario.',
    required: (state, since, [person = 0, crash = 0, property = 0]) =>
      `${state}${since ? `, desde ${since}` : ''}: ${thousands(person)} por persona lesionada, ${thousands(crash)} por choque, ${thousands(property)} por daños a bienes.`,
    propertyAlone: (state, [, , property = 0]) =>
      `${state}: ${thousands(property)} por daños a bienes. La responsabilidad civil por lesiones a otras personas no es obligatoria antes de un choque o una infracción: solo la incluyen las otras dos coberturas.`,
    notRequired: (state, limits) =>
      `${state} no exige seguro. Una póliza tiene al menos ${limits.map(thousands).join(', ')} (por persona lesionada, por choque, por daños a bienes).`,
    next: (on, limits) => `Desde el ${on}: ${limits}.`,
    injuries: {
      required: (usd) => `La cobertura de sus propias lesiones es obligatoria${usd ? `: ${usd}` : ''}.`,
      unless_rejected: (usd) =>
        `Las aseguradoras deben ofrecer ${usd ?? 'cobertura'} para sus propias lesiones; usted puede rechazarlo por escrito.`,
      optional: () => 'La cobertura de sus propias lesiones es opcional.',
      none: undefined,
    },
    uninsured: {
      required: 'La cobertura contra conductores sin seguro es obligatoria.',
      unless_rejected:
        'La cobertura contra conductores sin seguro se incluye, a menos que usted la rechace por escrito.',
      optional: 'La cobertura contra conductores sin seguro es opcional.',
      none: undefined,
    },
    uninsuredIfInsured: 'Una póliza incluye la cobertura contra conductores sin seguro.',
    medicalChoice:
      'El límite médico que elija es lo que más cambia el precio; no está en estos precios. Las pólizas empiezan en 250/500, a menos que firme por 50/100.',
    factors: {
      credit: 'el puntaje de crédito',
      sex: 'el sexo',
      age: 'la edad',
      experience: 'los años de manejo',
    },
    barred: (factors) => `Aquí las aseguradoras no pueden usar ${formatList(factors)} para fijar el precio.`,
    page: (site) => site,
    guide: (year) => `guía de precios de ${year}`,
    checked: 'Verificado el 22 de septiembre de 2026.',
  },
  record: {
    title: 'Historial',
    clean: 'Sin accidentes ni multas.',
    unknown: 'No indicó si tiene multas: el precio no cuenta ninguna.',
    present: 'En su precio, al año:',
    more: 'Uno más costaría, al año:',
    yourAccidents: (count) => (count === 1 ? 'su accidente' : `sus ${count} accidentes`),
    yourViolations: {
      one_ticket: 'su multa',
      two_tickets: 'sus multas',
      dui: 'manejar bajo los efectos del alcohol o de drogas (DUI)',
    },
    accident: 'un accidente que usted cause',
    ticket: 'una multa de tránsito',
    about: (usd) => `unos ${money(tens(usd))}`,
    usually: 'Suele terminar después de 3 a 5 años, en la renovación: vuelva a preguntar entonces.',
    byLaw: (years, isDui) =>
      `Por ley ${isDui ? 'un DUI ' : ''}cuenta ${years} años. Vuelva a preguntar en esa renovación.`,
    dui: 'Después de un DUI, su aseguradora suele tener que presentar un certificado (SR-22 o FR-44); algunas lo rechazan a usted.',
    filing: (form, years) =>
      `Después de un DUI, su aseguradora presenta un certificado ${form} durante ${years} años.`,
    highLimits: (limits, usd) =>
      `La ley exige entonces ${limits}: más que el mínimo del estado, y hasta unos ${aYear(tens(usd))} más que las otras dos coberturas.`,
    usualLimits: (limits) =>
      `Después de un DUI la ley exige ${limits}: más que el mínimo del estado, y más o menos lo que tienen las otras dos coberturas.`,
    declined: 'Algunas aseguradoras lo rechazan a usted.',
  },
  young: {
    withParents: '¿Joven en la póliza de sus padres?',
    atHome: '¿Un joven que conduce en casa?',
    nextYears: 'Los próximos años',
    household: (low, high) =>
      `En la póliza de sus padres, el hogar paga de ${low} a ${high} veces su precio: menos que dos pólizas, según todas las fuentes.`,
    own: 'Cobertura completa propia:',
    atAge: (age) => `a los ${age}`,
    licensed: (years) => (years === 0 ? 'hoy' : `después de ${years} años más de manejo`),
    basis: 'A los precios de hoy, con el mismo auto e historial, y un año más de manejo cada año.',
    with17: 'Con un joven de 17 años en la póliza, en total:',
    range: (low, high) => `unos ${money(tens(low))} a ${money(tens(high))} al año`,
    today: (usd) => `Hoy ${money(usd)} al año. Una póliza propia cuesta más según todas las fuentes.`,
    ownOf17: (usd) => `Aquí, unos ${money(tens(usd))} al año por el mismo auto y la misma cobertura.`,
  },
  next: {
    title: 'Próximos pasos',
    more: 'Más pasos',
    ask: 'Pregunte a tres aseguradoras, con los mismos límites.',
    medical: 'Elija primero el límite médico: decide el precio en Michigan.',
    department: 'Departamento de seguros de su estado',
    guideWith: ': precios de ejemplo y quejas.',
    pageWith: ': quejas y reglas.',
    limits: (usd) => `Límites más altos, 100/300/100: unos ${aYear(tens(usd))} más.`,
    deductible: (usd, years) =>
      `Un deducible de $1,000: unos ${aYear(usd)} menos con cobertura completa. Conviene con menos de una reclamación en ${formatNumber(years)} años.`,
    discounts:
      'Pregunte por el descuento por varias pólizas y por la aplicación de manejo. La mayoría ahorra una décima parte con la aplicación; algunas personas pagan más.',
    student:
      'Pregunte por los descuentos por buenas notas, por varias pólizas y por la aplicación de manejo. La mayoría ahorra una décima parte con la aplicación; algunas personas pagan más.',
    course: {
      NY: 'Un curso de manejo defensivo baja el precio un 10% por ley, durante tres años.',
      other: 'Pregunte cuánto baja el precio un curso para conductores mayores.',
    },
    lowIncome: 'Con ingresos bajos: el programa de seguro de bajo costo de California (CLCA).',
    goodDriver: 'Con tres años sin infracciones hay un descuento de al menos el 20% (good driver).',
    surcharge: 'Vuelva a preguntar cuando termine el recargo por su historial: se quita en la renovación.',
    again: 'Vuelva a preguntar cada año: el precio baja con cada año de manejo.',
  },
};

({}) as typeof import('./car-blocks.es.ts') satisfies typeof english;
