const en = {
  title: 'Your price, and what would change it',
  hint: 'For this car alone. It stays in this tab and is not sent.',
  cover: 'For which coverage?',
  above: (own: string, low: string, high: string) =>
    `You pay ${own} a month now. That is above the range for such drivers, ${low} to ${high}: three quotes are worth the hour.`,
  inside: (own: string, low: string, high: string) =>
    `You pay ${own} a month now. That is within the range for such drivers, ${low} to ${high}.`,
  below: (own: string, low: string, high: string) =>
    `You pay ${own} a month now. That is below the range for such drivers, ${low} to ${high}: before you change insurers, compare limits and deductible.`,
  changes: 'Your price a month, and what it would become:',
  range: (low: string, high: string) => `${low} to ${high}`,
  ticket: 'after a ticket',
  accident: 'after an accident at fault',
  older: 'a year older',
  deductible: (amount: string) => `with a ${amount} deductible`,
  covers: {
    minimum: 'with the state minimum',
    liability_comprehensive: 'without collision',
    full: 'with full coverage',
  },
  basis: 'At the same insurer, in 8 of 10 cases.',
  yours: (change: string) => `Your price: ${change} a month`,
  place: 'The same car in another place',
  placeFound: (place: string) => `Prices of ${place}, for the same driver and car.`,
  here: 'Where you are now',
  whichState: 'To which state?',
  noPlace: 'We have no car prices for this ZIP code.',
};

const es: typeof en = {
  title: 'Su precio y lo que lo cambiaría',
  hint: 'Solo por este auto. Queda en esta pestaña y no se envía.',
  cover: '¿Por qué cobertura?',
  above: (own, low, high) =>
    `Ahora paga ${own} al mes. Está por encima del rango para quienes manejan como usted, de ${low} a ${high}: vale la pena pedir tres cotizaciones.`,
  inside: (own, low, high) =>
    `Ahora paga ${own} al mes. Está dentro del rango para quienes manejan como usted, de ${low} a ${high}.`,
  below: (own, low, high) =>
    `Ahora paga ${own} al mes. Está por debajo del rango para quienes manejan como usted, de ${low} a ${high}: antes de cambiar de aseguradora, compare los límites y el deducible.`,
  changes: 'Su precio al mes, y cuánto sería:',
  range: (low, high) => `${low} a ${high}`,
  ticket: 'después de una multa',
  accident: 'después de un accidente que usted cause',
  older: 'con un año más',
  deductible: (amount) => `con un deducible de ${amount}`,
  covers: {
    minimum: 'con el mínimo del estado',
    liability_comprehensive: 'sin la de choque',
    full: 'con cobertura completa',
  },
  basis: 'Con la misma aseguradora, en 8 de cada 10 casos.',
  yours: (change) => `Su precio: ${change} al mes`,
  place: 'El mismo auto en otro lugar',
  placeFound: (place) => `Precios de este lugar, para la misma persona y el mismo auto: ${place}.`,
  here: 'Donde está ahora',
  whichState: '¿A qué estado?',
  noPlace: 'No tenemos precios de autos para este código postal (ZIP).',
};

/** Texts on what a driver pays now. */
export const ownPaymentTexts = globalThis.premiaLanguage === 'es' ? es : en;
