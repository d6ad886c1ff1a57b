import { useState } from 'react';
import { maxPersonAge, maxPricedAge, minAdultAge } from '#contract/household-bounds.ts';
import { Fold } from '#frontend/ui/content.tsx';
import { ChoiceField, TextField } from '#frontend/ui/field.tsx';
import { formatIsoDate } from '#frontend/ui/format.ts';
import { listReasonSteps, listReasons } from '#functions/plans/enrollment.ts';
import { getExchange } from '#functions/plans/state-offices.ts';
import { usePlanPrices } from '../use-plan-prices.tsx';
import { monthTexts } from './month-list.en.ts';
import { MonthList } from './month-list.tsx';
import { toYearEvent } from './month-sentences.ts';
import { Steps } from './steps.tsx';
import { stepTexts } from './texts/en.ts';

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

/** Events that open an enrollment of their own at an age, and the steps of the chosen one. */
export function WhyNow({ age, state, event, onChoose }: WhyNowProps) {
  // The next steps begin with Medicare at 64.
  const reasons = listReasons(age, formatIsoDate(new Date())).filter(
    ({ reason }) => age !== maxPricedAge || reason !== 'turning_65',
  );
  if (reasons.length === 0) return null;
  return (
    <Fold id="changed" title={stepTexts.changed} heading="h2">
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
            <ReasonSteps key={reason} reason={reason} dayLabel={day} date={date} />
          ))}
        <p className="remark">{stepTexts.otherReasons(getExchange(state).name)}</p>
      </div>
    </Fold>
  );
}

interface ReasonStepsProps {
  reason: string;
  dayLabel: string;
  /** Usual day of the event by ISO 8601. */
  date: string;
}

function ReasonSteps({ reason, dayLabel, date }: ReasonStepsProps) {
  const [day, setDay] = useState(date);
  const [spouse, setSpouse] = useState('');
  const { prices } = usePlanPrices();
  const spouseAge = parseAge(spouse);
  const event = day && prices ? toYearEvent(reason, day, prices, spouseAge) : undefined;
  const steps = listReasonSteps(reason, day || undefined, formatIsoDate(new Date()));
  return (
    <div className="stack-12">
      <div className="screen-only">
        <TextField
          name={`day-${reason}`}
          type="date"
          label={dayLabel}
          hint={stepTexts.onDevice}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
      </div>
      {reason === 'marriage' && (
        <div className="screen-only">
          <TextField
            name="spouse-age"
            label={monthTexts.spouseAge}
            hint={stepTexts.onDevice}
            inputMode="numeric"
            maxLength={3}
            value={spouse}
            onChange={({ target }) => setSpouse(target.value)}
          />
        </div>
      )}
      {prices && event && <MonthList prices={prices} event={event} />}
      <Steps steps={steps} of={{ reason }} />
    </div>
  );
}

/** Age of an adult as typed; undefined for another text. */
function parseAge(text: string): number | undefined {
  const age = /^\d{2,3}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return age >= minAdultAge && age <= maxPersonAge ? age : undefined;
}
