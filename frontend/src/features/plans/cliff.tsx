import { formatRoundedMoney } from '#frontend/ui/format.ts';
import { SignatureLine } from '#frontend/ui/signature-line.tsx';
import type { Outlook } from './outlook.ts';
import { findCliff, formatCliff } from './remarks.ts';

/** Incomes beside a cliff that are near it, as shares of it: a judgement. */
const nearCliff = { from: 0.6, to: 1.5 };

/** Income at which help with the price ends or falls, if the household's is near it. */
export function Cliff({ outlook }: { outlook: Outlook }) {
  const { facts, hasIncome, price } = outlook;
  const cliff = findCliff(outlook);
  if (!cliff || !hasIncome) return null;
  const { income } = facts;
  if (income < nearCliff.from * cliff.income || income > nearCliff.to * cliff.income) return null;
  const verb = cliff.income === price.limit_400 ? 'ends' : 'falls';
  return (
    <section aria-labelledby="cliff" className="stack-12">
      <h2 id="cliff">
        Help {verb} at {formatRoundedMoney(cliff.income)} income
      </h2>
      <SignatureLine
        big
        max={1.25 * Math.max(cliff.income, income)}
        bars={[{ from: price.poverty_line, to: cliff.income }]}
        dot={income}
        ticks={[cliff.income]}
      />
      <p>{formatCliff(outlook)}</p>
    </section>
  );
}
