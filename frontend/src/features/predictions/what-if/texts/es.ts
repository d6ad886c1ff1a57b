import { formatRoundedMoney as money } from '#frontend/ui/format.ts';
import type * as english from './en.ts';

export const whatIfTexts: typeof english.whatIfTexts = {
  title: '¿Y si…?',
  failed: 'No se pudieron cargar los controles',
  forCountry: 'Este estimado es para todo el país.',
  presentModel: (usd) => `Con sus respuestas originales, el modelo actual da ${money(usd)} al año.`,
  reset: 'Restablecer',
  curve: 'La prima como curva',
  axis: 'Mostrar la prima según',
  curveTitle: (question) => `Prima según: ${question}`,
  curveText: 'La línea es la prima anual; la banda, su rango. Las demás respuestas no cambian.',
  table: 'Mostrar la curva como tabla',
  premiumColumn: 'Prima al año',
  rangeColumn: 'Rango al año',
  premium: {
    health: 'Prima anual estimada con estas respuestas: no es una factura',
    car: 'Prima anual con estas respuestas',
  },
  yearAndMonth: (monthly) => `al año, ${monthly}`,
  changedBy: (amount, change) => `${amount} (${change})`,
  same: 'Igual que su estimado.',
  more: 'al año más que su estimado.',
  less: 'al año menos que su estimado.',
  spoken: (premium, difference) => `${premium}. ${difference}`,
  likely: (range) => `Probable: ${range} al año`,
  amounts: {
    market: 'Precio en el Mercado',
    credit: (year) => `Crédito tributario en ${year}`,
    care: 'Atención médica de su bolsillo, plan Plata',
  },
  whatChanged: 'Qué cambió, en dólares al año',
  changed: (label, before, after) => `${label}: antes ${before}, ahora ${after}`,
  others: 'Otras respuestas: lo que suman depende de las que cambiaron',
  save: 'Guardar como estimado nuevo',
  conditions: 'Enfermedades',
};

({}) as typeof import('./es.ts') satisfies typeof english;
