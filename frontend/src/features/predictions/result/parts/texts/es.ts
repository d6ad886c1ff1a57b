import { formatRoundedMoney as money } from '#frontend/ui/format.ts';
import type * as english from './en.ts';

export const detailTexts: typeof english.detailTexts = {
  about: 'Sobre este estimado',
  ofYear: (year) => `precios de ${year}`,
  average: 'promedio nacional',
  carBuilt: (year) => `auto de ${year}`,
  answers: 'Sus respuestas',
  madeOn: (date, model) => `${date}, modelo ${model}`,
  prices: 'Sus precios',
  answerHealth: 'Responder sobre su salud',
  healthChangesNothing:
    'Su salud no cambia ninguno de estos precios. Con sus respuestas también verá cuánto puede costar un año de atención médica.',
};

export const reasonTexts: typeof english.reasonTexts = {
  why: (usd) => `Por qué ${money(usd)}`,
  fromAverage: 'Del promedio nacional a usted, en dólares al año, en una escala desde $0.',
  fromTypical: 'De una persona típica a usted, en dólares al año, en una escala desde $0.',
  raises: 'la sube',
  lowers: 'la baja',
  small: 'Efectos pequeños',
  you: 'Usted',
  none: (labels) => `Sin diferencia: ${labels.join(', ')}.`,
  limits: 'Límites de este estimado',
};
