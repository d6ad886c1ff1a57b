import { formatRoundedMoney as money } from '#frontend/ui/format.ts';
import type * as english from './en.ts';

export const whatIfTexts: typeof english.whatIfTexts = {
  title: '¿Y si…?',
  failed: 'No se pudieron cargar los controles',
  forCountry: 'Este estimado es para todo el país.',
  estimatedToday: (usd, stored, changes) =>
    `Se compara con sus respuestas originales, estimadas hoy: ${money(usd)} al año. Su estimado era de ${money(stored)}.${changes.length === 0 ? '' : ` Lo que cambia: ${changes.join(', ')}.`}`,
  presentModel: 'el modelo es el actual',
  pricesOf: (year) => `los precios son los de ${year}`,
  carOlder: (years) => `el auto tiene ${years === 1 ? 'un año más' : `${years} años más`}`,
  reset: 'Restablecer',
  curve: 'La prima como curva',
  axis: 'Mostrar la prima según',
  curveTitle: (question) => `Prima según: ${question}`,
  curveText: 'La línea muestra la prima anual, y la banda muestra su rango. Las demás respuestas no cambian.',
  table: 'Mostrar la curva como tabla',
  premiumColumn: 'Prima al año',
  rangeColumn: 'Rango al año',
  premium: {
    health: 'Prima anual estimada con estas respuestas: no es una factura',
    car: 'Prima anual con estas respuestas',
  },
  yearAndMonth: (monthly) => `al año, ${monthly}`,
  changedBy: (amount, change) => `${amount} (${change})`,
  same: 'Es igual que su estimado.',
  sameToday: 'Es igual que sus respuestas originales, estimadas hoy.',
  thatIs: 'Son ',
  more: 'al año más que su estimado.',
  less: 'al año menos que su estimado.',
  moreToday: 'al año más que sus respuestas originales, estimadas hoy.',
  lessToday: 'al año menos que sus respuestas originales, estimadas hoy.',
  spoken: (premium, difference) => `${premium}. ${difference}`,
  likely: (range) => `Probable: ${range} al año`,
  amounts: {
    market: 'Precio en el Mercado',
    credit: (year) => `Crédito tributario en ${year}`,
    care: 'Lo que paga por atención médica, con un plan Plata',
  },
  whatChanged: 'Qué cambió, en dólares al año',
  changed: (label, before, after) => `${label}: antes ${before}, ahora ${after}`,
  others: 'Otras respuestas, cuyo efecto depende de las que cambiaron',
  save: 'Guardar como estimado nuevo',
  conditions: 'Enfermedades',
};

({}) as typeof import('./es.ts') satisfies typeof english;
