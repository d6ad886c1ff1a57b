import { loadCode } from '#frontend/api/failure.ts';
import { OnDemand } from '#frontend/api/loaded-content.tsx';
import { byIncomeTexts } from '#frontend/features/plans/by-income.texts.ts';
import { usePlanPrices } from '#frontend/features/plans/use-plan-prices.tsx';
import { Block } from '#frontend/ui/block.tsx';
import { Fold } from '#frontend/ui/fold.tsx';
import type { PlanPrices } from '#functions/plans/plan-prices.ts';
import { FamilyWays } from './family-ways.tsx';
import { InsurersAndEvents } from './insurers-and-events.tsx';
import { TaxYear } from './tax-year.tsx';
import { describeCliff, HealthSteps } from './what-next.tsx';

/** Sections on what to do about the prices: where help ends, insurers, events that open an enrollment, next steps. */
export function PriceStepList() {
  const { prices, territory } = usePlanPrices();
  if (territory) return <HealthSteps />;
  return (
    <>
      <Block>{prices && <FamilyWays prices={prices} />}</Block>
      <Block>{prices && <HelpByIncome prices={prices} />}</Block>
      <Block>{prices && <TaxYear prices={prices} />}</Block>
      <Block>
        <InsurersAndEvents />
      </Block>
      <HealthSteps />
    </>
  );
}

/**
 * Where help ends, if that is near, prices of plans by income, and what goes back at tax time. The code of the latter is
 * loaded when it is opened.
 */
function HelpByIncome({ prices }: { prices: PlanPrices }) {
  const cliff = describeCliff(prices);
  return (
    <Fold
      id="help-by-income"
      title={cliff?.title ?? byIncomeTexts.title}
      heading="h2"
      prints={cliff !== undefined}
      lead={cliff?.content}
      deferred
    >
      <OnDemand
        load={() => loadCode(() => import('#frontend/features/plans/income-prices.tsx'))}
        toast={{ id: 'by-income', message: byIncomeTexts.failed }}
        heading="#help-by-income > summary"
      >
        {({ IncomePrices }) => <IncomePrices />}
      </OnDemand>
    </Fold>
  );
}
