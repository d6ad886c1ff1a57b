import { formatRoundedMoney as money } from '#frontend/ui/format.ts';
import type * as english from './en.ts';

export const premiumTexts: typeof english.premiumTexts = {
  range: ({ low, high }) =>
    money(low) === money(high) ? `unos ${money(low)}` : `de ${money(low)} a ${money(high)}`,
  aYear: 'al año',
  yearly: (usd) => `${money(usd)} al año`,
  monthly: (usd) => `${money(usd)} al mes`,
  yours: 'Su estimado',
};

export const modelWaitTexts: typeof english.modelWaitTexts = {
  model_unavailable: 'El modelo se está iniciando. Enviaremos sus respuestas de nuevo en unos segundos.',
  model_busy:
    'Muchas personas están pidiendo un estimado. Enviaremos sus respuestas de nuevo en unos segundos.',
};

export const pricesUpdated: typeof english.pricesUpdated = ({ saved, before }) =>
  `Los precios se actualizaron mientras esta página estaba abierta: el estimado guardado es ${saved} al año, no ${before}.`;

export const outcomeTexts: typeof english.outcomeTexts = {
  failed: 'No se pudo hacer el estimado.',
  successful: '¡Estimado listo!',
  deleteFailed: 'No se pudo eliminar el estimado',
};

({}) as typeof import('./es.ts') satisfies typeof english;
