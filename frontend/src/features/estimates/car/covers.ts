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

/** Priced cover that is nearest to the answered one. */
export const toPricedCover = ({ cover }: Pick<CarAnswers, 'cover'>): PricedCover =>
  cover === 'liability' ? 'minimum' : (cover ?? 'full');

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

/** Prices of the covers by month, as tiles show them, the one that a loan requires first. */
export function listCarCovers(
  covers: CarCovers,
  answers: Pick<CarAnswers, 'cover' | 'deductible' | 'limits'> = {},
  hasLoan = false,
): ShownPrice<PricedCover>[] {
  const terms = formatTerms(answers);
  // A loan or lease requires full coverage.
  const order: readonly PricedCover[] = hasLoan
    ? ['full', 'minimum', 'liability_comprehensive']
    : pricedCovers;
  return order.map((name) => {
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

/** Ends of insurers' list prices before discounts over the estimate: the lowest and the highest tenth. */
interface ListPrices {
  readonly low: number;
  readonly high: number;
  /** Year of the prices, if it is long ago. */
  readonly year?: number;
}

/**
 * Ends by state where a survey gives them: 1,502 prices of California (2026), Colorado (2023), DC (2024), Oklahoma (2026)
 * and Texas (2025). `list_prices` of the model's metadata has those of the two thirds that the evaluation uses.
 */
export const listPricesByState: Readonly<Record<string, ListPrices>> = {
  CA: { low: 1.8, high: 5.0 },
  CO: { low: 1.4, high: 6.2, year: 2023 },
  DC: { low: 0.7, high: 3.7 },
  OK: { low: 0.7, high: 2.3 },
  TX: { low: 0.5, high: 2.7 },
};

/** Ends in the surveys together. */
export const usListPrices: ListPrices = { low: 0.7, high: 3.8 };

/** First digits of Detroit's ZIP codes. */
const detroit = '482';

/** Says how the prices of a place are known to be off. NAIC's liability expenditure of Michigan includes no-fault coverage. */
export function formatKnownGap({ state, zip3 }: Pick<CarAnswers, 'state' | 'zip3'>): string | undefined {
  if (state !== 'MI') return undefined;
  return zip3 === detroit ? `${texts.places.MI} ${texts.places.Detroit}` : texts.places.MI;
}

/** Says in dollars what a first quote may be. */
export function formatFirstQuote({ covers, input_data }: Pick<CarEstimate, 'covers' | 'input_data'>): string {
  const month = covers.full.premium / 12;
  const { low, high, year } = listPricesByState[input_data.state ?? ''] ?? usListPrices;
  return texts.bar(low * month, high * month, year);
}

/** Prices of the covers by month, for a row. */
export const listShortCovers = (covers: CarCovers): ShownPrice<PricedCover>[] =>
  listCarCovers(covers).map((price) => ({ ...price, name: texts.shortNames[price.level] }));
