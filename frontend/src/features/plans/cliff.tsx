import { formatRoundedMoney } from '#frontend/ui/format.ts';
import { SignatureLine } from '#frontend/ui/signature-line.tsx';
import type { Outlook } from '#functions/plans/outlook.ts';
import { formatState } from '#functions/plans/state-offices.ts';
import { formatPriceBasis } from './outlook-texts.ts';

/** Incomes beside a cliff that are near it, as shares of it: a judgement. */
const nearCliff = { from: 0.6, to: 1.5 };

const money = formatRoundedMoney;

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
        {isCredit ? 'Help ends' : `${formatState(state)}’s help falls`} at {money(cliff.income)} income
      </h2>
      <SignatureLine
        big
        max={1.25 * Math.max(cliff.income, income)}
        bars={[{ from: price.poverty_line, to: cliff.income }]}
        dot={income}
        ticks={[cliff.income]}
      />
      <p>
        One dollar more costs {money(cliff.more)} a year{formatPriceBasis(outlook)}.{' '}
        {formatRoom(cliff.income - income)}
      </p>
    </section>
  );
}

function formatRoom(room: number): string {
  if (room === 0) return 'Your income is just at it.';
  return room > 0 ? `You have ${money(room)} of room left.` : `Your income is ${money(-room)} above it.`;
}
