import { useState } from 'react';
import { violations as allViolations, type CarAnswers } from '#contract/car-answers.ts';
import { stateNames } from '#contract/states/texts/en.ts';
import { formatAnswer } from '#frontend/features/estimates/answers.ts';
import { ChoiceField, SelectField } from '#frontend/ui/choice-field.tsx';
import { Fold } from '#frontend/ui/fold.tsx';
import { formatNumber, formatRoundedMoney, joinTexts } from '#frontend/ui/format.ts';
import { SignatureLine } from '#frontend/ui/signature-line.tsx';
import { carCountFactors } from '#model/serving/policy.ts';
import {
  type CarSectionProps,
  createPrices,
  experienced,
  findBarred,
  findEvent,
  youngFrom,
  youngTo,
} from './car-prices.ts';
import { carTexts } from './car-sections.texts.ts';
import { Lines } from './lines.tsx';
import { ownPaymentTexts } from './own-payment.texts.ts';
import { formatOwnPrice, useOwnPayment } from './own-payment.ts';
import { addYoungDriver } from './own-price.ts';

/** Ages, and further years of driving, that are shown ahead. */
const ahead = { ages: [19, 21, youngTo], years: [0, 3, 5, 10] };
/** Ages of drivers who may have a child of 17: a judgement. */
const parentFrom = 35;
const parentTo = 64;

/** Prices of a young driver in the next years, or of a household with one. */
export function YoungDriver(props: CarSectionProps) {
  const texts = carTexts.young;
  const { driver_age: age, driving_experience: experience, state } = props.estimate.input_data;
  const barred = findBarred(props.facts, state);
  if (barred.includes('experience')) return null;
  const isByExperience = barred.includes('age');
  const household = isByExperience ? undefined : props.facts.young[String(Math.floor(age))];
  const counted = findYearsCounted(props);
  const hasPath = isByExperience ? experience < experienced : age < youngTo;
  if (hasPath) {
    return (
      <Fold title={household ? texts.withParents : texts.nextYears} heading="h2" opensOnWide screenOnly>
        <div className="stack-8">
          {household && <p>{texts.household(household[0] ?? 0, household[1] ?? 0)}</p>}
          <p>{texts.own}</p>
          <Lines lines={listYearsAhead(props, isByExperience)} />
          <p className="quiet">
            {joinTexts(counted !== undefined && texts.withoutEvent(counted), texts.basis)}
          </p>
        </div>
      </Fold>
    );
  }
  if (age < parentFrom || age > parentTo) return null;
  return (
    <Fold title={texts.atHome} heading="h2" opensOnWide screenOnly>
      <YoungDriverAtHome {...props} />
    </Fold>
  );
}

type Violations = NonNullable<CarAnswers['violations']>;

/** Age before a choice. */
const usualYoungAge = 17;
const youngAges = Array.from({ length: youngTo - youngFrom + 1 }, (_, index) => String(youngFrom + index));

