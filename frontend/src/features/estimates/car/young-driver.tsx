import { useState } from 'react';
import type { CarAnswers } from '#contract/car-answers.ts';
import { stateNames } from '#contract/states/texts/en.ts';
import { SelectField } from '#frontend/ui/choice-field.tsx';
import { Fold } from '#frontend/ui/fold.tsx';
import { formatRoundedMoney } from '#frontend/ui/format.ts';
import { SignatureLine } from '#frontend/ui/signature-line.tsx';
import {
  type CarSectionProps,
  createPrices,
  experienced,
  findBarred,
  youngFrom,
  youngTo,
} from './car-prices.ts';
import { carTexts } from './car-sections.texts.ts';
import { Lines } from './lines.tsx';

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
  const hasPath = isByExperience ? experience < experienced : age < youngTo;
  if (hasPath) {
    return (
      <Fold title={household ? texts.withParents : texts.nextYears} heading="h2" opensOnWide screenOnly>
        <div className="stack-8">
          {household && <p>{texts.household(household[0] ?? 0, household[1] ?? 0)}</p>}
          <p>{texts.own}</p>
          <Lines lines={listYearsAhead(props, isByExperience)} />
          <p className="quiet">{texts.basis}</p>
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

/** Age before a choice. */
const usualYoungAge = 17;
const youngAges = Array.from({ length: youngTo - youngFrom + 1 }, (_, index) => String(youngFrom + index));

/** Price of the parent's policy with a young driver, and of a policy of the driver's own, by age and place. */
function YoungDriverAtHome(props: CarSectionProps) {
  const texts = carTexts.young;
  const [age, setAge] = useState(usualYoungAge);
  const [place, setPlace] = useState<NonNullable<CarAnswers['state']> | ''>('');
  const { predicted_premium: premium } = props.estimate;
  const [low = 0, high = 0] = props.facts.young[age] ?? [];
  const own = createPrices(props).price({
    driver_age: age,
    driving_experience: Math.max(0, age - usualYoungAge),
    // The record is the parent's.
    prv_accident: 0,
    violations: 'none',
    ...(place && { state: place, zip3: undefined }),
  });
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
      {low > 0 ? (
        <>
          <p>{texts.added(age)}</p>
          <p className="strong">{texts.range(low * premium, high * premium)}</p>
          <SignatureLine
            max={high * premium}
            bars={[{ from: low * premium, to: high * premium }]}
            dot={premium}
          />
        </>
      ) : (
        <p>{texts.notFound}</p>
      )}
      <p className="quiet">{texts.today(premium)}</p>
      <p className="quiet">{texts.ownPolicy(own, age, stateNames[place])}</p>
    </div>
  );
}

/** Full cover of the same person and car in later years, at today's prices. */
function listYearsAhead(props: CarSectionProps, isByExperience: boolean): [string, string][] {
  const texts = carTexts.young;
  const { driver_age: age, driving_experience: experience } = props.estimate.input_data;
  const { price } = createPrices(props);
  const priceIn = (years: number) =>
    formatRoundedMoney(
      price({ driver_age: age + years, driving_experience: experience + years, cover: 'full' }),
    );
  if (isByExperience) return ahead.years.map((years) => [texts.licensed(years), priceIn(years)]);
  const ages = [age, ...ahead.ages.filter((later) => later > age)];
  return ages.map((later) => [texts.atAge(later), priceIn(later - age)]);
}
