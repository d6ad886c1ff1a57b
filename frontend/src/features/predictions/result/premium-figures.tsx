import type { ReactNode } from 'react';
import type { Estimate, HealthEstimate } from '#contract/predictions.ts';
import type { MarketplacePrice } from '#frontend/features/plans/outlook.ts';
import { formatRoundedMoney } from '#frontend/ui/format.ts';
import styles from './result.module.css';

interface PremiumFiguresProps {
  estimate: Estimate;
  notes?: { market: string; own: string };
  /** Content below the market price. */
  children?: ReactNode;
}

/** Annual premium and market price at equal size, each with its monthly share; what people are charged comes first. */
export function PremiumFigures({ estimate, notes, children }: PremiumFiguresProps) {
  const { insurance_type: insuranceType, predicted_premium: premium, market } = estimate;
  const isHealth = insuranceType === 'health';
  const reference = `${isHealth ? 'Marketplace price:' : 'Average for an insured car in'} ${market.basis}`;
  const figures = [
    { label: reference, amount: market.premium, note: notes?.market, below: children },
    { label: 'Estimated Annual Premium', amount: premium, note: notes?.own },
  ];
  return (
    <div className={`${styles.figures} columns`}>
      {(isHealth ? figures : figures.reverse()).map(({ label, amount, note, below }) => (
        <div key={label} className="container stack-8">
          <p>
            <span className={styles.name}>{label}</span>
            <strong className={`${styles.premium} display`}>{formatRoundedMoney(amount)}</strong>
            <span className="quiet"> a year, {formatRoundedMoney(amount / 12)} a month</span>
          </p>
          {note ? <p className="measure quiet">{note}</p> : null}
          {below}
        </div>
      ))}
    </div>
  );
}

/** Lists the prices of an estimate in the order of its figures; `net` is what remains of a marketplace price. */
export function listPrices<Net>(estimate: Estimate, net: readonly Net[]) {
  const { insurance_type: insuranceType, predicted_premium: amount, range, market } = estimate;
  const own = { label: 'Estimated premium', amount, range };
  const isExact = market.range.low === market.range.high;
  const reference = { amount: market.premium, ...(!isExact && { range: market.range }) };
  return insuranceType === 'health'
    ? [{ label: 'Marketplace price', ...reference }, ...net, own]
    : [own, { label: 'Average', ...reference }];
}

/** Marketplace price of an estimate, for the rules of households. */
export function toMarketplacePrice({
  input_data: { age, state },
  market,
}: {
  input_data: { age: number; state?: string | undefined };
  market: HealthEstimate['market'];
}): MarketplacePrice {
  return {
    state,
    age: Math.floor(age),
    price: market.premium,
    bronze_price: market.bronze ?? undefined,
    silver_price: market.silver ?? undefined,
    gold_price: market.gold ?? undefined,
  };
}

/** Disclaimer that accompanies every premium. */
export const disclaimer = 'This figure is ML-based and informational only. It is not a final quote.';

export function Disclaimer() {
  return <p className="measure remark">{disclaimer}</p>;
}
