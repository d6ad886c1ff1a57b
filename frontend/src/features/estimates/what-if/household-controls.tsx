import { useMemo, useState } from 'react';
import { maxIncome } from '#contract/household-bounds.ts';
import { premiumTexts } from '#frontend/features/estimates/premium.texts.ts';
import { notGiven } from '#frontend/features/estimates/questions.ts';
import { householdTexts } from '#frontend/features/household/household.texts.ts';
import {
  PredictionHousehold,
  toInput,
  useHousehold,
  useHouseholdInput,
} from '#frontend/features/household/household-store.ts';
import { incomeTexts } from '#frontend/features/household/income.texts.ts';
import { PeopleFields } from '#frontend/features/household/people-fields.tsx';
import type {
  GivenHousehold,
  HouseholdInput,
  Problems,
} from '#frontend/features/household/typed-household.ts';
import { readIncome } from '#frontend/features/household/typed-income.ts';
import styles from './what-if.module.css';

/** Household of the page, and what it is changed to beside it. */
export interface ChangedHousehold {
  original: GivenHousehold;
  given: GivenHousehold;
  isChanged: boolean;
  change: (changed: Partial<HouseholdInput>) => void;
  reset: () => void;
}

/** Size of a household with other people: a typed one grows and shrinks with them. */
function toSize({ size, people: before }: HouseholdInput, people = before): string | undefined {
  const change = people.length - before.length;
  return size === undefined || change === 0 ? size : String(Number(size) + change);
}

/** The plan year stays that of the page. */
export function useChangedHousehold(): ChangedHousehold {
  const [original] = useHousehold();
  const [changed, setChanged] = useState<HouseholdInput>();
  const given = useMemo(
    () => (changed ? { ...changed, year: original.year } : original),
    [changed, original],
  );
  return {
    original,
    given,
    isChanged: changed !== undefined,
    change: (fields) =>
      setChanged((latest) => {
        const before = toInput(latest ?? original);
        return { ...before, size: toSize(before, fields.people), ...fields };
      }),
    reset: () => setChanged(undefined),
  };
}

/** Id of the income's slider, which is the first control. */
export const toIncomeId = (id: string) => `${id}household-income`;

interface HouseholdControlsProps {
  household: ChangedHousehold;
  /** Prefix of the controls' ids. */
  id: string;
  /** The applicant's age. */
  age: number;
  problems: Problems;
}

/** Income and people of the household. */
export const HouseholdControls = ({ household, id, age, problems }: HouseholdControlsProps) => (
  <PredictionHousehold value={household}>
    <IncomeSlider id={toIncomeId(id)} />
    <PeopleFields
      problems={problems}
      age={age}
      you={<span className="strong">{householdTexts.you(age)}</span>}
    />
  </PredictionHousehold>
);

/** Step of the slider, and how far it reaches at least, USD a year: help ends below it for up to four people. */
const step = 1000;
const usualMost = 150_000;

function IncomeSlider({ id }: { id: string }) {
  const [input, change] = useHouseholdInput();
  const { income } = readIncome(input);
  const [present] = useState(income ?? 0);
  const above = Math.ceil((Math.min(Math.max(usualMost, 2 * present), maxIncome) - present) / step) * step;
  const text = income === undefined ? notGiven.label : premiumTexts.yearly(income);
  return (
    <div className={styles.slider}>
      <div className="pair">
        <label htmlFor={id} className="strong">
          {incomeTexts.shortAmount}
        </label>
        <span aria-hidden="true">{text}</span>
      </div>
      <input
        type="range"
        id={id}
        min={present % step}
        max={present + above}
        step={step}
        value={income ?? 0}
        aria-valuetext={text}
        onChange={({ target }) => {
          const usd = target.valueAsNumber.toLocaleString('en-US');
          change({ income: usd, income_period: 'year', confirmed_income: usd });
        }}
      />
    </div>
  );
}
