import { useMemo } from 'react';
import { Announcement } from '#frontend/ui/announcement.tsx';
import type { PlanPrices } from '#functions/plans/plan-prices.ts';
import type { YearEvent } from '#functions/plans/year-months.ts';
import { monthTexts as texts } from './month-list.texts.ts';
import { describeMonths } from './month-sentences.ts';

interface MonthListProps {
  prices: PlanPrices;
  event: YearEvent;
}

/** Months of the plan year around an event: who has what, what the household pays, and the sum of the year. */
export function MonthList({ prices, event }: MonthListProps) {
  const shown = useMemo(() => describeMonths(prices, event), [prices, event]);
  return (
    <section className="stack-8">
      {shown.spans.length > 0 && <h3>{texts.title(prices.plan_year)}</h3>}
      <ul className="stack-8">
        {shown.spans.map(({ months, sentences }) => (
          <li key={months}>
            <p className="strong">{months}</p>
            {sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </li>
        ))}
      </ul>
      {shown.sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <Announcement text={shown.sentences[0]} isTyped />
    </section>
  );
}
