import { stepTexts } from '#frontend/features/plans/steps/cliff.texts.ts';
import { usePlanPrices } from '#frontend/features/plans/use-plan-prices.tsx';
import { ChoiceField } from '#frontend/ui/choice-field.tsx';
import { Fold } from '#frontend/ui/fold.tsx';
import { formatIsoDate } from '#frontend/ui/format.ts';
import { findOldestPublicChild } from '#functions/plans/cover.ts';
import type { PlanPrices } from '#functions/plans/plan-prices.ts';
import { getExchange } from '#functions/plans/state-offices.ts';
import { toYearEvent } from '#functions/plans/year-events.ts';
import type { YearEvent } from '#functions/plans/year-months.ts';
import { DayField } from './day-field.tsx';
import { EventFields, readEvent, useTypedEvent } from './event-fields.tsx';
import { monthTexts } from './month-list.texts.ts';
import { MonthList } from './month-list.tsx';
import { toInSentence } from './month-sentences.ts';
import { birthday65, type ChosenEvent, useEvents } from './page-steps.ts';
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

/** Events that open an enrollment of their own at an age, or end one, and the steps of the chosen one. */
export function WhyNow() {
  const { priced } = usePlanPrices();
  const { events, choose, event } = useEvents();
  if (events.length === 0) return null;
  return (
    <Fold id="changed" title={stepTexts.changed} heading="h2" opens={event !== undefined}>
      <div className="stack-16">
        <ChoiceField
          name="event"
          label={<span className="visually-hidden">{stepTexts.changed}</span>}
          options={events.map(({ reason, name }) => ({ value: reason, label: name }))}
          value={event?.reason ?? ''}
          onChange={({ target }) => choose(target.value)}
        />
        {event && <EventSteps key={event.reason} {...event} />}
        <p className="remark">{stepTexts.otherReasons(getExchange(priced.input_data.state).name)}</p>
      </div>
    </Fold>
  );
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

function EventSteps({ reason, dayLabel, planYear, day, setDay, person, list }: ChosenEvent) {
  const [typed, setTyped] = useTypedEvent(reason);
  const { prices } = usePlanPrices();
  const today = formatIsoDate(new Date());
  const facts = readEvent(reason, prices, typed);
  const event = day && prices ? toYearEvent(reason, day, prices, { ...facts, person }) : undefined;
  const noChild = prices && reason === 'chip_age' && !event && findOldestPublicChild(prices.place.state);
  const whose = reason === birthday65 ? list.who : undefined;
  return (
    <div className="stack-12">
      <div className="stack-12 screen-only">
        <DayField
          {...{ reason, planYear, day }}
          label={whose === undefined ? dayLabel : monthTexts.birthday(toInSentence(whose))}
          onChange={setDay}
        />
        {prices && <EventFields {...{ reason, prices, typed }} onChange={setTyped} />}
      </div>
      {reason === 'turning_26' && <p>{monthTexts.parentsPlan}</p>}
      {noChild && day && <p>{monthTexts.noChild(noChild)}</p>}
      {prices && event && <EventMonths {...{ prices, event, today }} />}
      <Steps steps={list.steps} />
    </div>
  );
}
