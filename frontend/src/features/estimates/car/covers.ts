import type { CarAnswers } from '#contract/car-answers.ts';
import type { CarEstimate } from '#contract/estimates.ts';
import { formatAnswer } from '#frontend/features/estimates/answers.ts';
import { coverTexts as texts } from '#frontend/features/estimates/car/cover.texts.ts';
import type { ShownPrice } from '#frontend/features/plans/tiles.ts';
import { formatRoundedMoney } from '#frontend/ui/format.ts';

export type CarCovers = CarEstimate['covers'];
export type PricedCover = keyof CarCovers;

/** Covers of every response, from the cheapest. */
export const pricedCovers = ['minimum', 'liability_comprehensive', 'full'] as const satisfies PricedCover[];

/** Formats the limits and the deductible that the prices are for, if they are given. */
export function formatTerms({
  deductible,
  limits,
}: Pick<CarAnswers, 'deductible' | 'limits'>): string | undefined {
  const terms = [
    limits && texts.limits(formatAnswer('limits', limits)),
    deductible && texts.deductible(formatRoundedMoney(deductible)),
  ];
  return terms.filter(Boolean).join(', ') || undefined;
}

/** Prices of the covers by month, as tiles show them. */
export function listCarCovers(
  covers: CarCovers,
  answers: Pick<CarAnswers, 'cover' | 'deductible' | 'limits'> = {},
): ShownPrice<PricedCover>[] {
  const terms = formatTerms(answers);
  return pricedCovers.map((name) => {
    const { premium, range } = covers[name];
    return {
      level: name,
      name: texts.names[name],
      month: formatRoundedMoney(premium / 12),
      range: { low: premium, high: premium },
      spread: range,
      full: texts.adds[name],
      note: texts.yearly(premium),
      badge: name === answers.cover ? texts.yours : undefined,
      // The minimum has that of the law, and no deductible.
      ...(name !== 'minimum' && { deductible: terms, printedDeductible: terms }),
    };
  });
}

/**
 * Insurers' list prices before discounts over the estimate, from the lowest to the highest tenth: 1,502 prices of the
 * surveys of California, Colorado, DC, Oklahoma and Texas, 2022 to 2026 (`survey_prices` of the model's metadata).
 */
const listPrices = { low: 0.7, high: 3.8 };

/** Says in dollars what a first quote may be. */
export function formatFirstQuote({ full }: CarCovers): string {
  const month = full.premium / 12;
  return texts.bar(listPrices.low * month, listPrices.high * month);
}

/** Prices of the covers by month, for a row. */
export const listShortCovers = (covers: CarCovers): ShownPrice<PricedCover>[] =>
  listCarCovers(covers).map((price) => ({ ...price, name: texts.shortNames[price.level] }));
