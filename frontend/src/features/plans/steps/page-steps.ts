import { maxPricedAge } from '#contract/household-bounds.ts';
import { useTypedText } from '#frontend/api/typed-texts.ts';
import { usePlanPrices } from '#frontend/features/plans/use-plan-prices.tsx';
import { formatIsoDate } from '#frontend/ui/format.ts';
import type { StepList } from '#functions/plans/calendar-file.ts';
import { listReasonSteps, listReasons } from '#functions/plans/enrollment.ts';
import type { PlanPrices } from '#functions/plans/plan-prices.ts';
import { toPlanYear } from '#functions/plans/plan-year.ts';
import { listSubjects, listTurning65, toYearEvent } from '#functions/plans/year-events.ts';
import type { YearEvent } from '#functions/plans/year-months.ts';
import { useEventDay } from './day-field.tsx';
import { readPerson } from './event-fields.tsx';
import { nameOf } from './month-sentences.ts';

/** Event of a 65th birthday. */
export const birthday65 = 'turning_65';

/** Plan year of a page without prices too. */
const findPlanYear = (prices: PlanPrices | undefined) =>
  prices?.plan_year ?? toPlanYear(formatIsoDate(new Date()));

/** Steps after an event on a day, for a person of the household or for all. */
function toStepList(
  reason: string,
  day: string,
  prices: PlanPrices | undefined,
  person: number | undefined,
): StepList {
  return {
    steps: listReasonSteps(reason, day, formatIsoDate(new Date())),
    state: prices?.place.state,
    reason,
    ...(prices && person !== undefined && { who: nameOf([person], prices), person }),
  };
}

/** 65th birthday of a person of 64. */
export interface PageBirthday {
  /** Index in the household. */
  person: number;
  /** ISO 8601, or an empty text. */
  day: string;
  setDay: (day: string) => void;
  /** Undefined without a day, as is the list. */
  event: YearEvent | undefined;
  list: StepList | undefined;
}

/** People of 64 in one household of whom the page asks, a couple, by index. */
const listPeopleOf64 = (prices: PlanPrices | undefined) => (prices ? listTurning65(prices).slice(0, 2) : []);

/** Days on which people of 64 turn 65; empty without such people. */
export function useBirthdays(): PageBirthday[] {
  const { prices } = usePlanPrices();
  const year = findPlanYear(prices);
  const first = useEventDay(birthday65, year);
  const second = useEventDay(`${birthday65}_too`, year);
  return listPeopleOf64(prices).map((person, index) => {
    const [day, setDay] = index === 0 ? first : second;
    const event = day && prices ? toYearEvent(birthday65, day, prices, { person }) : undefined;
    return { person, day, setDay, event, list: event && toStepList(birthday65, day, prices, person) };
  });
}

/** Lists who turns 65 next; empty where one is 64, of whom the page asks below the prices. */
const listOthersOf65 = (prices: PlanPrices): number[] =>
  listTurning65(prices).length > 0 ? [] : listSubjects(birthday65, prices);

/** Lists the events at an age, and the 65th birthday of a person who is not 64 yet. */
function listEvents(age: number, prices: PlanPrices | undefined) {
  const today = formatIsoDate(new Date());
  const isBirthday = ({ reason }: { reason: string }) => reason === birthday65;
  const usual = listReasons(age, today);
  const others = usual.filter((listed) => !isBirthday(listed));
  const birthday =
    prices && listOthersOf65(prices).length > 0
      ? listReasons(maxPricedAge, today).find(isBirthday)
      : !prices && age !== maxPricedAge && usual.find(isBirthday);
  return birthday ? [...others, birthday] : others;
}

/** Chosen event of the page. */
export interface ChosenEvent {
  reason: string;
  dayLabel: string;
  planYear: number;
  /** ISO 8601, or an empty text. */
  day: string;
  setDay: (day: string) => void;
  /** Index of the person whom it is about; undefined for all, or where it follows from the reason. */
  person: number | undefined;
  list: StepList;
}

/** Events of the page, a function that chooses one, and the chosen one. */
export function useEvents() {
  const { priced, prices } = usePlanPrices();
  const [chosen, choose] = useTypedText('event.chosen');
  const events = listEvents(Math.floor(priced.input_data.age), prices);
  const found = events.find(({ reason }) => reason === chosen);
  const planYear = findPlanYear(prices);
  const [day, setDay] = useEventDay(chosen, planYear, found?.date);
  const [typed] = useTypedText(`event.${chosen}.person`);
  const isBirthday = prices && chosen === birthday65;
  const person = readPerson(chosen, prices, typed) ?? (isBirthday ? listOthersOf65(prices)[0] : undefined);
  const event: ChosenEvent | undefined = found && {
    ...{ reason: chosen, dayLabel: found.day, planYear, day, setDay, person },
    list: toStepList(chosen, day, prices, person),
  };
  return { events, choose, event };
}

/** Lists of steps on the page beside those of "What next": after 65th birthdays and the chosen event. */
export function useEventSteps(): StepList[] {
  const birthdays = useBirthdays();
  const { event } = useEvents();
  return [...birthdays, event].flatMap((one) => one?.list ?? []);
}
