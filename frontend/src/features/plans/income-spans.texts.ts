import { formatRoundedMoney as money } from '#frontend/ui/format.ts';

const en = {
  heading: (isAbout: boolean) => `${isAbout ? 'About how' : 'How'} much a month, by income`,
  below: (usd: number) => `below ${money(usd)}`,
  from: (usd: number) => `from ${money(usd)}`,
  upTo: (usd: number) => `up to ${money(usd)}`,
  above: (usd: number) => `above ${money(usd)}`,
  between: (low: number, high: number) => `${money(low)} to ${money(high)}`,
  expect: 'Tell the marketplace what you honestly expect.',
  keeps: (usd: number) => `If your year ends below ${money(usd)}, you usually pay nothing back.`,
  repays: (usd: number) => `If your year ends above ${money(usd)}, you pay all of the tax credit back.`,
  /** After the price of an employer's plan. */
  counts: (isSeveral: boolean): string =>
    isSeveral ? 'They count as affordable' : 'It counts as affordable',
  countsAbove: (usd: number, isSeveral: boolean) =>
    `Above ${money(usd)} ${isSeveral ? 'they count' : 'it counts'} as affordable`,
  withoutCredit: (counts: string) => `${counts}, so you get no tax credit.`,
  forOthers: (counts: string) => `${counts}, so these are the prices of the others.`,
  decides: 'The marketplace decides that once, by the income that you expect when you enroll.',
  monthly: 'Medicaid looks at the income of each month.',
};

const es: typeof en = {
  heading: (isAbout) => `Precio al mes${isAbout ? ' (aprox.)' : ''}, por ingresos`,
  below: (usd) => `menos de ${money(usd)}`,
  from: (usd) => `desde ${money(usd)}`,
  upTo: (usd) => `hasta ${money(usd)}`,
  above: (usd) => `más de ${money(usd)}`,
  between: (low, high) => `de ${money(low)} a ${money(high)}`,
  expect: 'Indique al Mercado lo que realmente espera.',
  keeps: (usd) => `Si su año termina con menos de ${money(usd)}, normalmente no devuelve nada.`,
  repays: (usd) => `Si su año termina con más de ${money(usd)}, devuelve todo el crédito tributario.`,
  counts: (isSeveral) => (isSeveral ? 'Se consideran asequibles' : 'Se considera asequible'),
  countsAbove: (usd, isSeveral) =>
    `Con más de ${money(usd)} ${isSeveral ? 'se consideran asequibles' : 'se considera asequible'}`,
  withoutCredit: (counts) => `${counts} y usted no recibe crédito tributario.`,
  forOthers: (counts) => `${counts}, así que estos precios son para las demás personas.`,
  decides: 'El Mercado lo decide una sola vez, según los ingresos que usted espera al inscribirse.',
  monthly: 'Medicaid mira los ingresos de cada mes.',
};

/** Texts on the prices of an income that swings across a limit of help. */
export const spanTexts = globalThis.premiaLanguage === 'es' ? es : en;
