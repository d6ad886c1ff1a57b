import type { ReactNode } from 'react';
import { formatMoney, formatMonthlyMoney } from '#frontend/ui/format.ts';
import type { Estimate } from './estimate.ts';
import styles from './premium-figures.module.css';

type EstimateFigures = Pick<Estimate, 'insurance_type' | 'predicted_premium' | 'market'>;

/** Figures of an estimate: the premium for the answers and the market price beside it. */
export type FigureName = 'premium' | 'market';

interface PremiumFiguresProps {
  estimate: EstimateFigures;
  /** Renders the range below a figure. */
  renderRange?: (figure: FigureName) => ReactNode;
}

/** Annual premium and the market price at equal size, each with its monthly share. */
export function PremiumFigures({ estimate, renderRange }: PremiumFiguresProps) {
  const { insurance_type: insuranceType, predicted_premium: premium, market } = estimate;
  const isHealth = insuranceType === 'health';
  return (
    <div className={styles.figures}>
      <p className={styles.label}>Estimated Annual Premium</p>
      {market === undefined ? (
        <div>
          <Figure amount={premium} />
          {renderRange?.('premium')}
        </div>
      ) : (
        <div className={styles.pair}>
          <div>
            <Figure
              label={isHealth ? 'If insurers could price your health' : 'For your answers'}
              amount={premium}
            />
            {renderRange?.('premium')}
          </div>
          <div>
            <Figure
              label={
                isHealth
                  ? 'Marketplace price: what insurers may charge at your age (before tax credits)'
                  : `Average for an insured car in ${market.basis}`
              }
              amount={market.premium}
            />
            {renderRange?.('market')}
          </div>
        </div>
      )}
    </div>
  );
}

function Figure({ label, amount }: { label?: string; amount: number }) {
  return (
    <p className={styles.figure}>
      {label !== undefined && <span className={styles.name}>{label}</span>}
      <strong className={styles.premium}>{formatMoney(amount)}</strong>
      <span className={styles.month}>{formatMonthlyMoney(amount)} a month</span>
    </p>
  );
}

/** Disclaimer that accompanies every premium. */
export const disclaimer = 'This figure is ML-based and informational only. It is not a final quote.';

/** Disclaimer below the figures. */
export function Disclaimer() {
  return <p className={styles.disclaimer}>{disclaimer}</p>;
}
