import { expect, it } from 'vitest';
import { answerOffers, listUnread } from './named-people.ts';
import { emptyInput, type HouseholdReading, type PersonInput } from './typed-household.ts';

const person = (role: PersonInput['role']): PersonInput => ({
  ...(emptyInput.people[0] as PersonInput),
  role,
});
const family = ['adult', 'adult', 'child', 'child'].map((role) => person(role as PersonInput['role']));

it('an unread field is named by its person: the number is among the other adults, or among the children', () => {
  const unread = ['people.0.age', 'people.1.age', 'people.2.age', 'people.3.age', 'income'];
  const problems = Object.fromEntries(unread.map((path) => [path, 'Age is missing']));
  const named = listUnread({ ...emptyInput, people: family }, {
    unread,
    problems,
  } as unknown as HouseholdReading);
  expect(named).toEqual([
    { name: 'household-people-0-age', message: 'You: Age is missing' },
    { name: 'household-people-1-age', message: 'Adult 1: Age is missing' },
    { name: 'household-people-2-age', message: 'Child 1: Age is missing' },
    { name: 'household-people-3-age', message: 'Child 2: Age is missing' },
    { name: 'household-income', message: 'Age is missing' },
  ]);
});

it('an employer’s offer is that of the only adult', () => {
  const listOffers = (people: readonly PersonInput[], answer: 'yes' | 'no') => {
    const changed = answerOffers(people, answer);
    return [changed.has_offer, ...changed.people.map(({ hasOffer }) => hasOffer)];
  };
  const parent = [person('adult'), person('child')];
  expect(listOffers(parent, 'yes')).toEqual(['yes', true, false]);
  expect(listOffers(parent, 'no')).toEqual(['no', false, false]);
  // Of two adults, the form asks whose employer offers it.
  expect(listOffers(family, 'yes')).toEqual(['yes', false, false, false, false]);
});
