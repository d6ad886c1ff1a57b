import type { CarPolicyEstimate, CarPolicyRequest } from '#contract/car-policy.ts';
import { formatRoundedMoney } from '#frontend/ui/format.ts';
import styles from './car-sections.module.css';
import { coverTexts } from './cover.texts.ts';
import { type PricedCover, pricedCovers } from './covers.ts';
import { type Line, Lines } from './lines.tsx';
import { coverPolicy, findOldCar, listYoung, type PricePolicy, withoutCar, withoutDriver } from './policy.ts';
import { policyResultTexts as texts } from './policy-result.texts.ts';

/** Policy of a result, its cars with the chosen covers. */
export interface ShownPolicy {
  readonly policy: CarPolicyRequest;
  /** By car. */
  readonly covers: readonly PricedCover[];
  /** By car. */
  readonly names: readonly string[];
  readonly hasLoan: (index: number) => boolean;
  readonly price: PricePolicy;
}

/** Premium a month, its range, a row a car, and what drivers and cars change. */
export function PolicyTiles({
  shown,
  onChoose,
}: {
  shown: ShownPolicy;
  onChoose: (index: number, cover: PricedCover) => void;
}) {
  const { policy, covers, names, hasLoan, price } = shown;
  const { predicted_premium, range, cars, warnings } = price(coverPolicy(policy, covers));
  return (
    <div className={`${styles.policy} surface stack-12`} data-policy="">
      <h2 className="visually-hidden">{coverTexts.heading}</h2>
      <p className="row" role="status">
        <strong className="display">{formatRoundedMoney(predicted_premium / 12)}</strong>
        <span className="quiet">{texts.forCars(policy.cars.length)}</span>
      </p>
      <p className="remark">
        <span>{`${texts.likely(range.low / 12, range.high / 12)} `}</span>
        <span className="screen-only">{texts.tap}</span>
      </p>
      <CoverChoices {...{ names, covers, cars, onChoose }} />
      <Lines lines={listLines(shown, predicted_premium, cars)} />
      {names.map(
        (name, index) => hasLoan(index) && covers[index] !== 'full' && <p key={name}>{texts.loan(name)}</p>,
      )}
      {warnings.map(({ feature, message }) => (
        <PolicyWarning key={feature} {...{ feature, message, names }} />
      ))}
    </div>
  );
}

/** Limit of the estimate about another driver or car; those of the first ones are with its estimate. */
function PolicyWarning({
  feature,
  message,
  names,
}: {
  feature: string;
  message: string;
  names: readonly string[];
}) {
  const [list, place] = feature.split('.');
  const index = Number(place);
  if (index === 0) return null;
  const name = list === 'cars' ? names[index] : coverTexts.driver(index + 1);
  return <p className="remark">{`${name}: ${message}`}</p>;
}

interface CoverChoicesProps {
  names: readonly string[];
  covers: readonly PricedCover[];
  cars: CarPolicyEstimate['cars'];
  onChoose: (index: number, cover: PricedCover) => void;
}

function CoverChoices({ names, covers, cars, onChoose }: CoverChoicesProps) {
  return cars.map((car, index) => (
    <fieldset key={names[index]} className={`${styles.coverChoices} ruled`} data-car={index}>
      <legend className="strong">{names[index]}</legend>
      {pricedCovers.map((cover) => (
        <label key={cover} className="target" data-cover={cover}>
          <span className="remark">{texts.covers[cover]}</span>
          <span className="row">
            <input
              type="radio"
              name={`cover-${index}`}
              value={cover}
              checked={covers[index] === cover}
              onChange={() => onChoose(index, cover)}
            />
            <span>{formatRoundedMoney(car.covers[cover].premium / 12)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  ));
}

/** Prices without young drivers and other cars, and what collision on the oldest car costs. */
function listLines(
  { policy, covers, names, hasLoan, price }: ShownPolicy,
  premium: number,
  cars: CarPolicyEstimate['cars'],
): Line[] {
  const chosen = coverPolicy(policy, covers);
  const month = (changed: CarPolicyRequest) => price(changed).predicted_premium / 12;
  const old = findOldCar(policy, covers, hasLoan);
  const { full, liability_comprehensive } = cars[old ?? -1]?.covers ?? {};
  return [
    ...listYoung(policy).map(
      (index): Line => [
        texts.without(policy.drivers[index]?.driver_age ?? 0),
        formatRoundedMoney(month(withoutDriver(chosen, index))),
      ],
    ),
    ...names.flatMap((name, index): Line[] =>
      index === 0
        ? []
        : [[texts.adds(name), formatRoundedMoney(premium / 12 - month(withoutCar(chosen, index)))]],
    ),
    ...(old !== undefined && full && liability_comprehensive
      ? [
          [
            texts.noCollision(names[old] ?? ''),
            texts.less((full.premium - liability_comprehensive.premium) / 12),
          ] satisfies Line,
        ]
      : []),
  ];
}
