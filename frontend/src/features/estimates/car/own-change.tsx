import type { CarAnswers } from '#contract/car-answers.ts';
import type { CarEstimate } from '#contract/estimates.ts';
import type { CarSectionProps } from './car-prices.ts';
import { ownPaymentTexts as texts } from './own-payment.texts.ts';
import { createOwnPrices, formatOwnPrice, useOwnPayment } from './own-payment.ts';

interface OwnChangeProps extends Pick<CarSectionProps, 'facts' | 'evaluator'> {
  estimate: Pick<CarEstimate, 'input_data'>;
  /** Changed answers. */
  answers: CarAnswers;
}

/** Own price of a driver with other answers, not on paper; nothing without a present payment or a change. */
export function OwnChange({ estimate, evaluator, facts, answers }: OwnChangeProps) {
  const { given, cover } = useOwnPayment(estimate);
  const { month } = given;
  if (month === undefined) return null;
  const price = createOwnPrices({
    evaluator,
    newPrices: facts.value.new_car_prices,
    paid: { month, answers: estimate.input_data, cover },
  })(answers);
  if (price.low === price.high) return null;
  return <p className="strong screen-only">{texts.yours(formatOwnPrice(month, price, texts.range))}</p>;
}
