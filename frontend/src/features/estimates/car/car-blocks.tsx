import { useState } from 'react';
import type { CarAnswers } from '#contract/car-answers.ts';
import type { CarEstimate } from '#contract/estimates.ts';
import { stateNames } from '#contract/states/texts/en.ts';
import { parseNumberText } from '#frontend/features/estimates/number-text.ts';
import type { Evaluator } from '#frontend/features/places/evaluator.ts';
import { SelectField } from '#frontend/ui/choice-field.tsx';
import { Facts } from '#frontend/ui/content.tsx';
import { TextField } from '#frontend/ui/field.tsx';
import { Fold } from '#frontend/ui/fold.tsx';
import {
  formatDate,
  formatIsoDate,
  formatNumber,
  formatRoundedMoney,
  joinTexts,
} from '#frontend/ui/format.ts';
import { SignatureLine } from '#frontend/ui/signature-line.tsx';
import { getInsuranceDepartment } from '#functions/plans/state-offices.ts';
import { nameEnglishPage } from '#functions/plans/texts/en.ts';
import styles from './car-blocks.module.css';
import { carTexts } from './car-blocks.texts.ts';

import { type CarFacts, estimateValue } from './facts.ts';
import { changeOwnCar, useOwnCar } from './own-car.ts';

export interface CarBlockProps {
  estimate: CarEstimate;
  facts: CarFacts;
  evaluator: Evaluator;
}

/** USD of the usual deductible and of a higher one. */
const [deductible, highDeductible] = [500, 1000];
/** Value of a car below which rules of thumb drop collision, USD (MoneyGeek, 2025). */
const lowValue = 5000;
/** Shares of the value that the price of comprehensive and collision is compared with (Consumer Reports, CFA). */
const rule = { drop: 0.1, keep: 0.05 };
/** Years that the line has marks for. */
const maxMarks = 15;

/** Prices of a car with other answers, USD a year. */
function createPrices({ estimate, evaluator }: Omit<CarBlockProps, 'facts'>) {
  const { input_data } = estimate;
  const price = (change: Partial<CarAnswers>) =>
    evaluator.price({ insurance_type: 'car', input_data: { ...input_data, ...change } }).premium;
  const { full, liability_comprehensive } = estimate.covers;
  const liability = price({ cover: 'liability' });
  return {
    price,
    liability,
    collision: full.premium - liability_comprehensive.premium,
    /** Comprehensive and collision. */
    damage: full.premium - liability,
  };
}

/** Says that the parts below are of today, beside a price of an earlier day. */
export function PartsOfToday({ estimate }: Pick<CarBlockProps, 'estimate'>) {
  const created = 'created_at' in estimate ? new Date(String(estimate.created_at)) : undefined;
  if (!created || formatIsoDate(created) === formatIsoDate(new Date())) return null;
  return <p className="remark">{carTexts.ofToday(formatDate(created.toISOString()))}</p>;
}

