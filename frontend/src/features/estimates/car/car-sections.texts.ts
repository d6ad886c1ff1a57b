import { formatChoice, formatNumber, formatRoundedMoney as money } from '#frontend/ui/format.ts';

const aYear = (usd: number) => `${money(usd)} a year`;

const tens = (usd: number) => Math.round(usd / 10) * 10;

const thousands = (limit: number) => money(limit * 1000);

const toYears = (years: number) => (years === 1 ? '1 year' : `${formatNumber(years)} years`);

const toLimits = ([person = 0, crash = 0, property = 0]: readonly number[]) =>
  `${thousands(person)} for each person you hurt, ${thousands(crash)} for each crash and ${thousands(property)} for property`;

const en = {
  ofToday: (date: string) => `The parts below are calculated for today. The price above is of ${date}.`,
  loan: 'Your loan or lease requires collision and comprehensive coverage. The rule is for the time after it.',
  worth: {
    title: 'Is collision coverage worth it?',
    value: 'Value of your car, ±25%',
    wrong: 'Enter the value in dollars, such as 9,300. Until then we use our estimate.',
    costs: 'Collision costs a year',
    paysAtMost: 'It pays at most',
    years: 'You would have paid that after',
    toYears,
    never: 'It would pay nothing',
    drop: (price: number, tenth: number) =>
      `Collision and comprehensive (theft, hail, animals) cost ${money(price)} a year together, more than ${money(tenth)}, a tenth of the car’s value. By a common rule you could drop both.`,
    dropLowValue: (price: number, value: number) =>
      `Collision and comprehensive (theft, hail, animals) cost ${money(price)} a year together. By a common rule you could drop both for a car worth less than ${money(value)}.`,
    keep: (price: number, tenth: number) =>
      `The common rule says keep it: collision and comprehensive (theft, hail, animals) cost ${money(price)} a year together, less than ${money(tenth)}, a tenth of the car’s value. You can still drop them if your savings could pay for another car.`,
    between: (price: number, tenth: number) =>
      `Collision and comprehensive (theft, hail, animals) cost ${money(price)} a year together. A common rule is to drop both at ${money(tenth)}, a tenth of the car’s value, or if your savings could pay for another car.`,
  },
  law: {
    title: 'What the law requires',
    noState: 'The law differs by state: enter your ZIP code in the form to see yours.',
    required: (
      state: string,
      since: number | null,
      [person = 0, crash = 0, property = 0]: readonly number[],
    ) =>
      `${state} law ${since ? `has required since ${since}` : 'requires'} that you insure at least ${thousands(person)} for each person you hurt, ${thousands(crash)} for each crash and ${thousands(property)} for property you damage.`,
    propertyAlone: (state: string, [, , property = 0]: readonly number[]) =>
      `${state} law requires that you insure at least ${thousands(property)} for property you damage. It does not require liability coverage for people you hurt before a first crash or violation: only the other two kinds of coverage include it.`,
    notRequired: (state: string, limits: readonly number[]) =>
      `${state} does not require insurance. If you buy a policy, it pays up to ${thousands(limits[0] ?? 0)} for each person you hurt, ${thousands(limits[1] ?? 0)} for each crash and ${thousands(limits[2] ?? 0)} for property, or more.`,
    next: (on: string, [person = 0, crash = 0, property = 0]: readonly number[]) =>
      `From ${on} the law requires ${thousands(person)} for each person, ${thousands(crash)} for each crash and ${thousands(property)} for property.`,
    injuries: {
      required: (usd: string | undefined) =>
        `Coverage for your own injuries is required${usd ? `: ${usd}` : ''}.`,
      unless_rejected: (usd: string | undefined) =>
        `Insurers must offer ${usd ?? 'coverage'} for your own injuries; you can refuse it in writing.`,
      optional: (_usd: string | undefined) => 'Coverage for your own injuries is optional.',
      none: undefined,
    },
    uninsured: {
      required: 'Coverage against uninsured drivers is required.',
      unless_rejected: 'Coverage against uninsured drivers is included unless you refuse it in writing.',
      optional: 'Coverage against uninsured drivers is optional.',
      none: undefined,
    },
    uninsuredIfInsured: 'A policy includes coverage against uninsured drivers.',
    medicalChoice:
      'In Michigan you choose how much of your own medical bills the policy pays, and that changes the price most. These prices hold what Michigan’s drivers chose on average. For harm to others, a policy pays up to $250,000 for each person and $500,000 for each crash, unless you sign for $50,000 and $100,000.',
    factors: { credit: 'credit score', sex: 'sex', age: 'age', experience: 'driving experience' },
    barred: (factors: readonly string[]) =>
      `The law here forbids insurers to set prices by ${formatChoice(factors)}.`,
    barredScore: 'Insurance scores, which insurers make from credit reports, are allowed in Michigan.',
    page: (site: string) => site,
    guide: (year: number) => `the state’s price guide of ${year}`,
    checked: 'We checked this on September 22, 2026.',
  },
  record: {
    title: 'Your driving record',
    clean: 'You have no accident and no ticket.',
    unknown: 'You did not say if you have tickets, so we counted none.',
    present: 'Your price includes, a year:',
    more: 'One more of these would raise the price a year by:',
    yourAccidents: (count: number) => (count === 1 ? 'your accident' : `your ${count} accidents`),
    yourViolations: {
      one_ticket: 'your ticket',
      two_tickets: 'your tickets',
      dui: 'driving under the influence',
    },
    accident: 'an accident at fault',
    ticket: 'a ticket',
    about: (usd: number) => `about ${money(tens(usd))}`,
    usually: 'The extra cost usually ends when you renew after 3 to 5 years. Ask for new prices then.',
    byLaw: (years: number, isDui: boolean) =>
      `By law ${isDui ? 'a DUI' : 'it'} may raise your price for ${toYears(years)}. Ask for new prices when you renew after that.`,
    dui: 'After a DUI your insurer often has to prove to the state that you are insured, with a form called SR-22.',
    otherForm:
      'After a DUI the license office may ask for proof of insurance in another form than the SR-22 of most states: ask it.',
    filing: (form: string, years: number) =>
      `After a DUI your insurer has to prove to the state for ${toYears(years)} that you are insured, with a form called ${form}.`,
    highLimits: (limits: readonly number[], usd: number) =>
      `The law then requires ${toLimits(limits)}. That is more than the state minimum, and costs up to about ${aYear(tens(usd))} more than the other two kinds of coverage.`,
    usualLimits: (limits: readonly number[]) =>
      `After a DUI the law requires ${toLimits(limits)}. That is more than the state minimum, and about what the other two kinds of coverage have.`,
    declined: 'Some insurers do not take drivers with a DUI.',
  },
  young: {
    withParents: 'Can you join your parents’ policy?',
    atHome: 'Is there a young driver in your family?',
    nextYears: 'Your price in the next years',
    household: (low: number, high: number) =>
      `If your parents add you to their policy, it costs ${low} to ${high} times as much as now. In all sources that we found, this is cheaper than two policies.`,
    own: 'Full coverage on a policy of your own would cost, a year:',
    atAge: (age: number) => `at ${age}`,
    licensed: (years: number) => (years === 0 ? 'today' : `after ${toYears(years)} more of driving`),
    /** @param years for which a violation counts at most */
    withoutEvent: (years: number) => `After ${toYears(years)}, the prices no longer count your violation.`,
    basis: 'These are today’s prices, for the same car and record, with a year more of driving each year.',
    age: 'Age of the young driver',
    place: 'State where the young driver lives',
    samePlace: 'The same place as yours',
    added: (age: number) => `With a driver of ${age} on it, your whole policy would cost:`,
    notFound: 'We found no figures for adding a driver over 19. It costs less than adding a driver of 19.',
    range: (low: number, high: number) => `about ${money(tens(low))} to ${money(tens(high))} a year`,
    cars: 'How many cars does your household insure?',
    violations: 'Tickets of the young driver',
    without: (usd: number) => `Without the young driver about ${aYear(tens(usd))}.`,
    ownPolicy: (usd: number, age: number, state: string | undefined) =>
      `A policy of the young driver’s own would cost about ${aYear(tens(usd))} at ${age}${state ? ` in ${state}` : ''}, with the same car and coverage. In all sources that we found, adding the driver to yours is cheaper than two policies.`,
  },
  next: {
    title: 'What next',
    more: 'More',
    ask: 'Ask three insurers for a price with the same limits, so that you can compare.',
    medical:
      'Choose first how much of your medical bills the policy pays: it changes the price most in Michigan.',
    department: 'Your state’s insurance department',
    guideWith: ' shows sample prices and complaints.',
    pageWith: ' answers complaints and knows the rules.',
    limits: {
      '100_300': (usd: number) =>
        `Higher limits cost about ${aYear(tens(usd))} more. They pay up to $100,000 a person, $300,000 a crash and $100,000 for property.`,
      '250_500': (usd: number) =>
        `Limits of 250/500 cost about ${aYear(tens(usd))} more: an umbrella policy usually needs them.`,
    },
    deductible: (deductible: number, usd: number, years: number) =>
      `With a ${money(deductible)} deductible, full coverage costs about ${aYear(usd)} less, but you pay the first ${money(deductible)} of a damage yourself. You save money if you make less than one claim in ${toYears(years)}.`,
    discounts:
      'Ask what you save with two policies at one insurer, and with an app that records how you drive. Most people save about 10% with the app, but bad scores can cost more.',
    student:
      'Ask what you save with good grades, with two policies at one insurer, and with an app that records how you drive. Most people save about 10% with the app, but bad scores can cost more.',
    course: {
      NY: 'After a defensive driving course you pay 10% less for three years, by law.',
      other: 'Ask how much less you pay after a course for mature drivers.',
    },
    lowIncome: 'If your income is low, look at California’s Low Cost Auto Insurance program (CLCA).',
    goodDriver:
      'After three years of driving without violations you get the good driver discount of at least 20%.',
  },
};

