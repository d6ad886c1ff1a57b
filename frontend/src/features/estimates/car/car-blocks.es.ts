import { formatChoice, formatNumber, formatRoundedMoney as money } from '#frontend/ui/format.ts';
import type * as english from './car-blocks.en.ts';

const aYear = (usd: number) => `${money(usd)} al año`;
const tens = (usd: number) => Math.round(usd / 10) * 10;
const thousands = (limit: number) => money(limit * 1000);
const toYears = (years: number) => (years === 1 ? '1 año' : `${formatNumber(years)} años`);
const toLimits = ([person = 0, crash = 0, property = 0]: readonly number[]) =>
  `${thousands(person)} por cada persona lesionada, ${thousands(crash)} por choque y ${thousands(property)} por daños a bienes`;

export const carTexts: typeof english.carTexts = {
  ofToday: (date) => `Las partes de abajo se calculan para hoy. El precio de arriba es del ${date}.`,
  loan: 'Su préstamo o arrendamiento (lease) exige las coberturas de choque y de robo y clima. La regla de abajo le sirve para después.',
  worth: {
    title: '¿Conviene la cobertura de choque?',
    value: 'Valor de su auto, ±25%',
    wrong: 'Escriba el valor en dólares, como 9,300. Mientras tanto usamos nuestro estimado.',
    costs: 'La de choque cuesta al año',
    paysAtMost: 'Paga como máximo',
    years: 'Habrá pagado eso en',
    toYears,
    never: 'No pagaría nada',
    deductible: (usd) => `Con un deducible de ${money(usd)}`,
    less: (usd) => `${money(usd)} menos al año`,
    drop: (price, tenth) =>
      `Las coberturas de choque y de robo y clima cuestan juntas ${money(price)} al año, más de ${money(tenth)}, la décima parte del valor del auto. Según una regla común, puede dejarlas.`,
    dropLowValue: (price, value) =>
      `Las coberturas de choque y de robo y clima cuestan juntas ${money(price)} al año. Según una regla común, puede dejarlas si el auto vale menos de ${money(value)}.`,
    keep: (price, tenth) =>
      `La regla común dice que la conserve: las coberturas de choque y de robo y clima cuestan juntas ${money(price)} al año, menos de ${money(tenth)}, la décima parte del valor del auto. Aun así puede dejarlas si sus ahorros alcanzan para otro auto.`,
    between: (price, tenth) =>
      `Las coberturas de choque y de robo y clima cuestan juntas ${money(price)} al año. Una regla común es dejarlas a partir de ${money(tenth)}, la décima parte del valor del auto, o si sus ahorros alcanzan para otro auto.`,
  },
  law: {
    title: 'Lo que exige la ley',
    noState: 'La ley depende del estado: escriba su código postal en el formulario para ver la suya.',
    required: (state, since, [person = 0, crash = 0, property = 0]) =>
      `La ley de ${state} exige${since ? ` desde ${since}` : ''} que usted asegure al menos ${toLimits([person, crash, property])}.`,
    propertyAlone: (state, [, , property = 0]) =>
      `La ley de ${state} exige que usted asegure al menos ${thousands(property)} por daños a bienes. La responsabilidad civil por lesiones a otras personas no es obligatoria antes de un primer choque o una primera infracción: solo la incluyen las otras dos coberturas.`,
    notRequired: (state, limits) =>
      `${state} no exige seguro. Si usted compra una póliza, paga al menos hasta ${toLimits(limits)}.`,
    next: (on, limits) => `Desde el ${on} la ley exige ${toLimits(limits)}.`,
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
      'En Michigan usted elige cuánto paga la póliza de sus gastos médicos. Eso es lo que más cambia el precio, y estos precios no lo incluyen. Para daños a otras personas, la póliza paga hasta $250,000 por persona y $500,000 por choque, salvo que firme por $50,000 y $100,000.',
    factors: {
      credit: 'el puntaje de crédito',
      sex: 'el sexo',
      age: 'la edad',
      experience: 'los años de manejo',
    },
    barred: (factors) =>
      `La ley prohíbe aquí a las aseguradoras fijar el precio según ${formatChoice(factors)}.`,
    barredScore:
      'En Michigan sí se permiten los puntajes de seguro (insurance scores), que las aseguradoras calculan con los informes de crédito.',
    page: (site) => site,
    guide: (year) => `guía de precios del estado de ${year}`,
    checked: 'Lo verificamos el 22 de septiembre de 2026.',
  },
  record: {
    title: 'Su historial de manejo',
    clean: 'Usted no tiene accidentes ni multas.',
    unknown: 'No nos dijo si tiene multas, así que no contamos ninguna.',
    present: 'Su precio incluye, al año:',
    more: 'Esto subiría el precio al año:',
    yourAccidents: (count) => (count === 1 ? 'su accidente' : `sus ${count} accidentes`),
    yourViolations: {
      one_ticket: 'su multa',
      two_tickets: 'sus multas',
      dui: 'manejar bajo los efectos del alcohol o de drogas (DUI)',
    },
    accident: 'un accidente más que usted cause',
    ticket: 'una multa de tránsito',
    about: (usd) => `unos ${money(tens(usd))}`,
    usually:
      'El costo adicional suele terminar en la renovación, después de 3 a 5 años. Pida entonces precios nuevos.',
    byLaw: (years, isDui) =>
      `Por ley, ${isDui ? 'un DUI' : 'eso'} puede subir su precio durante ${toYears(years)}. Pida precios nuevos en la renovación siguiente.`,
    dui: 'Después de un DUI, su aseguradora suele tener que demostrar al estado que usted tiene seguro, con un formulario llamado SR-22.',
    otherForm:
      'Después de un DUI, la oficina de licencias puede pedir una prueba de seguro distinta del SR-22 de la mayoría de los estados: pregúntele.',
    filing: (form, years) =>
      `Después de un DUI, su aseguradora tiene que demostrar al estado durante ${toYears(years)} que usted tiene seguro, con un formulario llamado ${form}.`,
    highLimits: (limits, usd) =>
      `La ley exige entonces ${toLimits(limits)}. Es más que el mínimo del estado, y cuesta hasta unos ${aYear(tens(usd))} más que las otras dos coberturas.`,
    usualLimits: (limits) =>
      `Después de un DUI la ley exige ${toLimits(limits)}. Es más que el mínimo del estado, y más o menos lo que tienen las otras dos coberturas.`,
    declined: 'Algunas aseguradoras no aceptan a quien tiene un DUI.',
  },
  young: {
    withParents: '¿Puede entrar en la póliza de sus padres?',
    atHome: '¿Hay un joven que maneja en su familia?',
    nextYears: 'Su precio en los próximos años',
    household: (low, high) =>
      `Si sus padres lo agregan, su póliza costará de ${low} a ${high} veces lo de ahora. Según todas las fuentes que encontramos, es menos que dos pólizas.`,
    own: 'La cobertura completa en una póliza propia costaría, al año:',
    atAge: (age) => `a los ${age}`,
    licensed: (years) => (years === 0 ? 'hoy' : `después de ${toYears(years)} más de manejo`),
    basis: 'Son los precios de hoy, con el mismo auto e historial, y un año más de manejo cada año.',
    age: 'Edad del joven',
    place: 'Estado donde vive el joven',
    samePlace: 'El mismo lugar que usted',
    added: (age) => `Con un joven de ${age} años en ella, toda su póliza costaría:`,
    notFound:
      'No encontramos cifras para agregar a un conductor mayor de 19 años. Cuesta menos que agregar a uno de 19.',
    range: (low, high) => `unos ${money(tens(low))} a ${money(tens(high))} al año`,
    today: (usd) => `Ahora paga unos ${aYear(usd)}.`,
    ownPolicy: (usd, age, state) =>
      `Una póliza propia del joven costaría unos ${aYear(tens(usd))} a los ${age} años${state ? ` en ${state}` : ''}, con el mismo auto y la misma cobertura. Según todas las fuentes que encontramos, agregarlo a la suya cuesta menos que dos pólizas.`,
  },
  next: {
    title: 'Próximos pasos',
    more: 'Más pasos',
    ask: 'Pida un precio a tres aseguradoras con los mismos límites, para poder comparar.',
    medical:
      'Elija primero cuánto paga la póliza de sus gastos médicos: es lo que más cambia el precio en Michigan.',
    department: 'Departamento de seguros de su estado',
    guideWith: ' muestra precios de ejemplo y quejas.',
    pageWith: ' atiende quejas y conoce las reglas.',
    limits: (usd) =>
      `Los límites más altos cuestan unos ${aYear(tens(usd))} más. Pagan hasta $100,000 por persona, $300,000 por choque y $100,000 por daños a bienes.`,
    deductible: (usd, years) =>
      `Con un deducible de $1,000, la cobertura completa cuesta unos ${aYear(usd)} menos, pero usted paga los primeros $1,000 de un daño. Le conviene si presenta menos de una reclamación cada ${toYears(years)}.`,
    discounts:
      'Pregunte cuánto ahorra con dos pólizas en la misma aseguradora y con una aplicación que registra cómo maneja. La mayoría ahorra cerca de un 10% con la aplicación, pero con malos resultados puede costar más.',
    student:
      'Pregunte cuánto ahorra por buenas notas, con dos pólizas en la misma aseguradora y con una aplicación que registra cómo maneja. La mayoría ahorra cerca de un 10% con la aplicación, pero con malos resultados puede costar más.',
    course: {
      NY: 'Después de un curso de manejo defensivo usted paga un 10% menos durante tres años, por ley.',
      other: 'Pregunte cuánto menos paga después de un curso para conductores mayores.',
    },
    lowIncome: 'Si sus ingresos son bajos, vea el programa de seguro de bajo costo de California (CLCA).',
    goodDriver:
      'Después de tres años de manejo sin infracciones recibe un descuento de al menos el 20% (good driver).',
    surcharge: 'Pida precios nuevos cuando renueve y ya no cuente el recargo por su historial.',
    again: 'Pida precios nuevos cada año: bajan con cada año de manejo.',
  },
};

({}) as typeof import('./car-blocks.es.ts') satisfies typeof english;
