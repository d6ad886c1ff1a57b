import { useState } from 'react';
import type { CarPolicyEstimate, CarPolicyRequest } from '#contract/car-policy.ts';
import { maxCars } from '#contract/policy-bounds.ts';
import { useTypedText } from '#frontend/api/typed-texts.ts';
import { parseNumberText } from '#frontend/features/estimates/number-text.ts';
import { formatPlace } from '#frontend/features/places/format-place.ts';
import { PayNow, usePayNow } from '#frontend/features/plans/pay-now.tsx';
import { Announcement } from '#frontend/ui/announcement.tsx';
import { ChoiceField } from '#frontend/ui/choice-field.tsx';
import { ComboboxField } from '#frontend/ui/combobox-field.tsx';
import { Fold } from '#frontend/ui/fold.tsx';
import { formatChoice, formatRoundedMoney, toLineStart } from '#frontend/ui/format.ts';
import { TypedField } from '#frontend/ui/typed-field.tsx';
import { PlaceAfterMove } from './another-place.tsx';
import { useCarNames } from './car-names.ts';
import type { CarFacts } from './facts.ts';
import { type Line, Lines } from './lines.tsx';
import { ownPaymentTexts } from './own-payment.texts.ts';
import { doubtBelow, formatOwnPrice } from './own-payment.ts';
import { describePayment } from './own-payment.tsx';
import { changePrice, deviateCar, ownDeviations } from './own-price.ts';
import {
  coverPolicy,
  findOldCar,
  listYoung,
  olderPolicy,
  withCar,
  withDeductible,
  withoutDriver,
} from './policy.ts';
import { policyResultTexts as texts } from './policy-result.texts.ts';
import type { ShownPolicy } from './policy-result.tsx';
import { sameDriverTexts } from './same-driver.texts.ts';
import { listOtherCars, type OtherCar as OtherCarOfList } from './same-driver.tsx';

interface PolicyPaymentProps {
  shown: ShownPolicy;
  facts: CarFacts;
}

/** Policy that a payment is for. */
interface Payment {
  /** Numbers of the young drivers. */
  readonly young: readonly number[];
  /** Number of the young driver whom the payment is without. */
  readonly absent: number | undefined;
  readonly chosen: CarPolicyRequest;
  readonly paid: CarPolicyRequest;
}

/** Present payment for a policy: USD a month, and the policy that it is for. */
function usePolicyPayment({ policy, covers }: ShownPolicy) {
  const chosen = coverPolicy(policy, covers);
  const group = `pay.policy.${JSON.stringify(chosen)}`;
  const given = usePayNow(group, doubtBelow);
  const [missing, setMissing] = useTypedText(`${group}.without`);
  const young = listYoung(policy);
  const absent = young.find((index) => String(index) === missing);
  return {
    ...{ given, missing, setMissing, young, absent, chosen },
    paid: absent === undefined ? chosen : withoutDriver(chosen, absent),
  };
}

/** Present payment for a policy, its place in the range, and its change with other drivers and coverages. */
export function PolicyPayment({ shown }: Pick<PolicyPaymentProps, 'shown'>) {
  const { policy, price } = shown;
  const payment = usePolicyPayment(shown);
  const { given, missing, setMissing, young, paid } = payment;
  const ageOf = (index: number) => policy.drivers[index]?.driver_age ?? 0;
  const position = describePayment(given.month, price(paid).range);
  return (
    <Fold title={ownPaymentTexts.title} heading="h2" screenOnly opens={given.typed !== ''}>
      <div className="stack-12">
        <PayNow name="policy-payment" hint={texts.hint} given={given} />
        {young.length > 0 && (
          <ChoiceField
            name="policy-payment-drivers"
            label={texts.paysFor}
            options={[
              { value: '', label: texts.everyone },
              ...young.map((index) => ({ value: String(index), label: texts.notYet(ageOf(index)) })),
            ]}
            value={missing}
            onChange={({ target }) => setMissing(target.value)}
          />
        )}
        <Announcement text={position} isTyped />
        {given.month !== undefined && (
          <>
            <p className="strong">{position}</p>
            <p>{ownPaymentTexts.changes}</p>
            <Lines lines={listOwnChanges(shown, payment, given.month)} />
            <p className="remark">{ownPaymentTexts.basis}</p>
          </>
        )}
      </div>
    </Fold>
  );
}

/** Own price after the changes that a household asks about. */
function listOwnChanges(
  { policy, covers, names, hasLoan, price }: ShownPolicy,
  { young, absent, chosen, paid }: Payment,
  month: number,
): Line[] {
  const before = price(paid).predicted_premium;
  const toLine = (name: string, changed: CarPolicyRequest, deviation: number): Line => {
    const { predicted_premium: premium, range } = price(changed);
    const own = changePrice(month, before, { premium, range }, deviation);
    return [name, formatOwnPrice(month, own, ownPaymentTexts.range)];
  };
  const ageOf = (index: number) => policy.drivers[index]?.driver_age ?? 0;
  const old = findOldCar(policy, covers, hasLoan);
  const [first, ...others] = paid.drivers;
  return [
    ...(absent === undefined
      ? young.map((index) =>
          toLine(texts.withoutShort(ageOf(index)), withoutDriver(paid, index), ownDeviations.driver),
        )
      : [toLine(texts.with(ageOf(absent)), chosen, ownDeviations.driver)]),
    ...(old === undefined
      ? []
      : [
          toLine(
            texts.noCollisionShort(names[old] ?? ''),
            coverPolicy(paid, covers.with(old, 'liability_comprehensive')),
            ownDeviations.cover,
          ),
        ]),
    ...(first && (first.violations ?? 'none') === 'none'
      ? [
          toLine(
            texts.ticket,
            { ...paid, drivers: [{ ...first, violations: 'one_ticket' }, ...others] },
            ownDeviations.record,
          ),
        ]
      : []),
    toLine(ownPaymentTexts.older, olderPolicy(paid), ownDeviations.driver),
    ...(paid.cars.some(takesHigherDeductible)
      ? [
          toLine(
            ownPaymentTexts.deductible(formatRoundedMoney(higherDeductible)),
            withDeductible(paid, higherDeductible),
            ownDeviations.terms,
          ),
        ]
      : []),
  ];
}

