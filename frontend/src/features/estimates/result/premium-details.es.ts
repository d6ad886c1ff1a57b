import { formatRoundedMoney as money } from '#frontend/ui/format.ts';
import type * as english from './premium-details.en.ts';

export const detailTexts: typeof english.detailTexts = {
  about: 'Sobre este estimado',
  ofYear: (year) => `precios de ${year}`,
  projected: ({ year, filed, percent, insurers = 'las aseguradoras' }) =>
    `Estimamos los precios de ${year}: los de ${filed} más un ${percent}%, el aumento promedio que querían ${insurers}`,
  projectedShort: (place, { year, filed }, exchange) =>
    exchange === undefined
      ? `${place}: estimamos los precios de ${year} con los de ${filed}`
      : `${place}: estimamos los precios de ${year} que tiene ${exchange}.`,
  realPrices: (exchange) => `${exchange} tiene los reales.`,
  ofCounty: (county, insurers) =>
    insurers === 1 ? `la aseguradora (${county})` : `las ${insurers} aseguradoras (${county})`,
  average: 'promedio nacional',
  carBuilt: (year) => `auto de ${year}`,
  answers: 'Sus respuestas',
  madeOn: (date, model) => `${date}, modelo ${model}`,
  pricesFor: (people) => `Personas: ${people}.`,
  income: (usd) =>
    usd === undefined ? 'Ingresos del hogar: sin respuesta.' : `Ingresos del hogar: ${usd} al año.`,
  size: (people) => `Personas en el hogar: ${people}.`,
  planYear: (year) => `Año del plan: ${year}.`,
  onDay: (day) => `Fecha: ${day}.`,
  prices: 'Sus precios',
  answerHealth: 'Responder sobre su salud',
  healthChangesNothing:
    'Su salud no cambia ninguno de estos precios. Si responde, también verá cuánto puede costar un año de atención médica.',
};

export const contributionTexts: typeof english.contributionTexts = {
  why: (usd) => `Por qué ${money(usd)}`,
  fromAverage: 'Las barras van del promedio nacional a usted, en dólares al año, en una escala desde $0.',
  fromTypical: 'Las barras van de una persona típica a usted, en dólares al año, en una escala desde $0.',
  raises: 'la sube',
  lowers: 'la baja',
  you: 'Usted',
  limits: 'Límites de este estimado',
};

({}) as typeof import('./premium-details.es.ts') satisfies typeof english;
