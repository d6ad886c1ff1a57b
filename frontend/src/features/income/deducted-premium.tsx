import { ChoiceField } from '#frontend/ui/choice-field.tsx';
import { formatRoundedMoney, joinTexts } from '#frontend/ui/format.ts';
import table from '#frontend/ui/table.module.css';
import { DataTable, type TableSum } from '#frontend/ui/table.tsx';
import type { Deduction } from './deduction.ts';
import { loopTexts as texts } from './worksheet.texts.ts';
import type { WorksheetInput } from './worksheet-input.ts';

interface DeductedPremiumProps {
  /** False while the prices of plans are not known. */
  isPriced: boolean;
  deduction: Deduction | undefined;
  level: WorksheetInput['level'];
  onLevel: (level: WorksheetInput['level']) => void;
}

/** Choice of the plan whose premium a business deducts, and what remains of income and price. */
export function DeductedPremium({ isPriced, deduction, level, onLevel }: DeductedPremiumProps) {
  if (!isPriced) return <p>{texts.later}</p>;
  return (
    <div className="stack-12">
      <ChoiceField
        name="income-level"
        label={texts.level}
        hint={texts.hint}
        options={Object.entries(texts.levels).map(([value, label]) => ({ value, label }))}
        value={level}
        onChange={({ target }) => onLevel(target.value as WorksheetInput['level'])}
      />
      {deduction && <Amounts deduction={deduction} />}
    </div>
  );
}

function Amounts({ deduction: of }: { deduction: Deduction }) {
  if (!of.hasPlan) return <p>{texts.publicCover}</p>;
  const end = of.creditEnd === undefined ? undefined : texts.end(of.creditEnd);
  if (of.isTooHigh) {
    return <p>{joinTexts(texts.none, end)}</p>;
  }
  // The incomes are shown elsewhere too.
  const deduction = Math.round(of.before) - Math.round(of.income);
  const amounts: readonly (readonly [name: string, usd: number, sum?: TableSum])[] = [
    [texts.before, of.before, 'part'],
    [texts.deduction, -deduction, 'part'],
    [texts.income, of.income, 'total'],
    [texts.credit, of.credit],
    // The same amount, unless the business may deduct less.
    [texts.pays, Math.abs(of.pays - of.deduction) < 1 ? deduction : of.pays],
  ];
  return (
    <>
      <DataTable
        className={table.amounts}
        caption={texts.title}
        columns={['', texts.column]}
        rows={amounts.map(([name, usd, sum]) => ({ key: name, sum, cells: [name, formatRoundedMoney(usd)] }))}
      />
      <p className="remark">{joinTexts(texts.computed, end, of.hasStateHelp && texts.stateHelp)}</p>
    </>
  );
}
