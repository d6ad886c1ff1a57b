import { type ReactNode, useState } from 'react';
import { ChoiceField } from '#frontend/ui/choice-field.tsx';
import { findApplicant } from '#functions/plans/household.ts';
import { olderTexts as texts } from './older-answers.texts.ts';
import { listStoredPeople, listYearsOlder, type StoredHealth } from './older-answers.ts';

interface AgeFieldsProps {
  of: StoredHealth;
  planYear: number;
  /** Called with the years by which each person is older, once all ages are chosen. */
  onAnswer: (years: readonly number[]) => void;
}

export const formatAgeQuestion = (of: StoredHealth, planYear: number): string =>
  listStoredPeople(of).length === 1 ? texts.askAlone(planYear) : texts.ask(planYear);

/** Age of each person of a stored estimate on the first day of a plan year, of the ones that it can be. */
export function AgeFields({ of, planYear, onAnswer }: AgeFieldsProps) {
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>({});
  const people = listStoredPeople(of);
  const applicant = findApplicant({ people });
  const choose = (index: number, years: number) => {
    const answers = { ...chosen, [index]: years };
    setChosen(answers);
    const listed = people.flatMap((_person, each) => answers[each] ?? []);
    if (listed.length === people.length) onAnswer(listed);
  };
  return people.map((person, index) => (
    <ChoiceField
      // biome-ignore lint/suspicious/noArrayIndexKey: two people may be of one age, and have no other identity.
      key={index}
      name={`age-on-first-day-${index}`}
      label={person === applicant ? texts.you : texts.person(person.role, person.age)}
      segmented
      options={listYearsOlder(of, planYear).map((years) => ({
        value: String(years),
        label: String(person.age + years),
      }))}
      value={index in chosen ? String(chosen[index]) : ''}
      onChange={({ target }) => choose(index, Number(target.value))}
    />
  ));
}

interface YearsOlderProps extends Omit<AgeFieldsProps, 'onAnswer'> {
  /** Above the question. */
  heading?: ReactNode;
  /** @param years by which each person is older */
  children: (years: readonly number[]) => ReactNode;
}

/** Content for the ages on the first day of a plan year, which are asked for where the stored estimate does not tell them. */
export function YearsOlder({ of, planYear, heading, children }: YearsOlderProps) {
  const [answered, setAnswered] = useState<readonly number[]>();
  const [first = 0, ...others] = listYearsOlder(of, planYear);
  if (answered) return children(answered);
  if (others.length === 0) return children(listStoredPeople(of).map(() => first));
  return (
    <div className="stack-12 screen-only">
      {heading}
      <p>{formatAgeQuestion(of, planYear)}</p>
      <AgeFields {...{ of, planYear }} onAnswer={setAnswered} />
    </div>
  );
}
