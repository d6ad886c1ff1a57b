import { formatRoundedMoney as money } from '#frontend/ui/format.ts';

const en = {
  title: 'Special situations',
  source: 'Source: ',
  read: ', read in November 2026.',
  lapse: {
    title: 'You were uninsured for a time, or always',
    text: 'Insurers ask since when you have been insured without a break, and many charge more after one. Premia does not ask, so your first quote may be higher than these prices. In quotes of three insurers in New York and Pennsylvania, a break of less than 30 days cost about 8% more, and a longer one about 29%. Let a new policy begin before the old one ends. After a year of insurance, ask for new prices.',
  },
  sr22: {
    title: 'You need an SR-22 without a DUI',
    text: 'A state may also ask for an SR-22 after you drove without insurance or collected too many points. It is a form that your insurer sends to the state, not another policy. In Nebraska, for example, it must be on file for three years. If the policy ends before, the insurer tells the state, and your license is suspended. Ask your license office how long yours is needed.',
  },
  license: {
    title: 'Your license is from another country',
    text: 'Some insurers count your years of driving abroad, and others price you as a new driver. To see that price, enter 0 years of driving. Once you live in a state, it may require its own license. Some states also require an International Driving Permit, which only the country of your license issues.',
  },
  gap: {
    title: 'You owe more than the car is worth',
    text: (value: number) =>
      `Collision and comprehensive pay at most the value of your car, now about ${money(value)}. If you owe more on the loan or lease, you pay the rest yourself, unless you have gap coverage. It is optional. Compare the prices of your insurer, your lender and the dealer, and cancel it once you owe less than the value.`,
  },
  rideshare: {
    title: 'You drive passengers or deliveries for pay',
    text: 'A personal policy usually excludes driving for pay, and the insurance of the app may have gaps while you wait for a request. Tell your insurer before the first trip, and ask for rideshare or delivery coverage.',
  },
  noCar: {
    title: 'You have no car of your own',
    text: 'A non-owner policy pays for harm to others when you drive a borrowed or rented car and the policy of its owner is not enough. It does not pay for damage to that car. It keeps you insured without a break, and your insurer can file an SR-22 with it.',
  },
  student: {
    title: 'A student on your policy lives away from home',
    text: 'Ask for a discount if the student’s school is at least 100 miles away and the student has no car there. Tell your insurer before the term begins.',
  },
  perMile: {
    title: 'You drive little',
    text: 'With insurance by the mile you pay a fixed amount a month, and a few cents for each mile that a device or an app records. Not every state has it. Ask for a price for your miles, and what else is recorded, such as speed, braking or places.',
  },
  credit: {
    title: 'You have fair or poor credit',
    text: 'Most insurers also price by credit where the law allows it; Premia does not ask for it. In a national study, safe drivers with fair credit paid about 1.5 times as much as with excellent credit, and with poor credit about 2.2 times as much, for the coverage that the law requires. Insurers differ widely, so ask for several quotes.',
  },
};

const es: typeof en = {
  title: 'Situaciones especiales',
  source: 'Fuente: ',
  read: ', leída en noviembre de 2026.',
  lapse: {
    title: 'Usted no tuvo seguro por un tiempo, o nunca',
    text: 'Las aseguradoras preguntan desde cuándo tiene seguro sin interrupción, y muchas cobran más después de una. Premia no lo pregunta, así que su primera cotización puede ser más alta que estos precios. En cotizaciones de tres aseguradoras en Nueva York y Pensilvania, una interrupción de menos de 30 días costaba cerca de un 8% más, y una más larga, cerca de un 29% más. Haga que la póliza nueva empiece antes de que termine la anterior. Después de un año con seguro, pida precios nuevos.',
  },
  sr22: {
    title: 'Usted necesita un SR-22 sin un DUI',
    text: 'Un estado también puede exigir un SR-22 después de manejar sin seguro o de acumular demasiados puntos. Es un formulario que su aseguradora envía al estado, no otra póliza. En Nebraska, por ejemplo, debe estar registrado durante tres años. Si la póliza termina antes, la aseguradora avisa al estado y la licencia se suspende. Pregunte a la oficina de licencias cuánto tiempo lo necesita usted.',
  },
  license: {
    title: 'Su licencia es de otro país',
    text: 'Algunas aseguradoras cuentan sus años de manejo en otro país, y otras le cobran como a quien empieza a manejar. Para ver ese precio, escriba 0 años de manejo. Cuando usted vive en un estado, este puede exigir su propia licencia. Algunos estados exigen también un permiso internacional de manejo, que solo emite el país de su licencia.',
  },
  gap: {
    title: 'Usted debe más de lo que vale el auto',
    text: (value) =>
      `Las coberturas de choque y de robo y clima pagan como máximo el valor de su auto, ahora unos ${money(value)}. Si usted debe más por el préstamo o arrendamiento (lease), paga el resto, salvo que tenga cobertura gap. Es opcional. Compare los precios de su aseguradora, de quien le presta y del concesionario, y cancélela cuando deba menos que el valor.`,
  },
  rideshare: {
    title: 'Usted lleva pasajeros o entregas por dinero',
    text: 'Una póliza personal suele excluir el manejo por dinero, y el seguro de la aplicación puede dejar huecos mientras usted espera una solicitud. Avise a su aseguradora antes del primer viaje y pida cobertura para viajes o entregas.',
  },
  noCar: {
    title: 'Usted no tiene auto propio',
    text: 'Una póliza para quien no tiene auto (non-owner) paga los daños a otras personas cuando usted maneja un auto prestado o alquilado y la póliza del dueño no alcanza. No paga los daños a ese auto. Le da seguro sin interrupción, y su aseguradora puede presentar con ella un SR-22.',
  },
  student: {
    title: 'Un estudiante de su póliza vive fuera de casa',
    text: 'Pida un descuento si su escuela está al menos a 100 millas y el estudiante no tiene auto allí. Avise a su aseguradora antes de que empiece el curso.',
  },
  perMile: {
    title: 'Usted maneja poco',
    text: 'Con un seguro por milla usted paga una cantidad fija al mes y unos centavos por cada milla que registra un dispositivo o una aplicación. No existe en todos los estados. Pida un precio para sus millas y pregunte qué más se registra, como velocidad, frenadas o lugares.',
  },
  credit: {
    title: 'Su crédito es regular o malo',
    text: 'La mayoría de las aseguradoras también cobra según el crédito donde la ley lo permite; Premia no lo pregunta. En un estudio nacional, quienes manejan sin incidentes pagaban con crédito regular unas 1.5 veces lo que con crédito excelente, y con mal crédito unas 2.2 veces, por la cobertura que exige la ley. Las aseguradoras son muy distintas: pida varias cotizaciones.',
  },
};

/** Texts of the situations that change a car's price in a way that the model does not know. */
export const situationTexts = globalThis.premiaLanguage === 'es' ? es : en;
