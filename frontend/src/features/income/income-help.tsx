import { useState } from 'react';
import { flushSync } from 'react-dom';
import { loadCode } from '#frontend/api/failure.ts';
import { OnDemand } from '#frontend/api/loaded-content.tsx';
import { Button } from '#frontend/ui/button.tsx';
import type { Priced } from '#functions/plans/plan-prices.ts';
import { useHouseholdInput } from '../household/household-store.ts';
import { incomeTexts } from '../household/texts/en.ts';

interface IncomeHelpProps {
  /** Postal code of the state, which decides about the poverty line. */
  state?: string | undefined;
  /** Prices of plans, where they are known. */
  priced?: Priced | undefined;
}

/** Button that opens the worksheet of the income, whose code and texts are loaded then. */
export function IncomeHelp({ state, priced }: IncomeHelpProps) {
  const [, change] = useHouseholdInput();
  const [isOpen, setOpen] = useState(false);
  const use = (usd: number) => {
    flushSync(() => {
      change({ income: usd.toLocaleString('en-US'), income_period: 'year' });
      setOpen(false);
    });
    document.getElementById('household-income')?.focus();
  };
  return (
    <>
      <Button
        variant="link"
        className="target"
        id="income-help"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {incomeTexts.help}
      </Button>
      {isOpen && (
        <OnDemand
          load={() => loadCode(() => import('./worksheet.tsx'))}
          toast={{ id: 'worksheet', message: incomeTexts.worksheetFailed }}
          heading="#income-help"
        >
          {({ Worksheet }) => (
            <Worksheet state={state ?? priced?.input_data.state} priced={priced} onUse={use} />
          )}
        </OnDemand>
      )}
    </>
  );
}
