import { loadCode } from '#frontend/api/failure.ts';
import { OnDemand } from '#frontend/api/loaded-content.tsx';
import { Fold } from '#frontend/ui/content.tsx';
import type { Priced } from '#functions/plans/outlook.ts';
import { byIncomeTexts } from './texts/en.ts';

/** Prices of plans by income, and what goes back at tax time. The code is loaded when it is opened. */
export function HelpByIncome({ priced }: { priced: Priced }) {
  return (
    <Fold id="help-by-income" title={byIncomeTexts.title} heading="h2" deferred>
      <OnDemand
        load={() => loadCode(() => import('./income/income-prices.tsx'))}
        toast={{ id: 'by-income', message: byIncomeTexts.failed }}
        heading="#help-by-income > summary"
      >
        {({ IncomePrices }) => <IncomePrices priced={priced} />}
      </OnDemand>
    </Fold>
  );
}
