import { type PropsWithChildren, useMemo } from 'react';
import { Announcement } from '#frontend/ui/announcement.tsx';
import type { PlanPrices } from '#functions/plans/plan-prices.ts';
import type { YearEvent } from '#functions/plans/year-months.ts';
import { monthTexts as texts } from './month-list.texts.ts';
import { describeMonths } from './month-sentences.ts';

interface MonthListProps {
  prices: PlanPrices;
  event: YearEvent;
}

/** Months of the plan year around an event, with what the event asks for. */
export function MonthList({ prices, event }: MonthListProps) {
  const shown = useMemo(() => describeMonths(prices, [event]), [prices, event]);
  return (
    <MonthSpans prices={prices} shown={shown}>
      {shown.sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </MonthSpans>
  );
}

interface MonthSpansProps {
  prices: PlanPrices;
  shown: ReturnType<typeof describeMonths>;
}

/** Months of a plan year: who has what, what the household pays, and the sum of the year. */
export function MonthSpans({ prices, shown, children }: PropsWithChildren<MonthSpansProps>) {
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
      {shown.sum && <p>{shown.sum}</p>}
      {children}
      <Announcement text={shown.sum ?? shown.sentences[0]} isTyped />
    </section>
  );
}
