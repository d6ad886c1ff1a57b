import type { ReactNode } from 'react';
import { createOptional, OnDemand } from '#frontend/api/loaded-content.tsx';
import { usePlanPrices } from '#frontend/features/plans/use-plan-prices.tsx';
import { priceSteps } from './price-steps-code.ts';
import styles from './result.module.css';
import { resultTexts } from './result.texts.ts';

/** Days on which Medicare begins, below the prices that it ends. */
export const Birthdays65 = createOptional(async () => (await priceSteps.load('all')).BirthdayBlock);

const PricesByIncome = createOptional(
  async () => (await priceSteps.load('all')).PricesByIncome,
  <div className={styles.loadedFold} />,
);

interface BesideIncomeProps {
  /** True where the children are about as long as the prices by income, which are then open on a wide screen. */
  isLong?: boolean;
  children: ReactNode;
}

/** Prices by income, on a phone before what follows the prices, on a wide screen beside it. */
export function BesideIncome({ isLong = false, children }: BesideIncomeProps) {
  const { prices, territory } = usePlanPrices();
  const hasIncome = prices && !territory;
  return (
    <div className={`${hasIncome ? styles.besideIncome : ''} stack-24`}>
      {hasIncome && <PricesByIncome fillsHalf={isLong} />}
      <div className="stack-24">{children}</div>
    </div>
  );
}

/** What to do about the prices of plans. */
export const PriceSteps = () => (
  <OnDemand
    load={() => priceSteps.load('all')}
    toast={{ id: 'price-steps', message: resultTexts.detailsFailed }}
    initial={priceSteps.loaded.all}
    heading="#what-next"
  >
    {({ PriceStepList }) => <PriceStepList />}
  </OnDemand>
);
