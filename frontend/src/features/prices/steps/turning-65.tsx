import { useState } from 'react';
import { Announcement } from '#frontend/ui/announcement.tsx';
import { Fold } from '#frontend/ui/content.tsx';
import { TextField } from '#frontend/ui/field.tsx';
import { formatIsoDate } from '#frontend/ui/format.ts';
import { isForApplicant } from '#functions/plans/cover.ts';
import { listReasonSteps, listReasons } from '#functions/plans/enrollment.ts';
import type { PlanPrices } from '#functions/plans/plan-prices.ts';
import { formatMonthRange, toMonthRange } from '../price-texts.ts';
import { Steps } from './steps.tsx';
import { stepTexts } from './texts/en.ts';
import { medicareTexts } from './turning-65.en.ts';

const reason = 'turning_65';

/** Months that an applicant of 64 pays for before Medicare begins, and the steps towards it. */
export function Turning65({ prices }: { prices: PlanPrices }) {
  const [day, setDay] = useState('');
  const today = formatIsoDate(new Date());
  const sentence = formatMonthsBefore(prices, day, today);
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
      <Fold title={medicareTexts.steps}>
        <Steps steps={listReasonSteps(reason, day || undefined, today)} />
      </Fold>
    </div>
  );
}

/**
 * Formats the months of a later plan year before Medicare begins, with the price of silver; undefined for another year
 * and without a birthday in it or before it.
 * @param day 65th birthday by ISO 8601
 */
export function formatMonthsBefore(prices: PlanPrices, day: string, today: string): string | undefined {
  const { plan_year: year, levels } = prices;
  if (!day || today >= `${year}-01-01`) return undefined;
  // Medicare begins with the month, for a birthday on its first day with the one before.
  const [birthYear = 0, month = 0, date = 0] = day.split('-').map(Number);
  const months = 12 * (birthYear - year) + month - (date === 1 ? 2 : 1);
  if (months > 12) return undefined;
  if (months <= 0) return medicareTexts.noPlan(year);
  const { silver } = isForApplicant(prices) ? levels : {};
  const price = silver && formatMonthRange(toMonthRange(silver.paid, silver.tobacco));
  return medicareTexts.firstMonths(months, price, silver !== undefined && !silver.is_filed);
}
