import { type PropsWithChildren, useRef, useState } from 'react';
import type { ParsedHousehold } from '#contract/household.ts';
import { maxIncome, maxOffer, maxPeople, maxPersonAge, minAdultAge } from '#contract/household-bounds.ts';
import type { InsuranceAnswers, Prediction } from '#contract/predictions.ts';
import type { PredictionRow } from '#contract/routes/list-predictions.ts';
import { rememberKeepHousehold } from '#frontend/api/account.ts';
import { useSession } from '#frontend/api/session-store.ts';
import { Dialog } from '#frontend/ui/dialog.tsx';
import { getInput, PredictionHousehold, toInput } from './household-store.ts';
import { keepTexts } from './keep-question.en.ts';
import { isMoreThanApplicant, KeepButtons, KeepQuestion } from './keep-question.tsx';
import {
  type GivenHousehold,
  type HouseholdInput,
  readHousehold,
  type StoredInput,
} from './typed-household.ts';

type Stored = Prediction | PredictionRow;

export const hasStoredHousehold = (stored: Stored) => 'household' in stored && stored.household !== undefined;

/** Plan year of the prices that are stored with a prediction; none of a car. */
function findPlanYear(stored: Stored): string {
  if (stored.insurance_type === 'car') return '';
  return String(('prices' in stored ? stored.prices : stored.market.prices).plan_year);
}

/** Applicant alone; the age is that of the answers. */
const alone: ParsedHousehold = { people: [{ role: 'adult', age: minAdultAge }] };

/**
 * Household of a stored prediction, with the plan year of its prices. One that has none is the applicant alone without an
 * income: neither the household of the tab nor a date decides about its price.
 */
export const readStoredHousehold = (stored: Stored): StoredInput => ({
  household: ('household' in stored && stored.household) || alone,
  year: findPlanYear(stored),
});

interface StoredHouseholdProps extends PropsWithChildren {
  of: Stored;
  /** True for prices of the present plan year. */
  isPresent?: boolean;
}

/** Prices the household that is stored with a prediction. Changes of it end with the page, unless they are saved as a new one. */
export function StoredHousehold({ of, isPresent, children }: StoredHouseholdProps) {
  const [given, setGiven] = useState<GivenHousehold>(() => ({
    ...readStoredHousehold(of),
    ...(isPresent && { year: '' }),
  }));
  const [isChanged, setChanged] = useState(false);
  const change = ({ year, ...changed }: Partial<HouseholdInput>) => {
    // The year is a view of the same household.
    const isEdit = Object.keys(changed).length > 0;
    setGiven((latest) => ({
      ...(isEdit ? { ...toInput(latest), ...changed } : latest),
      ...(year !== undefined && { year }),
    }));
    if (isEdit) setChanged(true);
  };
  return <PredictionHousehold value={{ given, change, isChanged }}>{children}</PredictionHousehold>;
}

/** Choice to store the household with a prediction: the last one of the account until it is changed. */
export function useKeepHousehold() {
  const [shown, setShown] = useState<boolean>();
  /** The same, for a form that is sent with the answer. */
  const chosen = useRef<boolean>(undefined);
  const [asking, setAsking] = useState<{ readonly answer: (isAnswered: boolean) => void }>();
  const { user } = useSession();
  const choose = (keeps: boolean) => {
    chosen.current = keeps;
    setShown(keeps);
  };
  const close = (isAnswered: boolean) => {
    setAsking(undefined);
    asking?.answer(isAnswered);
  };
  const read = () => chosen.current ?? user?.keep_household;
  return {
    read,
    question: (
      <>
        <KeepQuestion keeps={shown ?? user?.keep_household} onChoose={choose} />
        {asking && (
          <Dialog
            title={keepTexts.question}
            onClose={() => close(false)}
            action={
              <KeepButtons
                onChoose={(keeps) => {
                  choose(keeps);
                  close(true);
                }}
              />
            }
          />
        )}
      </>
    ),
    /** Asks before a household is lost, unless it was answered. Returns false if the question was closed. */
    async confirm({ insurance_type, input_data }: InsuranceAnswers): Promise<boolean> {
      if (insurance_type === 'car' || read() !== undefined) return true;
      const household = toStoredHousehold(getInput(), input_data.age);
      if (!household || !isMoreThanApplicant(household)) return true;
      return new Promise((answer) => setAsking({ answer }));
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
