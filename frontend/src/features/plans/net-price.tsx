import { formatRoundedMoney } from '#frontend/ui/format.ts';
import { HouseholdFields } from './household-input.tsx';
import { formatHeadline, formatReason, type MarketplacePrice, useOutlook } from './outlook.ts';
import styles from './plans.module.css';

/** Price that remains after the tax credit, with the questions that it depends on. Nothing is sent. */
export function NetPrice({ market }: { market: MarketplacePrice }) {
  const { problems, hasMedicare, outlook } = useOutlook(market);
  if (hasMedicare) {
    return (
      <p className={`${styles.net} stack-12`}>
        <strong className={`${styles.headline} display`}>From 65 most people have Medicare</strong>
        Medicare takes the place of a marketplace plan. This price is that of the oldest age on the
        marketplace, 64.
      </p>
    );
  }
  return (
    // Without an income there is nothing to print but questions.
    <div className={`${styles.net} stack-12 ${outlook?.hasIncome ? '' : 'screen-only'}`}>
      <p role="status">
        <strong className={`${styles.headline} display`}>
          {outlook ? formatHeadline(outlook) : 'Your price after a tax credit'}
        </strong>
        {outlook ? formatReason(outlook) : Object.values(problems).find(Boolean)}
        {outlook && outlook.covered > 1 && outlook.net !== undefined
          ? ` Before the credit ${outlook.covered} people cost ${formatRoundedMoney(outlook.price.benchmark)}.`
          : null}
      </p>
      <div className={`${styles.inline} screen-only`}>
        <HouseholdFields problems={problems} assumedSize={outlook?.facts.household_size} />
      </div>
    </div>
  );
}
