import type { ParsedHousehold } from '#contract/household.ts';
import type { Prediction } from '#contract/predictions.ts';
import type { PredictionRow } from '#contract/routes/list-predictions.ts';
import { formatIsoDate } from '#frontend/ui/format.ts';
import { findApplicant, type Person, setApplicantAge } from '#functions/plans/household.ts';
import { isPlanYearOver, toYearOnSale } from '#functions/plans/plan-year.ts';
import { olderTexts as texts } from './older-answers.texts.ts';
import { makeOlder } from './older-driver.ts';
import { readStoredHousehold } from './stored-household.tsx';

type OfType<Type> = Extract<Prediction | PredictionRow, { insurance_type: Type }>;

export type StoredHealth = OfType<'health'>;

/** Plan year that the ages of a stored health estimate are of. */
export const findEstimatedYear = (stored: StoredHealth): number => Number(readStoredHousehold(stored).year);

/** Returns true for an estimate of the present plan year that was saved while the next one was on sale: its year was chosen. */
export function isOfChosenYear(stored: StoredHealth, today = new Date()): boolean {
  const estimated = findEstimatedYear(stored);
  const isChosen = toYearOnSale(formatIsoDate(new Date(stored.created_at))) > estimated;
  return isChosen && !isPlanYearOver(estimated, formatIsoDate(today));
}

/**
 * Years by which people are older on the first day of a plan year than in a stored estimate: its ages are those on the first
 * day of its own. Two numbers where it was saved in that year and asked for the ages on another day: whose birthday was
 * before that day is not known.
 */
export function listYearsOlder(stored: StoredHealth, planYear: number): readonly number[] {
  const estimated = findEstimatedYear(stored);
  const years = planYear - estimated;
  if (years <= 0) return [0];
  const isOfFirstDay = formatIsoDate(new Date(stored.created_at)) < `${estimated}-01-01`;
  return isOfFirstDay ? [years] : [years - 1, years];
}

/** Years since the calendar year in which a car was estimated. */
export const countCarYears = ({ created_at }: OfType<'car'>, today = new Date()): number =>
  Math.max(0, today.getFullYear() - new Date(created_at).getFullYear());

/** People of a stored estimate, as it was stored. */
export function listStoredPeople(stored: StoredHealth): readonly Person[] {
  const { household } = readStoredHousehold(stored);
  return setApplicantAge(household, Math.floor(stored.input_data.age)).people;
}

/**
 * Changes the ages of a stored health estimate. Stored values stay: this is a copy.
 * @param years by which each person is older, in the order of the people
 */
export function makePeopleOlder<Of extends StoredHealth>(stored: Of, years: readonly number[]): Of {
  const { household, input_data } = stored;
  const people = listStoredPeople(stored);
  const applicant = findApplicant({ people });
  const yearsOfApplicant = years.find((_, index) => people[index] === applicant) ?? 0;
  const older: ParsedHousehold | undefined = household && {
    ...household,
    people: household.people.map((person, index) => ({ ...person, age: person.age + (years[index] ?? 0) })),
  };
  return {
    ...stored,
    input_data: { ...input_data, age: input_data.age + yearsOfApplicant },
    ...(older && { household: older }),
  };
}

/** Changes the driver of a stored car estimate, and the others of its policy. Cars get older by themselves: their years stay. */
export function makeDriverOlder<Of extends OfType<'car'>>(stored: Of, years: number): Of {
  const { input_data, policy } = stored;
  const drivers = policy?.drivers.map((driver) => makeOlder(driver, years));
  return {
    ...stored,
    input_data: makeOlder(input_data, years),
    ...(policy && drivers && { policy: { ...policy, drivers } }),
  };
}

/**
 * Says which ages figures are for.
 * @param older copy of the stored estimate with the ages on the first day of the plan year
 */
export function formatOlderPeople(stored: StoredHealth, older: StoredHealth, planYear: number): string {
  const before = listStoredPeople(stored);
  const ages = listStoredPeople(older).map(({ age }) => age);
  const years = new Set(ages.map((age, index) => age - (before[index]?.age ?? age)));
  const [same] = years.size === 1 ? years : [];
  return texts.ages(ages, planYear, same, findEstimatedYear(stored));
}

/** The same for the driver of a car. */
export const formatOlderDriver = (
  { driver_age, driving_experience }: OfType<'car'>['input_data'],
  years: number,
): string => texts.driver(driver_age, driving_experience, years);
