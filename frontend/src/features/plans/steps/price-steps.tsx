import { loadCode } from '#frontend/api/failure.ts';
import { OnDemand } from '#frontend/api/loaded-content.tsx';
import { byIncomeTexts } from '#frontend/features/plans/by-income.texts.ts';
import { usePlanPrices } from '#frontend/features/plans/use-plan-prices.tsx';
import { Block } from '#frontend/ui/block.tsx';
import { Fold } from '#frontend/ui/fold.tsx';
import { FamilyWays } from './family-ways.tsx';
import { InsurersAndEvents } from './insurers-and-events.tsx';
import { useBirthdays } from './page-steps.ts';
import { TaxYear } from './tax-year.tsx';
import { Birthdays } from './turning-65.tsx';
import { describeCliff, HealthSteps } from './what-next.tsx';

/** Days on which people of 64 turn 65, and the year that follows; nothing without such people. */
export function BirthdayBlock() {
  const { prices } = usePlanPrices();
  const birthdays = useBirthdays();
  return <Block>{prices && birthdays.length > 0 && <Birthdays {...{ prices, birthdays }} />}</Block>;
}

/** Sections on what to do about the prices: insurers, events that open an enrollment, next steps. */
export function PriceStepList() {
  const { prices, territory } = usePlanPrices();
  if (territory) return <HealthSteps />;
  return (
    <>
      <Block>{prices && <FamilyWays prices={prices} />}</Block>
      <Block>{prices && <TaxYear prices={prices} />}</Block>
      <Block>
        <InsurersAndEvents />
      </Block>
      <HealthSteps />
    </>
  );
}

/**
 * Prices of plans by income, the end of help if that is near, and the amount that goes back at tax time. All code but that
 * for the end of help is loaded when the fold is opened. Paper has the end of help alone: it has the prices at the
 * household's income already, the chart is there to move that, and a result fits one page.
 * @param props.fillsHalf true where it is open on a wide screen, as the half of the page beside it is long enough
 */
export function PricesByIncome({ fillsHalf }: { fillsHalf: boolean }) {
  const { prices, territory } = usePlanPrices();
  if (!prices || territory) return null;
  const cliff = describeCliff(prices);
  return (
    <Fold
      id="help-by-income"
      title={byIncomeTexts.title}
      heading="h2"
      opens={fillsHalf && matchMedia('(min-width: 64rem)').matches}
      prints={cliff !== undefined}
      screenOnly={cliff === undefined}
      lead={
        cliff && (
          <p>
            <strong>{`${cliff.title}.`}</strong>
            <span>{` ${cliff.text}`}</span>
          </p>
        )
      }
      deferred
    >
      <div className="screen-only">
        <OnDemand
          load={() => loadCode(() => import('#frontend/features/plans/income-prices.tsx'))}
          toast={{ id: 'by-income', message: byIncomeTexts.failed }}
          heading="#help-by-income > summary"
        >
          {({ IncomePrices }) => <IncomePrices />}
        </OnDemand>
      </div>
    </Fold>
  );
}
