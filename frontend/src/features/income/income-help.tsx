import { useState } from 'react';
import { flushSync } from 'react-dom';
import { loadCode } from '#frontend/api/failure.ts';
import { OnDemand } from '#frontend/api/loaded-content.tsx';
import { incomeTexts } from '#frontend/features/household/income.texts.ts';
import { Button } from '#frontend/ui/button.tsx';
import { useHouseholdInput } from '../household/household-store.ts';
import type { WorksheetProps } from './worksheet.tsx';

/** Button that opens the worksheet of the income, whose code and texts are loaded then. */
export function IncomeHelp(known: Omit<WorksheetProps, 'onUse'>) {
  const [, change] = useHouseholdInput();
  const [isOpen, setOpen] = useState(false);
  const use = (usd: number) => {
    flushSync(() => {
      change({ income: usd.toLocaleString('en-US'), income_period: 'year' });
      setOpen(false);
    });
    // A result has the income's field only where none was given before.
    (document.getElementById('household-income') ?? document.getElementById('income-help'))?.focus();
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
          {({ Worksheet }) => <Worksheet {...known} onUse={use} />}
        </OnDemand>
      )}
    </>
  );
}
