import type * as english from './turning-65.en.ts';

export const medicareTexts: typeof english.medicareTexts = {
  soon: 'Estos precios terminan el mes en que cumple 65 años.',
  until: 'Después es probable que tenga Medicare.',
  steps: 'Pasos hacia Medicare',
  noPlan: (year, isBefore) =>
    `Medicare empieza ${isBefore ? `antes de ${year}` : `el 1 de enero de ${year}`}: es probable que no necesite un plan de ese año.`,
};

({}) as typeof import('./turning-65.es.ts') satisfies typeof english;
