import type * as english from './en.ts';

export const modelWaitTexts: typeof english.modelWaitTexts = {
  model_unavailable: 'El modelo se está iniciando. Sus respuestas se enviarán de nuevo en unos segundos.',
  model_busy:
    'Muchas personas están pidiendo un estimado. Sus respuestas se enviarán de nuevo en unos segundos.',
};

export const pricesUpdated: typeof english.pricesUpdated = ({ saved, before }) =>
  `Los precios se actualizaron mientras esta página estaba abierta: el estimado guardado es ${saved}, no ${before}.`;

export const outcomeTexts: typeof english.outcomeTexts = {
  failed: 'No se pudo hacer el estimado.',
  successful: '¡Estimado listo!',
};

export const missingPrices: typeof english.missingPrices =
  'Para ver los precios de este lugar necesita internet.';

export const premiumTexts: typeof english.premiumTexts = {
  forYou: 'Solo para usted, al año, si las aseguradoras pudieran cobrar según la salud.',
  belowMarket: 'Solo para usted, al año: en el Mercado se paga también por quienes necesitan más atención.',
  newCustomers: 'A clientes nuevos suelen pedirles',
  quotesSource:
    'Sitios de comparación, 2026: las cotizaciones promedio para cobertura completa son de 1.3 a 1.7 veces lo que pagan todas las personas aseguradas que conducen.',
  likeYou: 'Lo que pagan personas que conducen como usted. No se estima a una segunda persona que conduzca.',
  liabilityQuotes: 'Las cotizaciones publicadas solo para responsabilidad civil rondan esta cantidad.',
  fullCover:
    'Aquí la cobertura completa cuesta unas 2.1 veces lo que cuesta la responsabilidad civil, pero 3.1 veces en las cotizaciones de sitios de comparación: espere cotizaciones un 50% más altas que esta cifra.',
};
