import type { ReactNode } from 'react';
import type { CarAnswers, Estimate } from '#contract/predictions.ts';
import { formatAnswer, formatPlace } from '#frontend/features/predictions/answers.ts';
import { CoverTiles } from '#frontend/features/predictions/car/cover-tiles.tsx';
import { useCounties } from '#frontend/features/predictions/places/counties.ts';
import { HouseholdQuestions, PlanTiles } from '#frontend/features/prices/plan-tiles.tsx';
import { formatPriceBasis, formatYear } from '#frontend/features/prices/price-texts.ts';
import { usePlanPrices } from '#frontend/features/prices/use-plan-prices.ts';
import type { Priced } from '#functions/plans/plan-prices.ts';
import { priceYear } from '#functions/plans/plan-year.ts';
import { formatTerritory } from '#functions/plans/territories.ts';
import { EstimatedPremium } from './estimated-premium.tsx';
import styles from './result.module.css';
import { detailTexts, resultTexts as texts } from './texts/en.ts';

interface AnswerProps {
  estimate: Estimate;
  /** Heading of the result, where the page has none. */
  heading?: ReactNode;
  /** Link or button beside the heading. */
  change?: ReactNode;
  /** Field beside the buttons. */
  choice?: ReactNode;
  /** Buttons. */
  children?: ReactNode;
}

/** First screen of a result: what would be charged, the estimated premium, the disclaimer and the buttons. */
export function Answer({ estimate, heading, change, choice, children }: AnswerProps) {
  const isHealth = estimate.insurance_type === 'health';
  return (
    <div className={`${styles.answer} stack-24`}>
      <div className={`${styles.head} pair`}>
        {heading}
        <div className={`${styles.facts} row`}>
          {isHealth ? <HealthPlace priced={estimate} /> : <CarFacts answers={estimate.input_data} />}
          {change}
        </div>
      </div>
      {isHealth ? (
        <PlanTiles priced={estimate} year={estimate.year ?? undefined} />
      ) : (
        <CoverTiles estimate={estimate} />
      )}
      <EstimatedPremium estimate={estimate} />
      <div className={`${styles.foot} between`}>
        <p className="measure remark">{texts.disclaimer}</p>
        {children && <div className={`${styles.actions} row screen-only`}>{children}</div>}
        {choice && <div className={`${styles.choice} screen-only`}>{choice}</div>}
      </div>
      {isHealth ? <HouseholdQuestions priced={estimate} /> : null}
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

/** Plan year, year of the prices, and place of health plans: "2027 at 2026 prices, Harris County, Texas". */
export function HealthPlace({ priced }: { priced: Priced }) {
  const { state, county } = priced.input_data;
  useCounties(county !== undefined);
  const isOfCountry = priced.market.place_basis === 'country';
  const { prices, territory } = usePlanPrices(priced);
  if (territory) return <p className="remark">{formatTerritory(territory)}</p>;
  const years = prices && formatPriceBasis(prices) ? formatYear(prices) : detailTexts.ofYear(priceYear);
  const place = isOfCountry ? detailTexts.average : formatPlace({ state, county });
  return <p className="remark">{[years, place].join(', ')}</p>;
}
