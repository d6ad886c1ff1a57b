import { Fold } from '#frontend/ui/fold.tsx';
import { formatIsoDate } from '#frontend/ui/format.ts';
import { mayBeBornInYear } from '#functions/plans/explain-change.ts';
import type { PlanPrices } from '#functions/plans/plan-prices.ts';
import { findOpenTaxYear } from '#functions/plans/tax-year.ts';
import { taxYearTexts as texts } from './tax-year.texts.ts';

/** Income of a tax year that can still be lowered below the limit of the tax credit, just above which it is. */
export function TaxYear({ prices }: { prices: PlanPrices }) {
  const today = formatIsoDate(new Date());
  const found = findOpenTaxYear(prices, today);
  if (!found) return null;
  return (
    <Fold title={texts.title(found)} heading="h2">
      <div className="measure stack-8">
        <p>{texts.text(found)}</p>
        {mayBeBornInYear(prices, today) && <p>{texts.born(found.year)}</p>}
        <p>{texts.ask}</p>
      </div>
    </Fold>
  );
}
