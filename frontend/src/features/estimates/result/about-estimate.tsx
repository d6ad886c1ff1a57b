import type { ReactNode } from 'react';
import type { CarEstimate, Estimate, HealthEstimate } from '#contract/estimates.ts';
import { maxPricedAge } from '#contract/household-bounds.ts';
import { useCounties } from '#frontend/features/places/counties.ts';
import { formatPlaceBasis } from '#frontend/features/plans/people-line.ts';
import { formatCreditBenchmark } from '#frontend/features/plans/price-texts.ts';
import { usePlanPrices } from '#frontend/features/plans/use-plan-prices.tsx';
import { Facts } from '#frontend/ui/content.tsx';
import { formatIsoDate } from '#frontend/ui/format.ts';
import { findSale, formatDay } from '#functions/plans/enrollment.ts';
import { aboutEstimateTexts as texts } from './about-estimate.texts.ts';
import { SendOptions, toLink } from './send-options.tsx';
import {
  formatCarBasis,
  formatCarSummary,
  formatHealthSummary,
  formatMarketBasis,
  formatPrices,
  toPricedPlan,
} from './summary.ts';

/** Data sources and method of a health estimate. */
export const AboutHealth = ({ estimate }: { estimate: HealthEstimate }) => (
  <Method
    estimate={estimate}
    basis={formatMarketBasis(estimate.market)}
    market={<MarketPrice estimate={estimate} />}
    sale={<Sale estimate={estimate} />}
  />
);

/** The same of a car's estimate. */
export const AboutCar = ({ estimate }: { estimate: CarEstimate }) => (
  <Method estimate={estimate} basis={formatCarBasis(estimate)} />
);

interface MethodProps {
  estimate: Estimate;
  /** What the figures rest on and what they leave out. */
  basis: string;
  /** Sentence on the price that the premium starts from. */
  market?: ReactNode;
  /** Sentence on plans that are on sale. */
  sale?: ReactNode;
}

function Method({ estimate, basis, market, sale }: MethodProps) {
  const { table, source, sentences, reasons } = texts.basis[estimate.insurance_type];
  return (
    <div className="measure stack-12">
      <p>{basis}</p>
      {market}
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {sale}
      <p>{reasons}</p>
      <Facts
        className="stack-8"
        facts={{ [texts.differences]: table, [texts.level]: source, [texts.model]: estimate.model_version }}
      />
    </div>
  );
}

/** Price of the benchmark plan; nothing in a territory, which has none. */
function MarketPrice({ estimate }: { estimate: HealthEstimate }) {
  const { territory, prices: plans } = usePlanPrices();
  const { premium, place_basis, prices } = estimate.market;
  const isOlder = Math.floor(estimate.input_data.age) > maxPricedAge;
  const detail = {
    isAbout: place_basis !== 'filed' || prices.basis === 'projected',
    age: isOlder ? maxPricedAge : undefined,
  };
  return territory ? null : (
    <p>
      {[
        texts.market(toPricedPlan(estimate), premium / 12, detail),
        formatCreditBenchmark(estimate),
        plans && formatPlaceBasis(plans),
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}

/** Plans of the next year, while they are on sale. */
function Sale({ estimate }: { estimate: HealthEstimate }) {
  const { territory } = usePlanPrices();
  const sale = findSale(estimate.input_data.state, formatIsoDate(new Date()));
  if (!sale || territory) return null;
  return <p>{texts.sale(sale.year, sale.name, formatDay(sale.closes))}</p>;
}

interface SendResultProps {
  /** Absent for the prices of plans alone. */
  estimate?: Estimate | undefined;
  onDone: () => void;
}

/** Ways to send what a page shows; a car's has no link. */
export const SendResult = ({ estimate, onDone }: SendResultProps) =>
  estimate?.insurance_type === 'car' ? (
    <SendOptions summary={formatCarSummary(estimate)} onDone={onDone} />
  ) : (
    <SendPrices estimate={estimate} onDone={onDone} />
  );

function SendPrices({ estimate, onDone }: { estimate?: HealthEstimate | undefined; onDone: () => void }) {
  const shown = usePlanPrices();
  useCounties(shown.priced.input_data.county !== undefined);
  const summary = estimate
    ? formatHealthSummary(estimate, shown.prices, shown.territory)
    : formatPrices(shown);
  return <SendOptions link={toLink(shown)} summary={summary} onDone={onDone} />;
}
