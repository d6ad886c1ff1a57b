import { useId, useState } from 'react';
import { Button } from '#frontend/ui/button.tsx';
import { Fold } from '#frontend/ui/content.tsx';
import { downloadFile } from '#frontend/ui/download.ts';
import { formatDate } from '#frontend/ui/format.ts';
import { formatCalendar, listReasonSteps, listReasons, type Step } from './enrollment.ts';

/** Events that open an enrollment of their own at an age, each with its steps. */
export function WhyNow({ age }: { age: number }) {
  const reasons = listReasons(age);
  if (reasons.length === 0) return null;
  return (
    <section aria-labelledby="why-now" className="stack-12 screen-only">
      <h2 id="why-now">Why now?</h2>
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
  const steps = listReasonSteps(reason, day || undefined);
  return (
    <div className="stack-12">
      <div className="screen-only">
        <label htmlFor={id} className="strong">
          {dayLabel}
        </label>
        <p className="remark">It stays on this device.</p>
        <input
          id={id}
          type="date"
          className="target"
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
      </div>
      <Steps steps={steps} />
      <CalendarButton steps={steps} />
    </div>
  );
}

/** Steps in their order, with their days. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="bullets measure stack-4">
      {steps.map(({ title, text, date }) => (
        <li key={title}>
          <strong>{title}</strong>
          {date === undefined ? ' ' : ` (${formatDate(`${date}T12:00`)}) `}
          {text}
        </li>
      ))}
    </ol>
  );
}

/** Button that downloads the dated steps as a calendar file, which is made on the device. */
export function CalendarButton({ steps }: { steps: readonly Step[] }) {
  if (steps.every(({ date }) => date === undefined)) return null;
  return (
    <div>
      <Button
        onClick={() => downloadFile('premia-dates.ics', 'text/calendar', formatCalendar(steps, new Date()))}
      >
        Add these dates to my calendar (.ics)
      </Button>
    </div>
  );
}