const spanishAYear = (usd: number) => `${money(usd)} al año`;

const spanishToYears = (years: number) => (years === 1 ? '1 año' : `${formatNumber(years)} años`);

const spanishToLimits = ([person = 0, crash = 0, property = 0]: readonly number[]) =>
  `${thousands(person)} por cada persona lesionada, ${thousands(crash)} por choque y ${thousands(property)} por daños a bienes`;

const es: typeof en = {
  ofToday: (date) => `Las partes de abajo se calculan para hoy. El precio de arriba es del ${date}.`,
  loan: 'Su préstamo o arrendamiento (lease) exige las coberturas de choque y de robo y clima. La regla le sirve para después.',
  worth: {
    title: '¿Conviene la cobertura de choque?',
    value: 'Valor de su auto, ±25%',
    wrong: 'Escriba el valor en dólares, como 9,300. Mientras tanto usamos nuestro estimado.',
    costs: 'La de choque cuesta al año',
    paysAtMost: 'Paga como máximo',
    years: 'Habrá pagado eso en',
    toYears: spanishToYears,
    never: 'No pagaría nada',
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
      `La ley de ${state} exige${since ? ` desde ${since}` : ''} que usted asegure al menos ${spanishToLimits([person, crash, property])}.`,
    propertyAlone: (state, [, , property = 0]) =>
      `La ley de ${state} exige que usted asegure al menos ${thousands(property)} por daños a bienes. La responsabilidad civil por lesiones a otras personas no es obligatoria antes de un primer choque o una primera infracción: solo la incluyen las otras dos coberturas.`,
    notRequired: (state, limits) =>
      `${state} no exige seguro. Si usted compra una póliza, paga al menos hasta ${spanishToLimits(limits)}.`,
    next: (on, limits) => `Desde el ${on} la ley exige ${spanishToLimits(limits)}.`,
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
      'En Michigan usted elige cuánto paga la póliza de sus gastos médicos, y eso es lo que más cambia el precio. Estos precios incluyen lo que eligieron en promedio los conductores de Michigan. Para daños a otras personas, la póliza paga hasta $250,000 por persona y $500,000 por choque, salvo que firme por $50,000 y $100,000.',
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
      `Por ley, ${isDui ? 'un DUI' : 'eso'} puede subir su precio durante ${spanishToYears(years)}. Pida precios nuevos en la renovación siguiente.`,
    dui: 'Después de un DUI, su aseguradora suele tener que demostrar al estado que usted tiene seguro, con un formulario llamado SR-22.',
    otherForm:
      'Después de un DUI, la oficina de licencias puede pedir una prueba de seguro distinta del SR-22 de la mayoría de los estados: pregúntele.',
    filing: (form, years) =>
      `Después de un DUI, su aseguradora tiene que demostrar al estado durante ${spanishToYears(years)} que usted tiene seguro, con un formulario llamado ${form}.`,
    highLimits: (limits, usd) =>
      `La ley exige entonces ${spanishToLimits(limits)}. Es más que el mínimo del estado, y cuesta hasta unos ${spanishAYear(tens(usd))} más que las otras dos coberturas.`,
    usualLimits: (limits) =>
      `Después de un DUI la ley exige ${spanishToLimits(limits)}. Es más que el mínimo del estado, y más o menos lo que tienen las otras dos coberturas.`,
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
    licensed: (years) => (years === 0 ? 'hoy' : `después de ${spanishToYears(years)} más de manejo`),
    withoutEvent: (years) => `Después de ${spanishToYears(years)}, los precios ya no cuentan su infracción.`,
    basis: 'Son los precios de hoy, con el mismo auto e historial, y un año más de manejo cada año.',
    age: 'Edad del joven',
    place: 'Estado donde vive el joven',
    samePlace: 'El mismo lugar que usted',
    added: (age) => `Con un joven de ${age} años en ella, toda su póliza costaría:`,
    notFound:
      'No encontramos cifras para agregar a un conductor mayor de 19 años. Cuesta menos que agregar a uno de 19.',
    range: (low, high) => `unos ${money(tens(low))} a ${money(tens(high))} al año`,
    cars: '¿Cuántos autos asegura su hogar?',
    violations: 'Multas del joven',
    without: (usd) => `Sin el joven, unos ${spanishAYear(tens(usd))}.`,
    ownPolicy: (usd, age, state) =>
      `Una póliza propia del joven costaría unos ${spanishAYear(tens(usd))} a los ${age} años${state ? ` en ${state}` : ''}, con el mismo auto y la misma cobertura. Según todas las fuentes que encontramos, agregarlo a la suya cuesta menos que dos pólizas.`,
  },
  next: {
    title: 'Próximos pasos',
    more: 'Más',
    ask: 'Pida un precio a tres aseguradoras con los mismos límites, para poder comparar.',
    medical:
      'Elija primero cuánto paga la póliza de sus gastos médicos: es lo que más cambia el precio en Michigan.',
    department: 'Departamento de seguros de su estado',
    guideWith: ' muestra precios de ejemplo y quejas.',
    pageWith: ' atiende quejas y conoce las reglas.',
    limits: {
      '100_300': (usd) =>
        `Los límites más altos cuestan unos ${spanishAYear(tens(usd))} más. Pagan hasta $100,000 por persona, $300,000 por choque y $100,000 por daños a bienes.`,
      '250_500': (usd) =>
        `Los límites 250/500 cuestan unos ${spanishAYear(tens(usd))} más: una póliza umbrella suele exigirlos.`,
    },
    deductible: (deductible, usd, years) =>
      `Con un deducible de ${money(deductible)}, la cobertura completa cuesta unos ${spanishAYear(usd)} menos, pero usted paga los primeros ${money(deductible)} de un daño. Le conviene si presenta menos de una reclamación cada ${spanishToYears(years)}.`,
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
  },
};

/** Texts of the sections below the tiles. */
export const carTexts = globalThis.premiaLanguage === 'es' ? es : en;
