import type * as english from './en.ts';

export const priceLineTexts: typeof english.priceLineTexts = {
  name: 'Sus precios hasta ahora',
  about: 'unos ',
  afterCredit: (years) => `al mes, después de restar el crédito tributario (${years})`,
  withoutCredit: (years) => `al mes, sin crédito tributario (${years})`,
  beforeCredit: (years) => `al mes, antes del crédito tributario (${years})`,
  instead: (headline, years) => `${headline}. Precios completos al mes (${years}).`,
  forOthers: (people, afterHelp) => `Para ${people}, ${afterHelp}`,
  show: 'Ver mis precios',
};
