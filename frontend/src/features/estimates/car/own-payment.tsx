import type { CarAnswers } from '#contract/car-answers.ts';
import { makeOlder } from '#frontend/features/household/older-driver.ts';
import { PayNow } from '#frontend/features/plans/pay-now.tsx';
import { Announcement } from '#frontend/ui/announcement.tsx';
import { ChoiceField } from '#frontend/ui/choice-field.tsx';
import { Fold } from '#frontend/ui/fold.tsx';
import { formatRoundedMoney } from '#frontend/ui/format.ts';
import { type CarSectionProps, findEvent, findHigherDeductible } from './car-prices.ts';
import { coverTexts } from './cover.texts.ts';
import { type PricedCover, pricedCovers } from './covers.ts';
import { type Line, Lines } from './lines.tsx';
import { ownPaymentTexts as texts } from './own-payment.texts.ts';
import { createOwnPrices, formatOwnPrice, useOwnPayment } from './own-payment.ts';
import type { OwnPrice } from './own-price.ts';

/** Present payment of a driver, its place in the range, and its change with other answers. */
export function OwnPayment(props: CarSectionProps) {
  const { given, cover, setCover } = useOwnPayment(props.estimate);
  const position = describePayment(given.month, props.estimate.covers[cover].range);
  return (
    <Fold title={texts.title} heading="h2" screenOnly opens={given.typed !== ''}>
      <div className="stack-12">
        <PayNow name="car-payment" hint={texts.hint} given={given} />
        <ChoiceField
          name="car-payment-cover"
          label={texts.cover}
          options={pricedCovers.map((value) => ({ value, label: coverTexts.shortNames[value] }))}
          value={cover}
          onChange={({ target }) => setCover(target.value)}
        />
        <Announcement text={position} isTyped />
        {given.month !== undefined && (
          <>
            <p className="strong">{position}</p>
            <OwnChanges {...props} month={given.month} cover={cover} />
          </>
        )}
      </div>
    </Fold>
  );
}

interface OwnChangesProps extends CarSectionProps {
  /** USD that the driver pays for the cover. */
  month: number;
  cover: PricedCover;
}

function OwnChanges({ month, cover, ...props }: OwnChangesProps) {
  const { estimate, evaluator, facts } = props;
  const toOwnPrice = createOwnPrices({
    evaluator,
    newPrices: facts.value.new_car_prices,
    paid: { month, answers: estimate.input_data, cover },
  });
  const lines = listChanges(props, cover).flatMap(([name, change, of]): Line[] => {
    const price = toOwnPrice(change, of);
    // Some answers change nothing: a fifth accident, or the age where the law bars it.
    return price.price === month ? [] : [[name, formatOwnPrice(month, price, texts.range)]];
  });
  return (
    <>
      <p>{texts.changes}</p>
      <Lines lines={lines} />
      <p className="remark">{texts.basis}</p>
    </>
  );
}

/** Says where a payment of USD a month is in a range of USD a year; empty without a payment. */
export const describePayment = (
  month: number | undefined,
  { low, high }: Pick<OwnPrice, 'low' | 'high'>,
): string => (month === undefined ? '' : formatPosition(month, { low: low / 12, high: high / 12 }));

/** Says where a payment is in the range of such drivers, USD a month. */
export function formatPosition(month: number, { low, high }: Pick<OwnPrice, 'low' | 'high'>): string {
  const position = month > high ? 'above' : month < low ? 'below' : 'inside';
  return texts[position](formatRoundedMoney(month), formatRoundedMoney(low), formatRoundedMoney(high));
}

type Change = [name: string, change: Partial<CarAnswers>, cover?: PricedCover];

/** Changes that drivers ask about. */
function listChanges(props: CarSectionProps, cover: PricedCover): Change[] {
  const { input_data } = props.estimate;
  const { driver_age, driving_experience, prv_accident } = input_data;
  const deductible = cover === 'minimum' ? undefined : findHigherDeductible(props)?.deductible;
  return [
    ...(findEvent(input_data) ? [] : [[texts.ticket, { violations: 'one_ticket' }] satisfies Change]),
    [texts.accident, { prv_accident: prv_accident + 1 }],
    [texts.older, makeOlder({ driver_age, driving_experience })],
    ...(deductible === undefined
      ? []
      : [[texts.deductible(formatRoundedMoney(deductible)), { deductible }] satisfies Change]),
    ...pricedCovers
      .filter((other) => other !== cover)
      .map((other): Change => [texts.covers[other], {}, other]),
  ];
}
