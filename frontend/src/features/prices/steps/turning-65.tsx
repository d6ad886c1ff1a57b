import { useState } from 'react';
import { Announcement } from '#frontend/ui/announcement.tsx';
import { Fold } from '#frontend/ui/content.tsx';
import { TextField } from '#frontend/ui/field.tsx';
import { formatIsoDate } from '#frontend/ui/format.ts';
import { findEffect, listReasonSteps, listReasons } from '#functions/plans/enrollment.ts';
import type { PlanPrices } from '#functions/plans/plan-prices.ts';
import { MonthList } from './month-list.tsx';
import { toYearEvent } from './month-sentences.ts';
import { Steps } from './steps.tsx';
import { stepTexts } from './texts/en.ts';
import { medicareTexts } from './turning-65.en.ts';

const reason = 'turning_65';

/** Months before and after Medicare begins for an applicant of 64, and the steps towards it. */
export function Turning65({ prices }: { prices: PlanPrices }) {
  const [day, setDay] = useState('');
  const today = formatIsoDate(new Date());
  const { plan_year: year } = prices;
  const event = day ? toYearEvent(reason, day, prices) : undefined;
  const isOver = event && findEffect(event) <= `${year}-01-01`;
  const sentence = isOver ? medicareTexts.noPlan(year) : undefined;
  return (
    <div className="stack-12">
      <p>
        <strong>{medicareTexts.soon}</strong>
        <span>{` ${medicareTexts.until}`}</span>
      </p>
      <div className="screen-only">
        <TextField
          name={`day-${reason}`}
          type="date"
          label={listReasons(64).find((listed) => listed.reason === reason)?.day}
          hint={stepTexts.onDevice}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
      </div>
      {sentence && <p>{sentence}</p>}
      <Announcement text={sentence} />
      {event && !isOver && <MonthList prices={prices} event={event} />}
      <Fold title={medicareTexts.steps}>
        <Steps steps={listReasonSteps(reason, day || undefined, today)} />
      </Fold>
    </div>
  );
}
