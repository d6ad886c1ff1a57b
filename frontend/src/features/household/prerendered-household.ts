import { rememberedAnswers, typedHousehold } from '#frontend/api/stored-answers.ts';
import { useTypedValues } from '#frontend/ui/use-hydrated.ts';
import { groupAmount } from './amounts.ts';
import { changeHousehold, getInput, toRemembered } from './household-store.ts';
import { answerOffers } from './named-people.ts';
import { prerenderedNames } from './prerendered-names.ts';
import type { HouseholdInput, PersonInput } from './typed-household.ts';

type Change = (text: string, input: HouseholdInput) => Partial<HouseholdInput>;

const ofApplicant =
  (change: (text: string) => Partial<PersonInput>): Change =>
  (text, { people }) => ({
    people: people.map((person, index) => (index === 0 ? { ...person, ...change(text) } : person)),
  });

/** What the fields of a prerendered form change, by their names. */
const changes: Readonly<Record<Exclude<(typeof prerenderedNames)[number], 'household-remembered'>, Change>> =
  {
    'household-income': (text) => ({ income: groupAmount(text) }),
    'household-income-period': (text) => ({ income_period: text === 'month' ? 'month' : 'year' }),
    'household-size': (size) => ({ size }),
    'household-has-offer': (text, { people }) => answerOffers(people, text === 'yes' ? 'yes' : 'no'),
    'household-people-0-tobacco': ofApplicant((text) => ({ tobacco: text !== '' })),
    'household-people-0-has_cover': ofApplicant((text) => ({
      has_cover: text as PersonInput['has_cover'],
    })),
  };

/**
 * Keeps what was entered about the household before the form was hydrated.
 * @param readAnswers reads the values of the form, whose age and place are remembered with the household
 */
export function usePrerenderedHousehold(readAnswers: () => Readonly<Record<string, unknown>>): void {
  useTypedValues(prerenderedNames, (name, text) => {
    if (name !== 'household-remembered') changeHousehold(changes[name](text, getInput()));
    else if (!typedHousehold.isRemembered()) {
      typedHousehold.setRemembered(true, getInput(), toRemembered(getInput()));
      rememberedAnswers.store(readAnswers());
    }
  });
}
