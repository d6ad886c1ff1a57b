import type { ReactNode } from 'react';
import type { MarketplacePrice } from '#frontend/features/plans/outlook.ts';
import type { Estimate, HealthEstimate } from '#frontend/features/predictions/requests.ts';
import { formatRoundedMoney } from '#frontend/ui/format.ts';
import styles from './result.module.css';

interface PremiumFiguresProps {
  estimate: Estimate;
  /** Content below the market price and the premium. */
  below?: { market: ReactNode; own: ReactNode };
}

/**
 * Annual premium and the market price at equal size, each with its monthly share. What people are charged comes
 * first: for health the marketplace price.
 */
export function PremiumFigures({ estimate, below }: PremiumFiguresProps) {
  const { insurance_type: insuranceType, predicted_premium: premium, market } = estimate;
  const isHealth = insuranceType === 'health';
  const reference = `${isHealth ? 'Marketplace price:' : 'Average for an insured car in'} ${market.basis}`;
  const figures = [
    <Figure key="market" label={reference} amount={market.premium} below={below?.market} />,
    <Figure key="own" label="Estimated Annual Premium" amount={premium} below={below?.own} />,
  ];
  return <div className={`${styles.figures} columns`}>{isHealth ? figures : figures.reverse()}</div>;
}

function Figure({ label, amount, below }: { label: string; amount: number; below: ReactNode }) {
  return (
    <div className={`${styles.figure} stack-8`}>
      <p>
        <span className={styles.name}>{label}</span>
        <strong className={`${styles.premium} display`}>{formatRoundedMoney(amount)}</strong>
        <span className="quiet"> a year, {formatRoundedMoney(amount / 12)} a month</span>
      </p>
      {below}
    </div>
  );
}

/** Marketplace price of an estimate, for the rules of households. */
export function toMarketplacePrice({ input_data: { age, state }, market }: HealthEstimate): MarketplacePrice {
  return { state, age: Math.floor(age), premium: market.premium, bronze: market.bronze };
}

/** Disclaimer that accompanies every premium. */
export const disclaimer = 'This figure is ML-based and informational only. It is not a final quote.';

/** Disclaimer below the figures. */
export function Disclaimer() {
  return <p className="measure remark">{disclaimer}</p>;
}
