import type { ReactNode } from 'react';
import { formatMoney, formatMonthlyMoney } from '#frontend/ui/format.ts';
import type { Estimate } from './estimate.ts';
import styles from './premium-figures.module.css';

interface PremiumFiguresProps {
  estimate: Estimate;
  /** Ranges below the figures. */
  ranges?: { premium: ReactNode; market: ReactNode };
}

/** Annual premium and the market price at equal size, each with its monthly share. */
export function PremiumFigures({ estimate, ranges }: PremiumFiguresProps) {
  const { insurance_type: insuranceType, predicted_premium: premium, market } = estimate;
  const isHealth = insuranceType === 'health';
  const answersLabel = isHealth ? 'If insurers could price your health' : 'For your answers';
  return (
    <div className={styles.figures}>
      <p className={styles.label}>Estimated Annual Premium</p>
      <div className={market && styles.pair}>
        <Figure label={market && answersLabel} amount={premium} range={ranges?.premium} />
        {market && (
          <Figure
            label={
              isHealth
                ? 'Marketplace price: what insurers may charge at your age (before tax credits)'
                : `Average for an insured car in ${market.basis}`
            }
            amount={market.premium}
            range={ranges?.market}
          />
        )}
      </div>
    </div>
  );
}

interface FigureProps {
  label: string | undefined;
  amount: number;
  range: ReactNode;
}

function Figure({ label, amount, range }: FigureProps) {
  return (
    <div>
      <p className={styles.figure}>
        {label !== undefined && <span className={styles.name}>{label}</span>}
        <strong className={styles.premium}>{formatMoney(amount)}</strong>
        <span className={styles.month}>{formatMonthlyMoney(amount)} a month</span>
      </p>
      {range}
    </div>
  );
}

/** Disclaimer that accompanies every premium. */
export const disclaimer = 'This figure is ML-based and informational only. It is not a final quote.';

/** Disclaimer below the figures. */
export function Disclaimer() {
  return <p className={styles.disclaimer}>{disclaimer}</p>;
}