/** Price of the parent's policy with a young driver, and of a policy of the driver's own, by age and place. */
function YoungDriverAtHome(props: CarSectionProps) {
  const texts = carTexts.young;
  const [age, setAge] = useState(usualYoungAge);
  const [place, setPlace] = useState<NonNullable<CarAnswers['state']> | ''>('');
  const { predicted_premium: premium } = props.estimate;
  const [cars, setCars] = useState<number>();
  const [violations, setViolations] = useState<Violations>('none');
  const young: Partial<CarAnswers> = {
    driver_age: age,
    driving_experience: Math.max(0, age - usualYoungAge),
    // The record is the young driver's own, not the parent's.
    prv_accident: 0,
    violations,
    ...(place && { state: place, zip3: undefined }),
  };
  const { price } = createPrices(props);
  const own = price(young);
  const [low, high] = addTicket(props.facts.young[age] ?? [], own / price({ ...young, violations: 'none' }));
  const base = cars === undefined ? undefined : premium * sumCars(cars);
  const states = Object.entries(stateNames).filter(([code]) => props.facts.states[code]);
  return (
    <div className="stack-8">
      <SelectField
        name="young-driver-age"
        label={texts.age}
        options={youngAges.map((value) => ({ value, label: value }))}
        value={String(age)}
        onChange={({ target }) => setAge(Number(target.value))}
      />
      <SelectField
        name="young-driver-state"
        label={texts.place}
        options={[
          { value: '', label: texts.samePlace },
          ...states.map(([value, label]) => ({ value, label })),
        ]}
        value={place}
        onChange={({ target }) => setPlace(target.value as typeof place)}
      />
      <SelectField
        name="young-driver-violations"
        label={texts.violations}
        options={allViolations.map((value) => ({ value, label: formatAnswer('violations', value) }))}
        value={violations}
        onChange={({ target }) => setViolations(target.value as Violations)}
      />
      <ChoiceField
        name="young-driver-cars"
        label={texts.cars}
        segmented
        options={carCounts.map((count) => ({ value: String(count), label: formatNumber(count) }))}
        value={String(cars)}
        onChange={({ target }) => setCars(Number(target.value))}
      />
      {low === 0 && <p>{texts.notFound}</p>}
      {low > 0 && base !== undefined && (
        <>
          <p>{texts.added(age)}</p>
          <p className="strong">{texts.range(low * base, high * base)}</p>
          <SignatureLine
            max={high * base}
            bars={[
              { from: 0, to: base, kind: 'plain' },
              { from: low * base, to: high * base },
            ]}
          />
          <p className="quiet">{texts.without(base)}</p>
          <OwnPolicy {...props} cars={cars ?? 1} ratios={[low, high]} />
        </>
      )}
      <p className="quiet">{texts.ownPolicy(own, age, stateNames[place])}</p>
    </div>
  );
}

const carCounts = carCountFactors.map((_, index) => index + 1);

/** Price of the policy of some cars like the estimate's over its estimate. Factors have three decimals. */
export const sumCars = (cars: number): number =>
  Math.round(1000 * cars * (carCountFactors[cars - 1] ?? Number.NaN)) / 1000;

/**
 * Ratios of a household's price with a young driver who has a ticket. All drivers of a policy are averaged: the lowest
 * ratio is of two parents and the highest of one, so that two thirds and a half of it are theirs.
 * @param ratios lowest and highest without a ticket; none for an age without figures
 * @param ticket factor of the ticket on the young driver's own price
 */
export function addTicket([low = 0, high = 0]: readonly number[], ticket: number): readonly [number, number] {
  if (low === 0) return [0, 0];
  return [low + (low - 2 / 3) * (ticket - 1), high + (high - 1 / 2) * (ticket - 1)];
}

interface OwnPolicyProps extends CarSectionProps {
  cars: number;
  ratios: readonly [low: number, high: number];
}

/** Price of a driver's own policy with a young driver; nothing without a present payment. */
function OwnPolicy({ estimate, cars, ratios }: OwnPolicyProps) {
  const { given } = useOwnPayment(estimate);
  if (given.month === undefined) return null;
  const month = cars * given.month;
  const change = formatOwnPrice(month, addYoungDriver(month, ratios), ownPaymentTexts.range);
  return <p className="strong">{ownPaymentTexts.yours(change)}</p>;
}

/** Years after which a violation usually stops counting, where no law says it: the later end of 3 to 5. */
const usualYears = 5;

/** Years for which the driver's violation raises prices, at most; undefined without one. */
export function findYearsCounted({ estimate, facts }: CarSectionProps): number | undefined {
  const event = findEvent(estimate.input_data);
  if (!event) return undefined;
  return facts.years[estimate.input_data.state ?? '']?.[event === 'dui' ? 'dui' : 'ticket'] ?? usualYears;
}

/** Full cover of the same person and car in later years, at today's prices. */
function listYearsAhead(props: CarSectionProps, isByExperience: boolean): [string, string][] {
  const texts = carTexts.young;
  const { driver_age: age, driving_experience: experience } = props.estimate.input_data;
  const { price } = createPrices(props);
  const counted = findYearsCounted(props);
  const priceIn = (years: number) =>
    formatRoundedMoney(
      price({
        driver_age: age + years,
        driving_experience: experience + years,
        cover: 'full',
        ...(counted !== undefined && years >= counted && { violations: 'none' }),
      }),
    );
  if (isByExperience) return ahead.years.map((years) => [texts.licensed(years), priceIn(years)]);
  const ages = [age, ...ahead.ages.filter((later) => later > age)];
  return ages.map((later) => [texts.atAge(later), priceIn(later - age)]);
}
