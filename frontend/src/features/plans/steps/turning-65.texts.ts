const en = {
  soon: 'These prices end the month you turn 65.',
  until: 'Then you probably have Medicare.',
  steps: 'Steps towards Medicare',
  /** @param isBefore Medicare begins in an earlier year */
  noPlan: (year: number, isBefore: boolean) =>
    `Medicare begins ${isBefore ? `before ${year}` : `on January 1, ${year}`}: you probably need no plan of that year.`,
};

const es: typeof en = {
  soon: 'Estos precios terminan el mes en que cumple 65 años.',
  until: 'Después es probable que tenga Medicare.',
  steps: 'Pasos hacia Medicare',
  noPlan: (year, isBefore) =>
    `Medicare empieza ${isBefore ? `antes de ${year}` : `el 1 de enero de ${year}`}: es probable que no necesite un plan de ese año.`,
};

/** Texts about the 65th birthday and the steps towards Medicare. */
export const medicareTexts = globalThis.premiaLanguage === 'es' ? es : en;
