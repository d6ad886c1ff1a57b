import { useId, useState } from 'react';
import { Button } from '#frontend/ui/button.tsx';
import { Fold } from '#frontend/ui/content.tsx';
import { downloadFile } from '#frontend/ui/download.ts';
import { formatDate, formatIsoDate } from '#frontend/ui/format.ts';
import { formatCalendar, listReasonSteps, listReasons, type Step } from '#functions/plans/enrollment.ts';
import { stepTexts } from './texts/en.ts';

/** Events that open an enrollment of their own at an age, each with its steps. */
export function WhyNow({ age }: { age: number }) {
  const reasons = listReasons(age);
  if (reasons.length === 0) return null;
  return (
    <section aria-labelledby="why-now" className="stack-12 screen-only">
      <h2 id="why-now">{stepTexts.changed}</h2>
      <div>
        {reasons.map(({ reason, name, day }) => (
          <Fold key={reason} title={name}>
            <ReasonSteps reason={reason} dayLabel={day} />
          </Fold>
        ))}
      </div>
    </section>
  );
}

function ReasonSteps({ reason, dayLabel }: { reason: string; dayLabel: string }) {
  const id = useId();
  const [day, setDay] = useState('');
  const steps = listReasonSteps(reason, day || undefined, formatIsoDate(new Date()));
  return (
    <div className="stack-12">
      <div className="screen-only">
        <label htmlFor={id} className="strong">
          {dayLabel}
        </label>
        <p className="remark">{stepTexts.onDevice}</p>
        <input
          id={id}
          type="date"
          className="target"
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
      </div>
      <Steps steps={steps} />
    </div>
  );
}

interface StepsProps {
  steps: readonly Step[];
  /** Number of steps that are shown elsewhere. */
  skipped?: number;
}

/** Steps in their order, and a button that downloads the dated ones as a calendar file, which is made on the device. */
export function Steps({ steps, skipped = 0 }: StepsProps) {
  const save = () => downloadFile('premia-dates.ics', 'text/calendar', formatCalendar(steps, new Date()));
  return (
    <>
      <ol className="bullets measure stack-4">
        {steps.slice(skipped).map(({ title, text, date }) => (
          <li key={title}>
            <strong>{title}</strong>
            {date === undefined ? ' ' : ` (${formatDate(`${date}T12:00`)}) `}
            {text}
          </li>
        ))}
      </ol>
      {steps.some(({ date }) => date) && (
        <div>
          <Button onClick={save}>{stepTexts.calendar}</Button>
        </div>
      )}
    </>
  );
}
