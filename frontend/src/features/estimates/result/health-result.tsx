import type { ReactNode } from 'react';
import type { HealthEstimate } from '#contract/estimates.ts';
import { loadCode } from '#frontend/api/failure.ts';
import { createOptional, OnDemand } from '#frontend/api/loaded-content.tsx';
import { useCounties } from '#frontend/features/places/counties.ts';
import { findInsurers, usePrices } from '#frontend/features/places/device-estimate.ts';
import { formatPlace } from '#frontend/features/places/format-place.ts';
import { HouseholdYear } from '#frontend/features/plans/household-year.tsx';
import { EndsOfIncome, HouseholdQuestions, PlanTiles } from '#frontend/features/plans/plan-tiles.tsx';
import { describeCliff, HealthSteps } from '#frontend/features/plans/steps/what-next.tsx';
import { byIncomeTexts } from '#frontend/features/plans/texts/en.ts';
import { usePlanPrices } from '#frontend/features/plans/use-plan-prices.tsx';
import { Fold } from '#frontend/ui/fold.tsx';
import { formatIsoDate, toLineStart } from '#frontend/ui/format.ts';
import type { PlanPrices } from '#functions/plans/plan-prices.ts';
import { isPlanYearOver } from '#functions/plans/plan-year.ts';
import { findYearPrices, toPricesOfYear } from '#functions/plans/price-year.ts';
import { priceYear } from '#functions/plans/rules.ts';
import { getExchange, isOnSale } from '#functions/plans/state-offices.ts';
import { formatTerritory } from '#functions/plans/territories.ts';
import { detailTexts } from './premium-details.en.ts';
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

interface HealthOverviewProps extends OverviewProps {
  estimate: HealthEstimate;
  /** Change of the prices of plans, below the buttons. */
  difference?: ReactNode;
}

/** First screen of a health result, with the prices of plans. */
export const HealthOverview = ({ estimate, difference, ...parts }: HealthOverviewProps) => (
  <div className={`${styles.answer} stack-24`}>
    <FirstScreen
      {...parts}
      estimate={estimate}
      facts={
        <>
          <HealthPlace isShort />
          <PricesFor estimate={estimate} />
        </>
      }
      tiles={<PlanTiles care={estimate.year ?? undefined} isResult />}
    />
    {difference}
    <EndsOfIncome />
    <HouseholdQuestions isResult />
  </div>
);

/** Everything below the first screen of a health result. */
export const HealthDetails = ({ estimate }: { estimate: HealthEstimate }) => (
  <Details
    estimate={estimate}
    first={
      <>
        {estimate.year ? <HouseholdYear estimate={estimate} care={estimate.year} /> : null}
        <Reasons estimate={estimate} />
      </>
    }
    second={<PriceSteps />}
  />
);

/** Plan year of health plans, how its prices are known, and their place. */
export function HealthPlace({ isShort = false }: { isShort?: boolean }) {
  const { priced, year, territory } = usePlanPrices();
  const { state, county } = priced.input_data;
  useCounties(county !== undefined);
  usePrices(state);
  if (territory) return <p className="remark">{formatTerritory(territory)}</p>;
  const market = toPricesOfYear(priced.market, year);
  const { plan_year, rise } = findYearPrices(market);
  const place = market.place_basis === 'country' ? detailTexts.average : formatPlace({ state, county });
  if (!rise) return <p className="remark">{[detailTexts.ofYear(plan_year), place].join(', ')}</p>;
  const asked = findInsurers(state, county)?.insurers.filter(([, percent]) => percent !== null).length ?? 0;
  const today = formatIsoDate(new Date());
  const isReal = isOnSale(plan_year, state, today) && !isPlanYearOver(plan_year, today);
  const projection = {
    year: plan_year,
    filed: market.params?.plan_year ?? priceYear,
    percent: Math.round(rise.mean),
    insurers: asked > 0 ? detailTexts.ofCounty(formatPlace({ county }), asked) : undefined,
  };
  const sentence = detailTexts.projected(projection);
  const long = asked > 0 ? sentence : `${sentence} (${place})`;
  const exchange = isReal ? getExchange(state).name : undefined;
  if (isShort) {
    return <p className="remark">{detailTexts.projectedShort(toLineStart(place), projection, exchange)}</p>;
  }
  return (
    <p className="remark">
      <span>{long}</span>
      {exchange && <span className="screen-only">{`. ${detailTexts.realPrices(exchange)}`}</span>}
    </p>
  );
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
