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
  monthly: 'Medicaid looks at the income of each month.',
};

const es: typeof en = {
  heading: (isAbout) => `${isAbout ? 'Precio aproximado' : 'Precio'} al mes, por ingresos`,
  below: (usd) => `menos de ${money(usd)}`,
  from: (usd) => `desde ${money(usd)}`,
  upTo: (usd) => `hasta ${money(usd)}`,
  above: (usd) => `más de ${money(usd)}`,
  between: (low, high) => `de ${money(low)} a ${money(high)}`,
  expect: 'Indique al Mercado lo que realmente espera.',
  keeps: (usd) => `Si su año termina con menos de ${money(usd)}, normalmente no devuelve nada.`,
  repays: (usd) => `Si su año termina con más de ${money(usd)}, devuelve todo el crédito tributario.`,
  monthly: 'Medicaid mira los ingresos de cada mes.',
};

/** Texts on the prices of an income that swings across a limit of help. */
export const spanTexts = globalThis.premiaLanguage === 'es' ? es : en;
