import { formatRoundedMoney as money } from '#frontend/ui/format.ts';

const en = {
  /** Amounts of premiums. */
  premiumTexts: {
    range: ({ low, high }: { low: number; high: number }) =>
      money(low) === money(high) ? `about ${money(low)}` : `${money(low)} to ${money(high)}`,
    aYear: 'a year',
    yearly: (usd: number) => `${money(usd)} a year`,
    monthly: (usd: number) => `${money(usd)} a month`,
    yours: 'Your estimate',
  },
  /** @param saved premium, such as "$4,322" */
  pricesUpdated: ({ saved, before }: { saved: string; before: string }) =>
    `Prices were updated while this page was open: the saved estimate is ${saved} a year, not ${before}.`,
};

const es: typeof en = {
  premiumTexts: {
    range: ({ low, high }) =>
      money(low) === money(high) ? `unos ${money(low)}` : `de ${money(low)} a ${money(high)}`,
    aYear: 'al año',
    yearly: (usd) => `${money(usd)} al año`,
    monthly: (usd) => `${money(usd)} al mes`,
    yours: 'Su estimado',
  },
  pricesUpdated: ({ saved, before }) =>
    `Los precios se actualizaron mientras esta página estaba abierta: el estimado guardado es ${saved} al año, no ${before}.`,
};

export const { premiumTexts, pricesUpdated } = globalThis.premiaLanguage === 'es' ? es : en;
