import { householdTexts as texts } from './household.texts.ts';
import { useHouseholdInput } from './household-store.ts';
import type { HouseholdInput, HouseholdReading, PersonInput } from './typed-household.ts';

/** Name of the field of a member of the household by its path in the API. */
export const toFieldName = (path: string) =>
  path === 'household_size' ? 'household-size' : `household-${path.replaceAll('.', '-')}`;

export const textsOf = { adult: texts.adults, child: texts.children };

/** Person of the household with what the fields are named by. */
interface NamedPerson {
  index: number;
  person: PersonInput;
  isApplicant: boolean;
  /** Among the adults beside the applicant, or among the children, from 1. */
  number: number;
  /** "You", "Adult 1" */
  name: string;
  /** Path in the API. */
  path: string;
}

export interface Row extends NamedPerson {
  change: (changed: Partial<PersonInput>) => void;
}

/** Names people as typed, the applicant first. */
function namePeople(people: readonly PersonInput[]): NamedPerson[] {
  return people.map((person, index) => {
    const isApplicant = index === 0;
    const number = people.slice(1, index + 1).filter(({ role }) => role === person.role).length;
    const name = isApplicant ? texts.applicant : textsOf[person.role].name(number);
    return { index, person, isApplicant, number, name, path: `people.${index}` };
  });
}

/** Lists what cannot be read, as an error summary has it. */
export function listUnread({ people }: HouseholdInput, { unread, problems }: HouseholdReading) {
  const named = namePeople(people);
  return unread.map((path) => {
    const person = named.find((one) => path.startsWith(`${one.path}.`));
    const message = problems[path] ?? '';
    return { name: toFieldName(path), message: person ? `${person.name}: ${message}` : message };
  });
}

/** People of the household as typed. */
export function useRows(): Row[] {
  const [{ people }, change] = useHouseholdInput();
  return namePeople(people).map((named) => ({
    ...named,
    change: (changed) => change({ people: people.with(named.index, { ...named.person, ...changed }) }),
  }));
}

/** Changes of a household by the answer whether an employer offers a plan: the only adult is the one whose does. */
export function answerOffers(
  people: readonly PersonInput[],
  answer: 'yes' | 'no',
): Pick<HouseholdInput, 'people' | 'has_offer'> {
  const adults = people.filter(({ role }) => role === 'adult');
  const isOffered = answer === 'yes' && adults.length === 1;
  return {
    has_offer: answer,
    people: people.map((person) => ({ ...person, hasOffer: isOffered && person.role === 'adult' })),
  };
}
