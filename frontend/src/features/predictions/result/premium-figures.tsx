import type { ReactNode } from 'react';
import { formatRoundedMoney } from '#frontend/ui/format.ts';
import type { Estimate } from './estimate.ts';
import styles from './premium-figures.module.css';

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

interface FigureProps {
  label: string;
  amount: number;
  below: ReactNode;
}

function Figure({ label, amount, below }: FigureProps) {
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

/** Disclaimer that accompanies every premium. */
export const disclaimer = 'This figure is ML-based and informational only. It is not a final quote.';

/** Disclaimer below the figures. */
export function Disclaimer() {
  return <p className="measure remark">{disclaimer}</p>;
}
