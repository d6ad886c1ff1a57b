import { SignatureLine } from '#frontend/ui/signature-line.tsx';
import type { Outlook } from '#functions/plans/outlook.ts';
import { formatState } from '#functions/plans/state-offices.ts';
import { formatPriceBasis } from '../outlook-texts.ts';
import { cliffTexts } from './texts/en.ts';

/** Incomes beside a cliff that are near it, as shares of it: a judgement. */
const nearCliff = { from: 0.6, to: 1.5 };

/** Next income at which help with the price ends or falls, or the last one, if the household's is near it. */
export function Cliff({ outlook }: { outlook: Outlook }) {
  const { facts, price, cliffs } = outlook;
  const { income, state } = facts;
  const cliff = cliffs.find((above) => above.income >= income) ?? cliffs.at(-1);
  if (!cliff || income < nearCliff.from * cliff.income || income > nearCliff.to * cliff.income) return null;
  const isCredit = cliff.income === price.limit_400;
  return (
    <section aria-labelledby="cliff" className="stack-12">
      <h2 id="cliff">
        {isCredit
          ? cliffTexts.helpEnds(cliff.income)
          : cliffTexts.helpFalls(formatState(state), cliff.income)}
      </h2>
      <SignatureLine
        big
        max={1.25 * Math.max(cliff.income, income)}
        bars={[{ from: price.poverty_line, to: cliff.income }]}
        dot={income}
        ticks={[cliff.income]}
      />
      <p>
        {cliffTexts.oneDollar(cliff.more, formatPriceBasis(outlook))} {formatRoom(cliff.income - income)}
      </p>
    </section>
  );
}

function formatRoom(room: number): string {
  if (room === 0) return cliffTexts.at;
  return room > 0 ? cliffTexts.below(room) : cliffTexts.above(-room);
}
