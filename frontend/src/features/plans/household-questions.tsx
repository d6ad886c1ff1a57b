import { type ReactNode, useState } from 'react';
import { householdTexts } from '#frontend/features/household/household.texts.ts';
import { useHouseholdInput } from '#frontend/features/household/household-store.ts';
import { ShortIncomeField } from '#frontend/features/household/income-field.tsx';
import { IncomeHelp } from '#frontend/features/income/income-help.tsx';
import { Block } from '#frontend/ui/block.tsx';
import { Fold } from '#frontend/ui/fold.tsx';
import { HouseholdPanel } from './household-panel.tsx';
import styles from './level-prices.module.css';
import { usePlanPrices } from './use-plan-prices.tsx';

/**
 * Household of the prices, which change at once; an income that is not known is asked for openly.
 * @param children above the fields
 */
export function HouseholdQuestions({ children }: { children?: ReactNode }) {
  const { priced, year, problems, size, hasMedicare, territory, prices } = usePlanPrices();
  const [{ income: typedIncome }] = useHouseholdInput();
  const [isAnswered] = useState(Boolean(typedIncome));
  if (territory || (hasMedicare && !prices)) return null;
  const income = <ShortIncomeField problems={problems} />;
  return (
    <div className={`${styles.household} screen-only`}>
      {!isAnswered && income}
      <Fold id="household" title={householdTexts.title} deferred>
        <div className="stack-16">
          {children}
          <div>
            {isAnswered && income}
            <IncomeHelp state={priced.input_data.state} {...{ size, year, prices }} />
          </div>
          <Block>
            <HouseholdPanel />
          </Block>
        </div>
      </Fold>
    </div>
  );
}
