import { type PropsWithChildren, useState } from 'react';
import type { Household } from '#contract/household.ts';
import type { InsuranceAnswers, Prediction, PredictionRow } from '#contract/predictions.ts';
import { useSession } from '#frontend/api/session-store.ts';
import { CheckBox } from '#frontend/ui/field.tsx';
import { getInput, PredictionHousehold } from '../household-store.ts';
import { type HouseholdInput, readHousehold, toHouseholdInput } from '../typed-household.ts';
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

/** Reads a household as typed for storing; undefined in a territory, and for one that the API does not take. */
export function toStoredHousehold(input: HouseholdInput, age: number): Household | undefined {
  const { household } = readHousehold(input, Math.floor(age));
  if (!household || input.territory) return undefined;
  const { people, income = 0 } = household;
  const isWithin =
    people.length <= 30 &&
    people.every((person) => person.age >= 0 && person.age <= 120) &&
    income < 1e9 &&
    people.every(({ employer_offer: { own = 0, family = 0 } = {} }) => Math.max(own, family) <= 1e5);
  return isWithin ? { ...household, people: [...people] } : undefined;
}
