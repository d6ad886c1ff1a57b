import type { ReactNode } from 'react';
import type { CarAnswers } from '#contract/predictions.ts';
import { useCounties } from '#frontend/features/places/counties.ts';
import { findInsurers, usePrices } from '#frontend/features/places/device-estimate.ts';
import { formatPlace } from '#frontend/features/places/format-place.ts';
import { formatAnswer } from '#frontend/features/predictions/answers.ts';
import { CoverTiles } from '#frontend/features/predictions/car/cover-tiles.tsx';
import { EndsOfIncome, HouseholdQuestions, PlanTiles } from '#frontend/features/prices/plan-tiles.tsx';
import { usePlanPrices, useShownEstimate } from '#frontend/features/prices/use-plan-prices.tsx';
import { formatIsoDate, toLineStart } from '#frontend/ui/format.ts';
import { isPlanYearOver } from '#functions/plans/plan-year.ts';
import { findYearPrices, toPricesOfYear } from '#functions/plans/price-year.ts';
import { priceYear } from '#functions/plans/rules.ts';
import { getExchange, isOnSale } from '#functions/plans/state-offices.ts';
import { formatTerritory } from '#functions/plans/territories.ts';
import { EstimatedPremium } from './estimated-premium.tsx';
import { detailTexts } from './premium-details.en.ts';
import { PricesFor } from './prices-for.tsx';
import styles from './result.module.css';
import { resultTexts as texts } from './texts/en.ts';

interface ResultOverviewProps {
  /** Heading of the result, where the page has none. */
  heading?: ReactNode;
  /** Link or button beside the heading. */
  change?: ReactNode;
  /** Field beside the buttons. */
  choice?: ReactNode;
  /** Buttons. */
  children?: ReactNode;
  /** Change of the prices of plans, below the buttons. */
  difference?: ReactNode;
}

/** First screen of a result: what would be charged, the estimated premium, the disclaimer and the buttons. */
export function ResultOverview({ heading, change, choice, children, difference }: ResultOverviewProps) {
  const estimate = useShownEstimate();
  const isHealth = estimate.insurance_type === 'health';
  return (
    <div className={`${styles.answer} stack-24`}>
      <div className={`${styles.head} pair`}>
        {heading}
        <div className={`${styles.facts} row`}>
          {isHealth ? <HealthPlace isShort /> : <CarFacts answers={estimate.input_data} />}
          {isHealth ? <PricesFor estimate={estimate} /> : null}
          {change}
        </div>
      </div>
      {isHealth ? (
        <PlanTiles care={estimate.year ?? undefined} isResult />
      ) : (
        <CoverTiles estimate={estimate} />
      )}
      <EstimatedPremium estimate={estimate} />
      <div className={`${styles.foot} between`}>
        <p className="measure remark">{texts.disclaimer}</p>
        {children && <div className={`${styles.actions} row screen-only`}>{children}</div>}
        {choice && <div className={`${styles.choice} screen-only`}>{choice}</div>}
      </div>
      {isHealth ? difference : null}
      {isHealth ? <EndsOfIncome /> : null}
      {isHealth ? <HouseholdQuestions isResult /> : null}
    </div>
  );
}

/** Place and year of the car: "Texas, ZIP 750, car of 2014". */
function CarFacts({ answers: { state, zip3, car_mfg_year } }: { answers: CarAnswers }) {
  const facts = [
    formatPlace({ state, zip3 }),
    detailTexts.carBuilt(formatAnswer('car_mfg_year', car_mfg_year)),
  ];
  return <p className="remark">{facts.filter(Boolean).join(', ')}</p>;
}

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
