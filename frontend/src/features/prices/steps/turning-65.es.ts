import type * as english from './turning-65.en.ts';

const formatMonth = (month: number) =>
  new Intl.DateTimeFormat('es-US', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2027, month - 1));

function fromJanuary(count: number): string {
  if (count > 2) return `De enero a ${formatMonth(count)}`;
  return count === 1 ? 'En enero' : 'En enero y febrero';
}

export const medicareTexts: typeof english.medicareTexts = {
  soon: 'Usted cumple 65 años en menos de un año:',
  until: 'estos precios son hasta el mes de su cumpleaños; después es probable que tenga Medicare.',
  steps: 'Pasos hacia Medicare',
  noPlan: (year) => `Medicare empieza antes de ${year}: es probable que no necesite un plan de ese año.`,
  firstMonths: (count, price, isAbout) =>
    price === undefined
      ? `${fromJanuary(count)}, los precios de arriba; después, Medicare para usted.`
      : `${fromJanuary(count)}, ${isAbout ? 'unos ' : ''}${price} al mes por un plan Plata; después, Medicare.`,
};

({}) as typeof import('./turning-65.es.ts') satisfies typeof english;