/** Deductible that is compared, USD. */
const higherDeductible = 1000;

const takesHigherDeductible = ({ cover, deductible = 0 }: CarPolicyRequest['cars'][number]) =>
  cover !== 'liability' && deductible < higherDeductible;

/** Price of a policy in another place, by its ZIP code. */
export function PolicyAnotherPlace({ shown }: Pick<PolicyPaymentProps, 'shown'>) {
  const { policy, price } = shown;
  const { given, paid } = usePolicyPayment(shown);
  const before = price(paid).predicted_premium;
  const move = (place: Pick<CarPolicyRequest, 'state' | 'zip3'>) => price({ ...paid, ...place });
  return (
    <PlaceAfterMove
      describe={(place) => {
        const { predicted_premium: premium } = move(place);
        return texts.moved(toLineStart(formatPlace(place)), premium / 12, (premium - before) / 12);
      }}
    >
      {(place) => {
        if (given.month === undefined) return null;
        const { predicted_premium: premium, range } = move(place);
        const deviation = place.state === policy.state ? ownDeviations.area : ownDeviations.state;
        const own = changePrice(given.month, before, { premium, range }, deviation);
        return (
          <p className="strong">
            {ownPaymentTexts.yours(formatOwnPrice(given.month, own, ownPaymentTexts.range))}
          </p>
        );
      }}
    </PlaceAfterMove>
  );
}

const maxNamed = 4;

/** Policy with another car, in place of one of its cars or as one more. */
export function PolicyOtherCar({ shown, facts }: PolicyPaymentProps) {
  return (
    <Fold title={texts.another} heading="h2" screenOnly deferred>
      <OtherCar {...{ shown, facts }} />
    </Fold>
  );
}

function OtherCar({ shown, facts }: PolicyPaymentProps) {
  const { policy, names, price } = shown;
  const { value: list, isMissing } = useCarNames(true);
  const { given, paid } = usePolicyPayment(shown);
  const [place, setPlace] = useState('0');
  const [year, setYear] = useState(String(policy.cars[0]?.car_mfg_year ?? ''));
  const [chosen, setChosen] = useState('');
  const [typed, setTyped] = useState('');
  const modelYear = Math.floor(parseNumberText(year) ?? Number.NaN);
  const all = list && modelYear >= 1900 ? listOtherCars(list, modelYear) : [];
  const car = all.find(({ label }) => label === chosen);
  const old = paid.cars[Number(place)];
  const describe = (text: string, found: readonly { label: string }[]) => {
    if (isMissing) return sameDriverTexts.notLoaded;
    const listed = found.slice(0, maxNamed).map(({ label }) => label);
    return found.length === 0 ? sameDriverTexts.unknown(text) : sameDriverTexts.choose(formatChoice(listed));
  };
  const priced = car && priceWith(shown, paid, place, car.answers);
  const own =
    priced && given.month !== undefined
      ? changePrice(
          given.month,
          price(paid).predicted_premium,
          priced,
          deviateCar([...(old ? [old] : []), car.answers], facts.value.new_car_prices),
        )
      : undefined;
  return (
    <div className="stack-12">
      <ChoiceField
        name="policy-place"
        label={texts.inPlace}
        options={[
          ...names.map((label, index) => ({ value: String(index), label })),
          ...(policy.cars.length < maxCars ? [{ value: 'more', label: texts.oneMore }] : []),
        ]}
        value={place}
        onChange={({ target }) => setPlace(target.value)}
      />
      <TypedField
        name="policy-year"
        label={texts.modelYear}
        inputMode="numeric"
        value={year}
        onChange={({ target }) => setYear(target.value)}
      />
      <ComboboxField
        name="policy-car"
        label={sameDriverTexts.label}
        options={all.map(({ label }) => ({ value: label, label }))}
        value={car ? chosen : ''}
        onChange={setChosen}
        unselected={typed}
        onEdit={setTyped}
        describe={describe}
      />
      {priced && (
        <p className="strong" role="status">
          {texts.becomes(chosen, priced.premium / 12, (priced.premium - price(paid).predicted_premium) / 12)}
        </p>
      )}
      {own && given.month !== undefined && (
        <p className="strong">
          {ownPaymentTexts.yours(formatOwnPrice(given.month, own, ownPaymentTexts.range))}
        </p>
      )}
    </div>
  );
}

/** Prices a policy with another car, which has the mileage and coverage of the car that it replaces, or of the first. */
function priceWith(
  { price }: ShownPolicy,
  paid: CarPolicyRequest,
  place: string,
  answers: OtherCarOfList['answers'],
): { premium: number; range: CarPolicyEstimate['range'] } | undefined {
  const replaced = paid.cars[Number(place)];
  const like = replaced ?? paid.cars[0];
  if (!like) return undefined;
  const { car_class: _class, ...kept } = like;
  const car = { ...kept, ...answers };
  const policy = replaced ? withCar(paid, Number(place), car) : { ...paid, cars: [...paid.cars, car] };
  const { predicted_premium: premium, range } = price(policy);
  return { premium, range };
}
