import { type PropsWithChildren, useState } from 'react';
import type { Household } from '#contract/household.ts';
import type { InsuranceAnswers, Prediction, PredictionRow } from '#contract/predictions.ts';
import { useSession } from '#frontend/api/session-store.ts';
import { CheckBox } from '#frontend/ui/field.tsx';
import {
  type HouseholdInput,
  type Person,
  parseAge,
  readHousehold,
  toHouseholdInput,
} from '#functions/plans/typed-household.ts';
import { getInput, PredictionHousehold } from '../household-store.ts';
import { keepTexts } from './texts/en.ts';

/** Household of a stored prediction as typed; undefined where none is stored with it. */
export const readStoredHousehold = (stored: Prediction | PredictionRow): HouseholdInput | undefined =>
  'household' in stored && stored.household ? toHouseholdInput(stored.household) : undefined;

/** Prices the household that is stored with a prediction. Changes of it end with the page. */
export function StoredHousehold({ of, children }: PropsWithChildren<{ of: Prediction | PredictionRow }>) {
  const [input, setInput] = useState(() => readStoredHousehold(of));
  const change = (changed: Partial<HouseholdInput>) =>
    setInput((latest) => latest && { ...latest, ...changed });
  return <PredictionHousehold value={{ state: input && [input, change] }}>{children}</PredictionHousehold>;
}

/** Choice to store the household with a prediction: that of the account until it is changed. */
export function useKeepHousehold() {
  const [chosen, choose] = useState<boolean>();
  const { user } = useSession();
  const keeps = chosen ?? user?.keep_household ?? false;
  return {
    keeps,
    checkBox: <CheckBox label={keepTexts.label} checked={keeps} onChange={choose} />,
  };
}

/** Adds the household as typed in this tab to health answers. */
export const addHousehold = (answers: InsuranceAnswers): InsuranceAnswers =>
  answers.insurance_type === 'health'
    ? { ...answers, household: toStoredHousehold(getInput(), answers.input_data.age) }
    : answers;

/** Converts a household as typed for storing; undefined in a territory, and for one that cannot be read. */
export function toStoredHousehold(input: HouseholdInput, age: number): Household | undefined {
  const { household: read } = readHousehold(input, Math.floor(age));
  if (!read || input.territory) return undefined;
  const { income, offer: own, familyOffer: family } = read;
  const toPeople = (people: readonly Person[], role: 'adult' | 'child') =>
    people
      .map(({ age, tobacco }) => ({ age: parseAge(age), role, tobacco }))
      .filter(({ age }) => !Number.isNaN(age));
  const employer_offer = own === undefined && family === undefined ? undefined : { own, family };
  const people = [
    { age: Math.floor(age), role: 'adult' as const, tobacco: input.tobacco, employer_offer },
    ...toPeople(input.adults, 'adult'),
    ...toPeople(input.children, 'child'),
  ];
  // Limits of the API.
  const isWithin =
    people.length <= 30 &&
    people.every(({ age }) => age >= 0 && age <= 120) &&
    (income ?? 0) < 1e9 &&
    Math.max(own ?? 0, family ?? 0) <= 1e5;
  if (!isWithin) return undefined;
  return {
    people,
    income,
    household_size: input.size ? read.household_size : undefined,
  };
}
