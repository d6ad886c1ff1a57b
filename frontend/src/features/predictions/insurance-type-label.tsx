import type { InsuranceType } from '#contract/predictions.ts';
import { CarIcon, HeartIcon } from '#frontend/ui/icons.tsx';
import styles from './predictions-table.module.css';

/** The kind of insurance as the API writes it, with its picture; the style begins it with a capital. */
export function InsuranceTypeLabel({ type }: { type: InsuranceType }) {
  return (
    <span className={styles.type}>
      {type === 'health' ? <HeartIcon /> : <CarIcon />}
      {type}
    </span>
  );
}
