import { useState } from 'react';
import { readHouseholdId } from '#frontend/api/stored-answers.ts';
import { useStoredHousehold } from '#frontend/features/household/household-store.ts';
import { stepTexts as texts } from '#frontend/features/plans/steps/cliff.texts.ts';
import { Announcement } from '#frontend/ui/announcement.tsx';
import { Button } from '#frontend/ui/button.tsx';
import { commonTexts } from '#frontend/ui/common.texts.ts';
import { downloadFile } from '#frontend/ui/download.ts';
import { formatDate, formatIsoDate } from '#frontend/ui/format.ts';
import { formatCalendar, listDatedSteps, type StepList } from '#functions/plans/calendar-file.ts';
import type { EnrollmentStep } from '#functions/plans/enrollment.ts';

/** Steps in their order, with their days. */
export const Steps = ({ steps }: { steps: readonly EnrollmentStep[] }) => (
  <ol className="bullets measure stack-4">
    {steps.map(({ title, text, date }) => (
      <li key={title}>
        <strong>{title}</strong>
        <span>{date === undefined ? ` ${text}` : ` (${formatDate(`${date}T12:00`)}) ${text}`}</span>
      </li>
    ))}
  </ol>
);

/** Button that downloads the days of all steps on a page as one calendar file, which is made on the device. */
export function CalendarButton({ lists }: { lists: readonly StepList[] }) {
  const [downloads, setDownloads] = useState(0);
  const today = formatIsoDate(new Date());
  const stored = useStoredHousehold();
  if (!lists.some(({ steps }) => listDatedSteps(steps, today).length > 0)) return null;
  const save = () => {
    const household = stored?.id ?? readHouseholdId();
    const file = formatCalendar(lists, household, { today, now: new Date() });
    downloadFile('premia-dates.ics', 'text/calendar', file);
    setDownloads(downloads + 1);
  };
  return (
    <div className="stack-4 screen-only">
      <p className="row">
        <Button onClick={save}>{texts.calendar}</Button>
      </p>
      {downloads > 0 && <p className="remark measure">{texts.calendarAgain}</p>}
      <Announcement text={commonTexts.downloaded} of={String(downloads)} />
    </div>
  );
}
