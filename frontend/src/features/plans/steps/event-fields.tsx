import { useState } from 'react';
import { maxIncome, maxOffer, maxPersonAge, minAdultAge } from '#contract/household-bounds.ts';
import { useTypedText } from '#frontend/api/typed-texts.ts';
import { AmountField } from '#frontend/features/household/amount-field.tsx';
import { parseAmount } from '#frontend/features/household/amounts.ts';
import { stepTexts } from '#frontend/features/plans/steps/cliff.texts.ts';
import { SelectField } from '#frontend/ui/choice-field.tsx';
import { TypedField } from '#frontend/ui/typed-field.tsx';
import { findApplicant } from '#functions/plans/household.ts';
import type { PlanPrices, Priced } from '#functions/plans/plan-prices.ts';
import { type EventFacts, listSubjects } from '#functions/plans/year-events.ts';
import { monthTexts as texts } from './month-list.texts.ts';
import { nameOf } from './month-sentences.ts';
import { NewPlace } from './new-place.tsx';

/** Typed answers about an event beside its day. */
export interface TypedEvent {
  person: string;
  bill: string;
  age: string;
  income: string;
  /** New place with its prices. */
  priced: Priced | undefined;
}

/** Typed answers about an event, whose texts stay in the tab, and a function that changes some of them. */
export function useTypedEvent(reason: string): [TypedEvent, (changed: Partial<TypedEvent>) => void] {
  const group = `event.${reason}`;
  const [person, setPerson] = useTypedText(`${group}.person`);
  const [bill, setBill] = useTypedText(`${group}.bill`);
  const [age, setAge] = useTypedText(`${group}.age`);
  const [income, setIncome] = useTypedText(`${group}.income`);
  const [priced, setPriced] = useState<Priced>();
  const change = (changed: Partial<TypedEvent>) => {
    if (changed.person !== undefined) setPerson(changed.person);
    if (changed.bill !== undefined) setBill(changed.bill);
    if (changed.age !== undefined) setAge(changed.age);
    if (changed.income !== undefined) setIncome(changed.income);
    if ('priced' in changed) setPriced(changed.priced);
  };
  return [{ person, bill, age, income, priced }, change];
}

/** Reads an amount of at most `max` USD; undefined for an empty text and for another one, which is a problem. */
function readAmount(text: string, max: number): { amount?: number; problem?: string } {
  const amount = parseAmount(text);
  if (amount === undefined) return {};
  return amount <= max ? { amount } : { problem: texts.amountProblem };
}

/** Reads an age of an adult. */
function readAge(text: string): { age?: number; problem?: string } {
  const typed = text.trim();
  if (typed === '') return {};
  const age = /^\d{1,3}$/.test(typed) ? Number(typed) : Number.NaN;
  return age >= minAdultAge && age <= maxPersonAge ? { age } : { problem: texts.ageProblem };
}

/** Reads the chosen person of an event; undefined for one who is no more among those whom it may be about. */
export const readPerson = (reason: string, prices: PlanPrices | undefined, chosen: string) =>
  prices && listSubjects(reason, prices).find((index) => String(index) === chosen);

/** Reads the typed answers about an event. */
export const readEvent = (
  reason: string,
  prices: PlanPrices | undefined,
  { person, bill, age, income, priced }: TypedEvent,
): EventFacts => ({
  person: readPerson(reason, prices, person),
  bill: readAmount(bill, maxOffer).amount,
  age: readAge(age).age,
  income: readAmount(income, maxIncome).amount,
  priced,
});

interface EventFieldsProps {
  reason: string;
  prices: PlanPrices;
  typed: TypedEvent;
  onChange: (changed: Partial<TypedEvent>) => void;
}

/** Fields of an event beside its day. */
export function EventFields({ reason, prices, typed, onChange: change }: EventFieldsProps) {
  const { person, bill, age, income } = typed;
  const subjects = listSubjects(reason, prices);
  const hasSubject = subjects.length > 0;
  const hasBill = ofJobs.includes(reason) || (endsJobs.includes(reason) && !hasSubject);
  const isMarriage = reason === 'marriage';
  return (
    <>
      <PersonField
        {...{ reason, prices, subjects, person }}
        onChange={(chosen) => change({ person: chosen })}
      />
      {hasBill && (
        <AmountField
          name="event-bill"
          label={texts.jobBill}
          hint={texts.jobBillHint}
          error={readAmount(bill, maxOffer).problem}
          value={bill}
          onChange={(text) => change({ bill: text })}
        />
      )}
      {isMarriage && (
        <TypedField
          name="spouse-age"
          label={texts.spouseAge}
          hint={stepTexts.onDevice}
          inputMode="numeric"
          maxLength={3}
          error={readAge(age).problem}
          value={age}
          onChange={({ target }) => change({ age: target.value })}
        />
      )}
      {(isMarriage || (reason === 'divorce_or_death' && hasSubject)) && (
        <AmountField
          name="event-income"
          label={isMarriage ? texts.bothIncomes : texts.ownIncome}
          hint={isMarriage ? undefined : texts.ownIncomeHint}
          error={readAmount(income, maxIncome).problem}
          value={income}
          onChange={(text) => change({ income: text })}
        />
      )}
      {reason === 'moving' && (
        <NewPlace
          age={findApplicant(prices.household)?.age ?? prices.priced.input_data.age}
          onFound={(priced) => change({ priced })}
        />
      )}
    </>
  );
}

interface PersonFieldProps extends Pick<EventFieldsProps, 'reason' | 'prices'> {
  subjects: readonly number[];
  person: string;
  onChange: (person: string) => void;
}

/** Choice among those whom an event may be about. */
function PersonField({ reason, prices, subjects, person, onChange }: PersonFieldProps) {
  const isJob = reason === 'job_begins';
  if (isJob ? prices.people.length < 2 : subjects.length < 2) return null;
  const options = subjects.map((index) => ({ value: String(index), label: nameOf([index], prices) }));
  return (
    <SelectField
      name="event-person"
      label={isJob ? texts.whoGets : texts.who}
      options={isJob ? [{ value: '', label: texts.all }, ...options] : options}
      value={options.some(({ value }) => value === person) ? person : ''}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Reasons of an employer's plan that is no offer of the household's. */
const ofJobs = ['job_begins', 'turning_26'];

/** Reasons after which an employer's plan ends, where no person of the household has one. */
const endsJobs = ['lost_cover', 'divorce_or_death'];
