import { formatRoundedMoney as money } from '#frontend/ui/format.ts';

const en = {
  title: 'What if?',
  failed: 'Failed to load the controls',
  forCountry: 'This estimate is for the whole country.',
  /** @param changes why today's premium differs, where known */
  estimatedToday: (usd: number, stored: number, changes: readonly string[]) =>
    `We compare with your original answers, estimated today: ${money(usd)} a year. Your estimate was ${money(stored)}.${changes.length === 0 ? '' : ` What differs: ${changes.join(', ')}.`}`,
  presentModel: 'the model is the present one',
  pricesOf: (year: number) => `the prices are those of ${year}`,
  carOlder: (years: number) => `the car is ${years === 1 ? '1 year' : `${years} years`} older`,
  reset: 'Reset',
  curve: 'Premium as a curve',
  axis: 'Show the premium by',
  /** @param question as inside a sentence */
  curveTitle: (question: string) => `Premium by ${question}`,
  curveText:
    'The line shows the annual premium, and the band shows its range. All other answers stay as you chose them.',
  table: 'Show the curve as a table',
  premiumColumn: 'Premium a year',
  rangeColumn: 'Range a year',
  premium: {
    health: 'Estimated Annual Premium with these answers: not a bill',
    car: 'Annual premium with these answers',
  },
  yearAndMonth: (monthly: string) => `a year, ${monthly}`,
  /** @param change with its sign */
  changedBy: (amount: string, change: string) => `${amount} (${change})`,
  same: 'This is the same as your estimate.',
  sameToday: 'This is the same as your original answers, estimated today.',
  /** Before the difference. */
  thatIs: 'That is ',
  /** After the difference without its sign. */
  more: 'a year more than your estimate.',
  less: 'a year less than your estimate.',
  moreToday: 'a year more than your original answers, estimated today.',
  lessToday: 'a year less than your original answers, estimated today.',
  /** For the ear, after a change. @param difference a sentence */
  spoken: (premium: string, difference: string) => `${premium}. ${difference}`,
  likely: (range: string) => `Likely ${range} a year`,
  amounts: {
    market: 'Marketplace price',
    credit: (year: number) => `Tax credit in ${year}`,
    care: 'What you pay for care, with silver',
  },
  whatChanged: 'What changed, USD a year',
  changed: (label: string, before: string, after: string) => `${label}: ${before} before, ${after} now`,
  others: 'Other answers, whose effect depends on those that changed',
  save: 'Save as new estimate',
  conditions: 'Conditions',
};

const es: typeof en = {
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

/** Texts of the estimate with other answers. */
export const whatIfTexts = globalThis.premiaLanguage === 'es' ? es : en;
