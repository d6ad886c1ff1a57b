import { type ReactNode, useMemo } from 'react';
import type { HealthEstimate } from '#contract/estimates.ts';
import { HouseholdQuestions } from '#frontend/features/plans/household-questions.tsx';
import { HouseholdYear } from '#frontend/features/plans/household-year.tsx';
import { EndsOfIncome, PeopleCoverList } from '#frontend/features/plans/plan-tiles.tsx';
import { ResultTiles } from '#frontend/features/plans/result-tiles.tsx';
import { PricedPage, usePlanPrices } from '#frontend/features/plans/use-plan-prices.tsx';
import { toEstimateOfYear } from '#functions/plans/price-year.ts';
import { formatTypicalApplicant } from './contributions.ts';
import { ShortHealthPlace } from './health-place.tsx';
import { BesideIncome, Birthdays65, PriceSteps } from './price-steps.tsx';
import { PricesFor } from './prices-for.tsx';
import styles from './result.module.css';
import { Details, FirstScreen } from './result-parts.tsx';

interface HealthResultProps {
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
function ResultOfYear({ estimate: given, difference }: HealthResultProps) {
  const { year } = usePlanPrices();
  const estimate = useMemo(() => toEstimateOfYear(given, year), [given, year]);
  const care = estimate.year ?? undefined;
  return (
    <>
      <div className={`${styles.answer} stack-24`}>
        <FirstScreen
          estimate={estimate}
          facts={
            <>
              <ShortHealthPlace />
              <PricesFor estimate={estimate} />
            </>
          }
          tiles={<ResultTiles care={care} />}
          baseline={formatTypicalApplicant(estimate.contributions)}
        />
        <BesideIncome>
          <Birthdays65 />
          {difference}
        </BesideIncome>
        <EndsOfIncome />
        <HouseholdQuestions>
          <CoversOfPage />
        </HouseholdQuestions>
      </div>
      <Details
        estimate={estimate}
        first={care && <HouseholdYear estimate={estimate} care={care} />}
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