/** Value of a car, the most that collision pays, its price, and the rules of thumb. */
export function CollisionWorth(props: CarBlockProps) {
  const { facts, estimate } = props;
  const texts = carTexts.worth;
  const { loan, value: typed } = useOwnCar();
  const { collision, damage } = createPrices(props);
  const estimated = estimateValue(facts, estimate.input_data, new Date().getFullYear());
  const given = typed === undefined ? estimated : parseNumberText(typed);
  const isWrong = given === undefined || given < 0;
  const value = isWrong ? estimated : given;
  const most = Math.max(0, value - deductible);
  const years = Math.round(most / collision);
  const tenth = Math.round(rule.drop * value);
  return (
    <section aria-labelledby="collision-worth" className="stack-12">
      <h2 id="collision-worth">{texts.title}</h2>
      {loan === 'yes' && <p className="strong">{carTexts.loan}</p>}
      <div className={styles.value}>
        <TextField
          name="car-value"
          label={texts.value}
          sign="$"
          inputMode="numeric"
          value={typed ?? formatNumber(estimated)}
          error={isWrong ? texts.wrong : undefined}
          onChange={({ target }) => changeOwnCar({ value: target.value })}
        />
      </div>
      <Facts
        className={`${styles.facts} row`}
        facts={{
          [texts.costs]: formatRoundedMoney(collision),
          [texts.paysAtMost]: formatRoundedMoney(most),
          [texts.years]: most > 0 ? texts.toYears(years) : texts.never,
          [texts.deductible(highDeductible)]: texts.less(facts.deductible_saving * damage),
        }}
      />
      {most > 0 && (
        <SignatureLine
          max={most}
          bars={[{ from: 0, to: collision }]}
          dot={collision}
          ticks={
            years <= maxMarks ? Array.from({ length: years }, (_, index) => (index + 1) * collision) : []
          }
        />
      )}
      <p>{formatRule(damage, value, tenth)}</p>
    </section>
  );
}

/** Formats the rules of thumb, which compare price and value: no value divides worth it from not. */
export function formatRule(damage: number, value: number, tenth: number): string {
  const texts = carTexts.worth;
  if (damage >= rule.drop * value) return texts.drop(damage, tenth);
  if (value < lowValue) return texts.dropLowValue(damage, lowValue);
  return damage < rule.keep * value ? texts.keep(damage, tenth) : texts.between(damage, tenth);
}

