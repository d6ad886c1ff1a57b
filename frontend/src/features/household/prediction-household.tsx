import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ParsedHousehold } from '#contract/household.ts';
import { maxIncome, maxOffer, maxPeople, maxPersonAge } from '#contract/household-bounds.ts';
import type { AnswersOf, InsuranceAnswers } from '#contract/insurance-answers.ts';
import { rememberKeepHousehold } from '#frontend/api/account.ts';
import { useSession } from '#frontend/api/session-store.ts';
import { getInput } from './household-store.ts';
import { isMoreThanApplicant, KeepQuestion } from './keep-question.tsx';
import { type GivenHousehold, readHousehold } from './typed-household.ts';

/** Choice to store the household with a prediction: the last one of the account until it is changed. */
export function useKeepHousehold() {
  const [shown, setShown] = useState<boolean>();
  /** The same, for a form that is sent with the answer. */
  const chosen = useRef<boolean>(undefined);
  const [isMissing, setMissing] = useState(false);
  const { user } = useSession();
  const choose = (keeps: boolean) => {
    chosen.current = keeps;
    setShown(keeps);
    setMissing(false);
  };
  const read = () => chosen.current ?? user?.keep_household;
  return {
    read,
    question: <KeepQuestion keeps={shown ?? user?.keep_household} onChoose={choose} isMissing={isMissing} />,
    /** Returns false and leads to the question if a household would be lost unanswered. */
    confirm({ input_data }: AnswersOf<'health'>): boolean {
      if (read() !== undefined) return true;
      const household = toStoredHousehold(getInput(), input_data.age);
      if (!household || !isMoreThanApplicant(household)) return true;
      flushSync(() => setMissing(true));
      document.getElementById('keep-household')?.focus();
      return false;
    },
    /** Stores the choice in the account, for the next prediction. */
    remember: () => chosen.current !== undefined && void rememberKeepHousehold(chosen.current),
  };
}

/**
 * Plan year that is chosen; undefined for the one to show first, also after a renewal of the prices has ended the chosen
 * one, which the tab may still have.
 * @param filedYear first year that prices are known for
 */
export const toChosenYear = ({ year }: GivenHousehold, filedYear: number) =>
  Number(year) >= filedYear ? Number(year) : undefined;

/**
 * Adds to health answers what was typed in this tab: the plan year, so that what is stored is what was shown, and the
 * household if it is to be kept.
 */
export function addHousehold(
  answers: InsuranceAnswers,
  keeps: boolean | undefined,
  filedYear: number,
  input = getInput(),
): InsuranceAnswers {
  if (answers.insurance_type === 'car') return answers;
  const household = keeps ? toStoredHousehold(input, answers.input_data.age) : undefined;
  return { ...answers, household, plan_year: toChosenYear(input, filedYear) };
}

/** Reads a household for storing; undefined in a territory, and for one that the API does not take. */
export function toStoredHousehold(given: GivenHousehold, age: number): ParsedHousehold | undefined {
  const { household } = readHousehold(given, Math.floor(age));
  if (!household || ('territory' in given && given.territory)) return undefined;
  const { people, income = 0 } = household;
  const isWithin =
    people.length <= maxPeople &&
    people.every((person) => person.age >= 0 && person.age <= maxPersonAge) &&
    income <= maxIncome &&
    people.every(({ employer_offer: { own = 0, family = 0 } = {} }) => Math.max(own, family) <= maxOffer);
  return isWithin ? { ...household, people: [...people] } : undefined;
}
