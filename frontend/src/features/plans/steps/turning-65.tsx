import { maxPricedAge } from '#contract/household-bounds.ts';
import { personCoverTexts } from '#frontend/features/plans/people-covers.texts.ts';
import { Announcement } from '#frontend/ui/announcement.tsx';
import { Fold } from '#frontend/ui/fold.tsx';
import { formatIsoDate } from '#frontend/ui/format.ts';
import { findEffect, listReasonSteps, listReasons } from '#functions/plans/enrollment.ts';
import { findApplicant } from '#functions/plans/household.ts';
import type { PlanPrices } from '#functions/plans/plan-prices.ts';
import { DayField, useEventDay } from './day-field.tsx';
import { MonthList } from './month-list.tsx';
import { toYearEvent } from './month-sentences.ts';
import { Steps } from './steps.tsx';
import { medicareTexts } from './turning-65.texts.ts';

const reason = 'turning_65';

/** Months before and after Medicare begins for an applicant of 64, and the steps towards it. */
export function Turning65({ prices }: { prices: PlanPrices }) {
  const today = formatIsoDate(new Date());
  const { plan_year: year } = prices;
  const [day, setDay] = useEventDay(reason, year);
  const applicant = findApplicant(prices.household);
  const person = applicant && prices.household.people.indexOf(applicant);
  const event = day ? toYearEvent(reason, day, prices, { person }) : undefined;
  const effect = event && findEffect(event);
  const sentence = effect && formatNoPlan(year, effect);
  return (
    <div className="stack-12">
      <p>
        <strong>{medicareTexts.soon}</strong>
        <span>{` ${medicareTexts.until}`}</span>
      </p>
      <div className="screen-only">
        <DayField
          {...{ reason, day }}
          planYear={year}
          label={listReasons(maxPricedAge, today).find((listed) => listed.reason === reason)?.day ?? ''}
          onChange={setDay}
        />
      </div>
      {sentence && <p>{sentence}</p>}
      <Announcement text={sentence} isTyped />
      {event && !(sentence && prices.people.length === 1) && <MonthList prices={prices} event={event} />}
      <Fold title={medicareTexts.steps}>
        <Steps
          steps={listReasonSteps(reason, day, today)}
          of={{ state: prices.place.state, reason, who: personCoverTexts.who.adult(maxPricedAge) }}
        />
      </Fold>
    </div>
  );
}

/**
 * Says that a plan year needs no plan; undefined where Medicare begins during or after it.
 * @param effect first day of Medicare by ISO 8601
 */
export function formatNoPlan(year: number, effect: string): string | undefined {
  const start = `${year}-01-01`;
  return effect > start ? undefined : medicareTexts.noPlan(year, effect < start);
}