/** Limits in force, the next change, covers for own injuries and against the uninsured, and the state's pages. */
export function StateLawBlock({ estimate, facts }: CarBlockProps) {
  const texts = carTexts.law;
  const { state } = estimate.input_data;
  const law = facts.states[state ?? ''];
  const name = stateNames[state ?? ''] ?? '';
  return (
    <Fold title={texts.title} heading="h2" opensOnWide screenOnly>
      {law ? (
        <div className="stack-8">
          <p>{formatLaw(law, name)}</p>
          {law.next && <p>{texts.next(formatDate(`${law.next.on}T12:00:00Z`), law.next.limits)}</p>}
          {state === 'MI' && <p>{texts.medicalChoice}</p>}
          <p className="quiet">
            {[
              texts.injuries[law.pip]?.(law.pip_usd === null ? undefined : formatRoundedMoney(law.pip_usd)),
              law.required ? texts.uninsured[law.uninsured] : texts.uninsuredIfInsured,
              law.barred.length > 0 && texts.barred(law.barred.map((factor) => texts.factors[factor])),
              state === 'MI' && texts.barredScore,
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
          <p className="row">
            <PageOfState law={law} />
            {law.guide && <Guide guide={law.guide} text={texts.guide(law.guide.year)} />}
            <span className="remark">{texts.checked}</span>
          </p>
        </div>
      ) : (
        <p>{texts.noState}</p>
      )}
    </Fold>
  );
}

type Law = CarFacts['states'][string];

export function formatLaw(law: Law, name: string): string {
  const texts = carTexts.law;
  if (!law.required) return texts.notRequired(name, law.limits);
  return law.limits[0] === 0
    ? texts.propertyAlone(name, law.limits)
    : texts.required(name, law.since, law.limits);
}

const toSite = (page: string) => page.split('/')[0] ?? page;

/** Link to the state's page, or the name of its site where no page was seen. */
function PageOfState({ law: { page, has_page } }: { law: Law }) {
  const site = carTexts.law.page(toSite(page));
  return has_page ? (
    <a href={`https://${page}`} rel="noreferrer">
      {nameEnglishPage(site)}
    </a>
  ) : (
    <span>{site}</span>
  );
}

/** Link to a state's comparison of prices, or its name beside the state's site. */
function Guide({ guide, text }: { guide: NonNullable<Law['guide']>; text: string }) {
  return guide.url ? (
    <a href={guide.url} rel="noreferrer">
      {nameEnglishPage(text)}
    </a>
  ) : (
    <span>{text}</span>
  );
}

type Line = [name: string, amount: string];

const isLine = (line: unknown): line is Line => Array.isArray(line);

function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <dl className={styles.lines}>
      {lines.map(([name, amount]) => (
        <div key={name} className="pair">
          <dt>{name}</dt>
          <dd className="strong">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Violation that raises the price. */
const findEvent = ({ violations }: CarAnswers) => (violations === 'none' ? undefined : violations);

interface DuiLaw {
  /** Proof of insurance that the insurer files, and for how many years. */
  readonly filing?: readonly [form: 'SR-22' | 'FR-44', years: number];
  /** Thousand USD: a person, an accident, property. */
  readonly limits?: readonly number[];
  /** True for limits above those that people usually buy. */
  readonly isHigh?: boolean;
}

/**
 * Requirements after a first DUI: Fla. Stat. 324.023, Georgia SB 121 (2025), the Illinois Secretary of State, and
 * Virginia (twice the minimum). The FR-44 is the form of Florida and Virginia alone. Read in November 2026.
 */
const duiLaws: Readonly<Record<string, DuiLaw>> = {
  FL: { filing: ['FR-44', 3], limits: [100, 300, 50], isHigh: true },
  GA: { limits: [50, 100, 50] },
  IL: { filing: ['SR-22', 3] },
  VA: { filing: ['FR-44', 3], limits: [100, 200, 50], isHigh: true },
};

/** States without the form SR-22, by several lists of insurers and agencies. Read in November 2026. */
const otherForms = ['DE', 'KY', 'MN', 'NC', 'NM', 'NY', 'OK', 'PA'];

/**
 * Formats the state's requirements after a DUI.
 * @param cost of higher limits, USD a year
 */
export function formatDui(state: string | undefined, cost: number): string {
  const texts = carTexts.record;
  const law = duiLaws[state ?? ''];
  if (!law) return joinTexts(otherForms.includes(state ?? '') ? texts.otherForm : texts.dui, texts.declined);
  return joinTexts(
    law.filing && texts.filing(...law.filing),
    law.limits && (law.isHigh ? texts.highLimits(law.limits, cost) : texts.usualLimits(law.limits)),
    texts.declined,
  );
}

/** Cost of accidents and violations a year, and its duration. */
export function DrivingRecord(props: CarBlockProps) {
  const texts = carTexts.record;
  const { estimate, facts } = props;
  const { state, prv_accident: accidents, violations } = estimate.input_data;
  const { price, liability } = createPrices(props);
  const premium = price({});
  const event = findEvent(estimate.input_data);
  const present = [
    accidents > 0 && [texts.yourAccidents(accidents), texts.about(premium - price({ prv_accident: 0 }))],
    event && [texts.yourViolations[event], texts.about(premium - price({ violations: 'none' }))],
  ].filter(isLine);
  const accident = price({ prv_accident: accidents + 1 }) - premium;
  const more = [
    // The data end with four accidents.
    accident > 0 && [texts.accident, texts.about(accident)],
    !event && [texts.ticket, texts.about(price({ violations: 'one_ticket' }) - premium)],
  ].filter(isLine);
  const clean = violations === undefined ? texts.unknown : present.length === 0 && texts.clean;
  const years = facts.years[state ?? '']?.[event === 'dui' ? 'dui' : event ? 'ticket' : 'accident'];
  return (
    <Fold title={texts.title} heading="h2" opensOnWide screenOnly>
      <div className="stack-8">
        {present.length > 0 && (
          <>
            <p>{texts.present}</p>
            <Lines lines={present} />
          </>
        )}
        <p>{joinTexts(clean, more.length > 0 && texts.more)}</p>
        <Lines lines={more} />
        <p className="quiet">{years === undefined ? texts.usually : texts.byLaw(years, event === 'dui')}</p>
        {event === 'dui' && <p className="quiet">{formatDui(state, facts.higher_limits * liability)}</p>}
      </div>
    </Fold>
  );
}

/** Factors that insurers of the state may not use; without age, prices follow the years of driving. */
const findBarred = ({ states }: CarFacts, state: CarAnswers['state']) => states[state ?? '']?.barred ?? [];
/** Youngest and oldest age of a young driver: prices hardly fall after it. */
const [youngFrom, youngTo] = [16, 25];
/** Ages, and further years of driving, that are shown ahead. */
const ahead = { ages: [19, 21, youngTo], years: [0, 3, 5, 10] };
/** Years of driving from which prices hardly fall any more. */
const experienced = 10;
/** Ages of drivers who may have a child of 17: a judgement. */
const parentFrom = 35;
const parentTo = 64;

/** Prices of a young driver in the next years, or of a household with one. */
export function YoungDriver(props: CarBlockProps) {
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
function YoungDriverAtHome(props: CarBlockProps) {
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
function listYearsAhead(props: CarBlockProps, isByExperience: boolean): [string, string][] {
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

/** The state's own site of prices, or its insurance department. */
function StateStep({ state, law }: { state: string | undefined; law: Law | undefined }) {
  const texts = carTexts.next;
  const url = law?.guide?.url ?? undefined;
  return (
    <>
      <a href={url ?? getInsuranceDepartment(state)} rel="noreferrer">
        {nameEnglishPage(url === undefined ? texts.department : new URL(url).hostname)}
      </a>
      <span>{law?.guide ? texts.guideWith : texts.pageWith}</span>
    </>
  );
}

/** Steps after the first ones, in the order of what they save. */
function listSteps({ estimate, facts, evaluator }: CarBlockProps): string[] {
  const texts = carTexts.next;
  const { state, driver_age: age, driving_experience: experience } = estimate.input_data;
  const { liability, damage } = createPrices({ estimate, evaluator });
  const saving = facts.deductible_saving * damage;
  const barred = findBarred(facts, state);
  const followsDriver = !barred.includes('experience');
  const isYoung = followsDriver && age < youngTo;
  const isNew = followsDriver && barred.includes('age') && experience < experienced;
  return [
    texts.limits(facts.higher_limits * liability),
    texts.deductible(saving, Math.round((10 * (highDeductible - deductible)) / saving) / 10),
    isYoung ? texts.student : texts.discounts,
    state === 'NY' ? texts.course.NY : age >= matureFrom && texts.course.other,
    state === 'CA' && experience < goodDriverFrom && texts.goodDriver,
    state === 'CA' && texts.lowIncome,
    (estimate.input_data.prv_accident > 0 || findEvent(estimate.input_data)) && texts.surcharge,
    (isYoung || isNew) && texts.again,
  ].filter((step) => typeof step === 'string');
}

/** Age from which many states have a discount for a course. */
const matureFrom = 55;
/** Years of driving that California's good driver discount needs. */
const goodDriverFrom = 3;

/** Next steps, in the order of what they save. */
export function CarSteps(props: CarBlockProps) {
  const texts = carTexts.next;
  const { estimate, facts } = props;
  const { state } = estimate.input_data;
  const hasMedicalChoice = state === 'MI';
  return (
    <section aria-labelledby="what-next" className="stack-12">
      <h2 id="what-next">{texts.title}</h2>
      <ol className="bullets measure stack-4">
        {hasMedicalChoice && <li>{texts.medical}</li>}
        <li className="strong">{texts.ask}</li>
      </ol>
      <Fold title={texts.more} opensOnWide screenOnly>
        <ol className="bullets measure stack-4" start={hasMedicalChoice ? 3 : 2}>
          <li>
            <StateStep state={state} law={facts.states[state ?? '']} />
          </li>
          {listSteps(props).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Fold>
    </section>
  );
}
