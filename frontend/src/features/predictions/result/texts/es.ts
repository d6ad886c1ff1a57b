import { formatRoundedMoney as money } from '#frontend/ui/format.ts';
import type * as english from './en.ts';

interface Range {
  low: number;
  high: number;
}

const range = ({ low, high }: Range) =>
  money(low) === money(high) ? `unos ${money(low)}` : `de ${money(low)} a ${money(high)}`;

/** Place after "en", from a state's name; without one the country. */
const inPlace = (state?: string) => {
  if (state === undefined) return 'en los Estados Unidos';
  return state.startsWith('Distrito') ? `en el ${state}` : `en ${state}`;
};

export const resultTexts: typeof english.resultTexts = {
  complete: '¡Estimado listo!',
  disclaimer: 'Esta cifra de aprendizaje automático es solo informativa y no es una cotización final.',
  premium: 'Prima anual estimada',
  detailsFailed: 'No se pudieron cargar los detalles de la prima',
  changeAnswers: 'Cambiar respuestas',
  newPrediction: 'Nuevo estimado',
  history: 'Ver historial',
  openPage: 'Abrir su página',
  save: 'Guardar en su cuenta',
  register: 'Guardar estimado',
  range,
  rangeEnds: ' a ',
  aYear: 'al año',
  yearly: (usd) => `${money(usd)} al año`,
  monthly: (usd) => `${money(usd)} al mes`,
  carMarket: (usd, _basis, state) => `Precio promedio ${inPlace(state)}: ${money(usd)} al año`,
  carMarketMark: ' (la marca en la línea), para quienes conducen, con cualquier edad e historial de manejo.',
  yours: 'Su estimado',
};
