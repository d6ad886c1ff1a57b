import { type ReactNode, useMemo } from 'react';
import type { HealthEstimate } from '#contract/estimates.ts';
import { loadCode } from '#frontend/api/failure.ts';
import { createOptional, OnDemand } from '#frontend/api/loaded-content.tsx';
import { byIncomeTexts } from '#frontend/features/plans/by-income.texts.ts';
import { HouseholdQuestions } from '#frontend/features/plans/household-questions.tsx';
import { HouseholdYear } from '#frontend/features/plans/household-year.tsx';
import { EndsOfIncome, PeopleCoverList } from '#frontend/features/plans/plan-tiles.tsx';
import { ResultTiles } from '#frontend/features/plans/result-tiles.tsx';
import { describeCliff, HealthSteps } from '#frontend/features/plans/steps/what-next.tsx';
import { PricedPage, usePlanPrices } from '#frontend/features/plans/use-plan-prices.tsx';
import { Fold } from '#frontend/ui/fold.tsx';
import type { PlanPrices } from '#functions/plans/plan-prices.ts';
import { toEstimateOfYear } from '#functions/plans/price-year.ts';
import { formatTypicalApplicant } from './contributions.ts';
import { ShortHealthPlace } from './health-place.tsx';
import { PricesFor } from './prices-for.tsx';
import styles from './result.module.css';
import { Details, FirstScreen, type OverviewProps, Reasons } from './result-parts.tsx';

/** Insurers of the county, and events that open an enrollment. */
const InsurersAndEvents = createOptional(
  async () => (await import('#frontend/features/plans/steps/insurers-and-events.tsx')).InsurersAndEvents,
);

/** Ways to cover children beside an employer's offer. */
const FamilyWays = createOptional(
  async () => (await import('#frontend/features/plans/steps/family-ways.tsx')).FamilyWays,
);

/** Income of a tax year that can still be changed. */
const TaxYear = createOptional(
  async () => (await import('#frontend/features/plans/steps/tax-year.tsx')).TaxYear,
);

interface HealthResultProps extends OverviewProps {
  estimate: HealthEstimate;
  /** Change of the prices of plans, below the buttons. */
  difference: ReactNode;
}

/** Result of health insurance, with the prices of plans for the household of the page. */
export const HealthResult = (props: HealthResultProps) => (
  <PricedPage priced={props.estimate}>
    <ResultOfYear {...props} />
  </PricedPage>
);

/** The estimate is shown in the plan year of the prices. */
function ResultOfYear({ estimate: given, difference, ...parts }: HealthResultProps) {
  const { year } = usePlanPrices();
  const estimate = useMemo(() => toEstimateOfYear(given, year), [given, year]);
  const care = estimate.year ?? undefined;
  return (
    <>
      <div className={`${styles.answer} stack-24`}>
        <FirstScreen
          {...parts}
          estimate={estimate}
          facts={
            <>
              <ShortHealthPlace />
              <PricesFor estimate={estimate} />
            </>
          }
          tiles={<ResultTiles care={care} />}
        />
        {difference}
        <EndsOfIncome />
        <HouseholdQuestions>
          <CoversOfPage />
        </HouseholdQuestions>
      </div>
      <Details
        estimate={estimate}
        first={
          <>
            {care && <HouseholdYear estimate={estimate} care={care} />}
            <Reasons estimate={estimate} baseline={formatTypicalApplicant(estimate.contributions)} />
          </>
        }
        second={<PriceSteps />}
        about={({ AboutHealth }) => <AboutHealth estimate={estimate} />}
        whatIf={({ HealthWhatIf }, evaluator) => <HealthWhatIf shown={estimate} evaluator={evaluator} />}
      />
    </>
  );
}

function CoversOfPage() {
  const { people, priced } = usePlanPrices();
  return <PeopleCoverList people={people} state={priced.input_data.state} />;
}

/** Sections on what to do about the prices: where help ends, insurers, events that open an enrollment, next steps. */
export function PriceSteps() {
  const { prices, territory } = usePlanPrices();
  if (territory) return <HealthSteps />;
  return (
    <>
      {prices && <FamilyWays prices={prices} />}
      {prices && <HelpByIncome prices={prices} />}
      {prices && <TaxYear prices={prices} />}
      <InsurersAndEvents />
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
