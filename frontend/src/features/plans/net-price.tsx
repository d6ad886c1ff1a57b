import { formatRoundedMoney } from '#frontend/ui/format.ts';
import { TextField } from '#frontend/ui/text-field.tsx';
import type { MarketplacePrice } from './outlook.ts';
import { formatHeadline, formatReason } from './outlook-texts.ts';
import styles from './plans.module.css';
import { useOutlook } from './use-outlook.ts';

/** Price that remains after the tax credit, with the questions that it depends on. Nothing is sent. */
export function NetPrice({ market }: { market: MarketplacePrice }) {
  const { input, change, problems, hasMedicare, outlook } = useOutlook(market);
  if (hasMedicare) {
    return (
      <p className={styles.net}>
        <strong className={styles.headline}>From 65 most people have Medicare</strong>
        Medicare takes the place of a marketplace plan. This price is that of the oldest age on the
        marketplace, 64.
      </p>
    );
  }
  const [problem] = Object.values(problems);
  return (
    <div className={styles.net}>
      <p role="status">
        <strong className={styles.headline}>
          {outlook ? formatHeadline(outlook) : 'Your price after a tax credit'}
        </strong>
        {outlook ? formatReason(outlook) : problem}
        {outlook && outlook.covered > 1 && outlook.net !== undefined
          ? ` Before the credit ${outlook.covered} people cost ${formatRoundedMoney(outlook.price.benchmark)}.`
          : null}
      </p>
      <div className={styles.inline}>
        <TextField
          name="household-income"
          label="Household income ($)"
          inputMode="decimal"
          autoComplete="off"
          value={input.income}
          error={problems.income}
          onChange={({ target }) => change({ income: target.value })}
        />
        <TextField
          name="household-size"
          label="Household size"
          inputMode="numeric"
          autoComplete="off"
          placeholder={outlook ? String(outlook.facts.household_size) : undefined}
          value={input.size}
          error={problems.size}
          onChange={({ target }) => change({ size: target.value })}
        />
      </div>
    </div>
  );
}
