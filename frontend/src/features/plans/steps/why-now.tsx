import { maxPricedAge } from '#contract/household-bounds.ts';
import { stepTexts } from '#frontend/features/plans/steps/cliff.texts.ts';
import { usePlanPrices } from '#frontend/features/plans/use-plan-prices.tsx';
import { ChoiceField } from '#frontend/ui/choice-field.tsx';
import { Fold } from '#frontend/ui/fold.tsx';
import { formatIsoDate } from '#frontend/ui/format.ts';
import { findOldestPublicChild } from '#functions/plans/cover.ts';
import { listReasonSteps, listReasons } from '#functions/plans/enrollment.ts';
import type { PlanPrices } from '#functions/plans/plan-prices.ts';
import { toPlanYear } from '#functions/plans/plan-year.ts';
import { getExchange } from '#functions/plans/state-offices.ts';
import { listSubjects, listTurning65, toYearEvent } from '#functions/plans/year-events.ts';
import type { YearEvent } from '#functions/plans/year-months.ts';
import { DayField, useEventDay } from './day-field.tsx';
import { EventFields, readEvent, useTypedEvent } from './event-fields.tsx';
import { monthTexts } from './month-list.texts.ts';
import { MonthList } from './month-list.tsx';
import { nameOf, toInSentence } from './month-sentences.ts';
import { Pregnancy } from './pregnancy.tsx';
import { Steps } from './steps.tsx';

/** Opens the fold of the events, and moves the focus to it. */
export function showEvents(): void {
  const fold = document.querySelector<HTMLDetailsElement>('#changed');
  if (!fold) return;
  fold.open = true;
  fold.scrollIntoView();
  fold.querySelector('summary')?.focus();
}

interface WhyNowProps {
  age: number;
  state: string | undefined;
  /** Chosen event, or an empty text. */
  event: string;
  onChoose: (event: string) => void;
}

/** Events that open an enrollment of their own at an age, or end one, and the steps of the chosen one. */
export function WhyNow({ age, state, event, onChoose }: WhyNowProps) {
  const { prices } = usePlanPrices();
  const reasons = listEvents(age, prices);
  if (reasons.length === 0) return null;
  const planYear = prices?.plan_year ?? toPlanYear(formatIsoDate(new Date()));
  return (
    <Fold
      id="changed"
      title={stepTexts.changed}
      heading="h2"
      opens={reasons.some(({ reason }) => reason === event)}
    >
      <div className="stack-16">
        <ChoiceField
          name="event"
          label={<span className="visually-hidden">{stepTexts.changed}</span>}
          options={reasons.map(({ reason, name }) => ({ value: reason, label: name }))}
          value={event}
          onChange={({ target }) => onChoose(target.value)}
        />
        {reasons
          .filter(({ reason }) => reason === event)
          .map(({ reason, day, date }) => (
            <ReasonSteps key={reason} {...{ reason, date, planYear }} dayLabel={day} />
          ))}
        <p className="remark">{stepTexts.otherReasons(getExchange(state).name)}</p>
      </div>
    </Fold>
  );
}

/** Lists the events at an age, and the 65th birthday of a person who is not 64 yet. */
function listEvents(age: number, prices: PlanPrices | undefined) {
  const today = formatIsoDate(new Date());
  const isBirthday = ({ reason }: { reason: string }) => reason === 'turning_65';
  const usual = listReasons(age, today);
  const others = usual.filter((listed) => !isBirthday(listed));
  const birthday =
    prices && listOthersOf65(prices).length > 0
      ? listReasons(maxPricedAge, today).find(isBirthday)
      : !prices && age !== maxPricedAge && usual.find(isBirthday);
  return birthday ? [...others, birthday] : others;
}

/** Lists who turns 65 next; nobody where one is 64, of whom the page asks below the prices. */
function listOthersOf65(prices: PlanPrices): number[] {
  const soon = listTurning65(prices);
  return soon.length > 0 ? [] : listSubjects('turning_65', prices);
}

interface EventMonthsProps {
  prices: PlanPrices;
  event: YearEvent;
  today: string;
}

/** Months around an event, after what is due before a birth. */
const EventMonths = ({ prices, event, today }: EventMonthsProps) => (
  <>
    {event.kind === 'birth' && <Pregnancy {...{ prices, day: event.day, today }} />}
    <MonthList prices={prices} event={event} />
  </>
);

interface ReasonStepsProps {
  reason: string;
  dayLabel: string;
  /** Usual day of the event by ISO 8601. */
  date: string;
  planYear: number;
}

function ReasonSteps({ reason, dayLabel, date, planYear }: ReasonStepsProps) {
  const [day, setDay] = useEventDay(reason, planYear, date);
  const [typed, setTyped] = useTypedEvent(reason);
  const { prices } = usePlanPrices();
  const today = formatIsoDate(new Date());
  const facts = readEvent(reason, prices, typed);
  const person =
    prices && reason === 'turning_65' ? (facts.person ?? listOthersOf65(prices)[0]) : facts.person;
  const event = day && prices ? toYearEvent(reason, day, prices, { ...facts, person }) : undefined;
  const steps = listReasonSteps(reason, day, today);
  const who = person !== undefined && prices ? nameOf([person], prices) : undefined;
  const noChild = prices && reason === 'chip_age' && !event && findOldestPublicChild(prices.place.state);
  return (
    <div className="stack-12">
      <div className="stack-12 screen-only">
        <DayField
          {...{ reason, planYear, day }}
          label={who && reason === 'turning_65' ? monthTexts.birthday(toInSentence(who)) : dayLabel}
          onChange={setDay}
        />
        {prices && <EventFields {...{ reason, prices, typed }} onChange={setTyped} />}
      </div>
      {reason === 'turning_26' && <p>{monthTexts.parentsPlan}</p>}
      {noChild && day && <p>{monthTexts.noChild(noChild)}</p>}
      {prices && event && <EventMonths {...{ prices, event, today }} />}
      <Steps
        steps={steps}
        of={{
          state: prices?.place.state,
          reason,
          ...(who !== undefined && person !== undefined && { who, person }),
        }}
      />
    </div>
  );
}
