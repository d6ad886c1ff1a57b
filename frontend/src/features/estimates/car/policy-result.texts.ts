import { formatRoundedMoney as money } from '#frontend/ui/format.ts';

const en = {
  forCars: (cars: number) =>
    cars === 1
      ? 'a month for the car'
      : cars === 2
        ? 'a month for both cars'
        : `a month for all ${cars} cars`,
  likely: (low: number, high: number) => `likely ${money(low)} to ${money(high)}.`,
  tap: 'Tap a price to choose the coverage of each car.',
  covers: { minimum: 'Minimum', liability_comprehensive: '+ theft, hail', full: 'Full' },
  without: (age: number) => `Without the driver of ${age}`,
  adds: (car: string) => `${car} adds`,
  noCollision: (car: string) => `No collision on ${car}`,
  less: (usd: number) => `${money(usd)} less`,
  loan: (car: string) => `${car}: a loan or lease requires full coverage.`,
  hint: 'For these cars and coverages. It stays in this tab and is not sent.',
  paysFor: 'Who is on the policy now?',
  everyone: 'All these drivers',
  notYet: (age: number) => `All but the driver of ${age}`,
  with: (age: number) => `with the driver of ${age}`,
  withoutShort: (age: number) => `without the driver of ${age}`,
  noCollisionShort: (car: string) => `no collision on ${car}`,
  ticket: 'after a ticket of the first driver',
  another: 'Another car',
  inPlace: 'In place of which car?',
  oneMore: 'One car more',
  modelYear: 'Model year',
  moved: (place: string, month: number, change: number) =>
    `${place}: ${money(month)} a month, ${money(Math.abs(change))} ${change < 0 ? 'less' : 'more'}.`,
  becomes: (car: string, month: number, change: number) =>
    `With the ${car}: ${money(month)} a month, ${money(Math.abs(change))} ${change < 0 ? 'less' : 'more'}.`,
};

const es: typeof en = {
  forCars: (cars) =>
    cars === 1
      ? 'al mes por el auto'
      : cars === 2
        ? 'al mes por los dos autos'
        : `al mes por los ${cars} autos`,
  likely: (low, high) => `Probable: ${money(low)} a ${money(high)}.`,
  tap: 'Toque un precio para elegir la cobertura de cada auto.',
  covers: { minimum: 'Mínimo', liability_comprehensive: '+ robo, granizo', full: 'Completa' },
  without: (age) => `Sin el conductor de ${age} años`,
  adds: (car) => `Lo que suma: ${car}`,
  noCollision: (car) => `Sin cobertura de choque: ${car}`,
  less: (usd) => `${money(usd)} menos`,
  loan: (car) => `${car}: un préstamo o arrendamiento exige la cobertura completa.`,
  hint: 'Por estos autos y coberturas. Queda en esta pestaña y no se envía.',
  paysFor: '¿Quién está en la póliza ahora?',
  everyone: 'Todos estos conductores',
  notYet: (age) => `Todos menos el conductor de ${age} años`,
  with: (age) => `con el conductor de ${age} años`,
  withoutShort: (age) => `sin el conductor de ${age} años`,
  noCollisionShort: (car) => `sin cobertura de choque: ${car}`,
  ticket: 'después de una multa del primer conductor',
  another: 'Otro auto',
  inPlace: '¿En lugar de qué auto?',
  oneMore: 'Un auto más',
  modelYear: 'Año del modelo',
  moved: (place, month, change) =>
    `${place}: ${money(month)} al mes, ${money(Math.abs(change))} ${change < 0 ? 'menos' : 'más'}.`,
  becomes: (car, month, change) =>
    `Con otro auto (${car}): ${money(month)} al mes, ${money(Math.abs(change))} ${change < 0 ? 'menos' : 'más'}.`,
};

/** Texts of the result of a policy. */
export const policyResultTexts = globalThis.premiaLanguage === 'es' ? es : en;
