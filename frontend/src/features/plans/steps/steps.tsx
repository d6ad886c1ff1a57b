import { useState } from 'react';
import { readHouseholdId } from '#frontend/api/stored-answers.ts';
import { useStoredHousehold } from '#frontend/features/household/household-store.ts';
import { stepTexts } from '#frontend/features/plans/steps/cliff.texts.ts';
import { Announcement } from '#frontend/ui/announcement.tsx';
import { Button } from '#frontend/ui/button.tsx';
import { commonTexts } from '#frontend/ui/common.texts.ts';
import { downloadFile } from '#frontend/ui/download.ts';
import { formatDate, formatIsoDate } from '#frontend/ui/format.ts';
import {
  type CalendarOf,
  type EnrollmentStep,
  formatCalendar,
  listDatedSteps,
} from '#functions/plans/enrollment.ts';

interface StepsProps {
  steps: readonly EnrollmentStep[];
  /** Number of steps that are shown elsewhere. */
  skipped?: number;
  /** State, event and person of the steps. */
  of: Omit<CalendarOf, 'household'>;
}

/** Steps in their order, and a button that downloads the dated ones as a calendar file, which is made on the device. */
export function Steps({ steps, skipped = 0, of }: StepsProps) {
  const [downloads, setDownloads] = useState(0);
  const today = formatIsoDate(new Date());
  const stored = useStoredHousehold();
  const save = () => {
    const household = stored?.id ?? readHouseholdId();
    const file = formatCalendar(steps, today, new Date(), { household, ...of });
    downloadFile('premia-dates.ics', 'text/calendar', file);
    setDownloads(downloads + 1);
  };
  return (
    <>
      <ol className="bullets measure stack-4">
        {steps.slice(skipped).map(({ title, text, date }) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>{date === undefined ? ` ${text}` : ` (${formatDate(`${date}T12:00`)}) ${text}`}</span>
          </li>
        ))}
      </ol>
      {listDatedSteps(steps, today).length > 0 && (
        <div className="stack-4">
          <Button onClick={save}>{stepTexts.calendar}</Button>
          <p className="remark measure screen-only">{stepTexts.calendarAgain}</p>
          <Announcement text={commonTexts.downloaded} of={String(downloads)} />
        </div>
      )}
    </>
  );
}
