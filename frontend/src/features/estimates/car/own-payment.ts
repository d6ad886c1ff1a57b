import type { CarAnswers } from '#contract/car-answers.ts';
import type { CarEstimate } from '#contract/estimates.ts';
import { useTypedText } from '#frontend/api/typed-texts.ts';
import type { Evaluator } from '#frontend/features/places/evaluator.ts';
import { usePayNow } from '#frontend/features/plans/pay-now.tsx';
import { formatRoundedMoney } from '#frontend/ui/format.ts';
import { type CarCovers, type PricedCover, pricedCovers, toPricedCover } from './covers.ts';
import type { CarFacts } from './facts.ts';
import { changeOwnPrice, type OwnPrice } from './own-price.ts';

/** USD a year below which an amount is asked about once. */
export const doubtBelow = 300;

const isPricedCover = (text: string): text is PricedCover => pricedCovers.some((cover) => cover === text);

/** Name of the payment for some answers, which are the same before and after they are saved. */
function nameGroup(answers: CarAnswers): string {
  const given = Object.entries({ ...answers, cover: undefined }).filter(([, value]) => value !== undefined);
  return `pay.car.${JSON.stringify(given.sort(([first], [second]) => first.localeCompare(second)))}`;
}

/** Present payment of a driver for the car and the cover of an estimate. */
export function useOwnPayment({ input_data }: Pick<CarEstimate, 'input_data'>) {
  const group = nameGroup(input_data);
  const given = usePayNow(group, doubtBelow);
  const [chosen, setCover] = useTypedText(`${group}.cover`, toPricedCover(input_data));
  const cover = isPricedCover(chosen) ? chosen : 'full';
  return { given, cover, setCover };
}

/** Prices of the covers with other answers. */
export const priceOwnCovers = (
  evaluator: Evaluator,
  { cover: _cover, ...input_data }: CarAnswers,
): CarCovers => evaluator.estimate({ insurance_type: 'car', input_data }).covers;

interface OwnChangeProps {
  evaluator: Evaluator;
  newPrices: CarFacts['value']['new_car_prices'];
  /** Answers and cover that the payment is for. */
  paid: { readonly month: number; readonly answers: CarAnswers; readonly cover: PricedCover };
}

/** Prices changes of what a driver pays, USD a month. */
export function createOwnPrices({ evaluator, newPrices, paid }: OwnChangeProps) {
  const { month, cover } = paid;
  const toPriced = (answers: CarAnswers, of: PricedCover) => ({
    answers,
    cover: of,
    ...priceOwnCovers(evaluator, answers)[of],
  });
  const before = toPriced(paid.answers, cover);
  return (change: Partial<CarAnswers>, of = cover): OwnPrice =>
    changeOwnPrice(month, before, toPriced({ ...paid.answers, ...change }, of), newPrices);
}

/** "$178 → $243 ($198 to $299)" */
export const formatOwnPrice = (
  month: number,
  { price, low, high }: OwnPrice,
  formatRange: (low: string, high: string) => string,
): string =>
  `${formatRoundedMoney(month)} → ${formatRoundedMoney(price)} (${formatRange(formatRoundedMoney(low), formatRoundedMoney(high))})`;
