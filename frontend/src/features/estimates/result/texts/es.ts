import { formatRoundedMoney as money } from '#frontend/ui/format.ts';
import type * as english from './en.ts';

export const resultTexts: typeof english.resultTexts = {
  complete: '¡Estimado listo!',
  disclaimer: 'Esta cifra de aprendizaje automático es solo informativa y no es una cotización final.',
  premium: 'Prima anual estimada',
  noBill: 'No es una factura. Por usted pagaría esto al año si la ley dejara cobrar según la salud.',
  detailsFailed: 'No se pudieron cargar los detalles de la prima',
  mixOfCovers: 'Es el promedio de conductores con distintas coberturas. Arriba ve cada una.',
  liabilityAlone: 'Es el precio de la responsabilidad civil sola, con los límites que se suelen comprar.',
  changeAnswers: 'Cambiar respuestas',
  newPrediction: 'Nuevo estimado',
  another: { health: 'Otro estimado con estas respuestas', car: 'Estimar otro auto' },
  history: 'Ver historial',
  openPage: 'Abrir su página',
  save: 'Guardar en su cuenta',
  register: 'Guardar estimado',
  likely: 'Probable: ',
  rangeEnds: ' a ',
  about: (usd) => `unos ${money(usd)}`,
};

({}) as typeof import('./es.ts') satisfies typeof english;
