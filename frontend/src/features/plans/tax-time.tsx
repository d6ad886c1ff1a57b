import { useTypedText } from '#frontend/api/typed-texts.ts';
import { AmountField } from '#frontend/features/household/amount-field.tsx';
import { parseAmount } from '#frontend/features/household/amounts.ts';
import { readDeduction, toPlanFacts } from '#frontend/features/income/deduction.ts';
import { maxAmount, readWorksheet, readWorksheetInput } from '#frontend/features/income/worksheet-input.ts';
import { Announcement } from '#frontend/ui/announcement.tsx';
import { Fold } from '#frontend/ui/fold.tsx';
import { joinTexts } from '#frontend/ui/format.ts';
import table from '#frontend/ui/table.module.css';
import { DataTable } from '#frontend/ui/table.tsx';
import { findCreditEnd } from '#functions/plans/credit.ts';
import type { PriceAt } from '#functions/plans/curve.ts';
import { settlesCredit } from '#functions/plans/curve.ts';
import { deductPremiums, type FinalIncome, settleCredit } from '#functions/plans/income.ts';
import { taxTexts as texts } from './income-prices.texts.ts';

interface TaxTimeProps {
  priceAt: PriceAt;
  /** Expected income. */
  own: number;
}

/** Repayment or refund of a credit paid in advance if the year ends at another income. */
export function TaxTime({ priceAt, own }: TaxTimeProps) {
  const [final, setFinal] = useTypedText('tax.final');
  const [advance, setAdvance] = useTypedText('tax.advance');
  const at = priceAt(own);
  const { poverty_line } = at.credit;
  if (!settlesCredit(priceAt, own)) return null;
  const expected = readExpected(priceAt, own);
  const { facts, before } = expected;
  const [typedFinal = before, typed_advance] = [final, advance].map(parseAmount);
  const isFinalRead = typedFinal <= maxAmount;
  const isAdvanceRead = typed_advance === undefined || typed_advance <= maxAmount;
  const settle = (final_before: number) =>
    settleCredit({
      ...facts,
      final_before,
      ...(typed_advance !== undefined && isAdvanceRead && { typed_advance }),
      ...(facts.deduct_premium && {
        final_profit: (facts.self_employment ?? 0) + final_before - before,
      }),
    });
  const settled = settle(Math.floor(isFinalRead ? typedFinal : before));
  const sentence = isFinalRead && isAdvanceRead ? formatSettled(typedFinal, settled) : undefined;
  return (
    <Fold title={texts.title}>
      <section className="stack-12" aria-label={texts.title}>
        <AmountField
          name="tax-final"
          label={texts.final}
          hint={facts.deduct_premium ? texts.finalHintBusiness : texts.finalHint}
          error={isFinalRead ? undefined : texts.finalProblem}
          value={final}
          onChange={setFinal}
        />
        <AmountField
          name="tax-advance"
          label={texts.advance}
          hint={texts.advanceHint(expected.credit)}
          error={isAdvanceRead ? undefined : texts.advanceProblem}
          value={advance}
          onChange={setAdvance}
        />
        {sentence && <p>{sentence}</p>}
        <Announcement text={sentence} isTyped />
        <DataTable
          className={table.amounts}
          caption={texts.rowsCaption}
          columns={texts.columns}
          rows={listIncomes(expected, poverty_line).map(([name, income]) => {
            const { repay = 0, refund = 0 } = settle(income);
            return { key: name, cells: [name, texts.amount(repay), texts.amount(refund)] };
          })}
        />
        <p className="remark">
          {joinTexts(texts.omitted, (at.state_help.amount ?? 0) > 0 && texts.stateHelp)}
        </p>
      </section>
    </Fold>
  );
}

/** Incomes of the table: the expected one and both ends of the credit. */
function listIncomes({ before, creditEnd, isAtLimit }: ReturnType<typeof readExpected>, line: number) {
  const incomes: [name: string, income: number][] = [[texts.expected(before), before]];
  if (before < line) incomes.push([texts.first(line), line]);
  if (creditEnd === undefined) return incomes;
  incomes.push([texts.limit(creditEnd), creditEnd]);
  if (isAtLimit) incomes.push([texts.above(creditEnd + 1), creditEnd + 1]);
  return incomes;
}

/** Expected year: that of the worksheet with its deducted premium where the income is its own, else the income alone. */
function readExpected(priceAt: PriceAt, own: number) {
  const input = readWorksheetInput();
  const at = priceAt(own);
  const { before, lines, joint } = readWorksheet(input, at.plan_year);
  const deduction =
    before === undefined ? undefined : readDeduction(priceAt, { lines, joint, before, level: input.level });
  if (before !== undefined && deduction?.hasPlan && deduction.income === own && deduction.deduction > 0) {
    const { facts, credit, creditEnd } = deduction;
    return { facts, before, credit, creditEnd, isAtLimit: true };
  }
  const { max_income } = at.credit;
  const facts: FinalIncome = { ...toPlanFacts(at, ''), wages: own };
  const creditEnd = findCreditEnd(at.credit, at.plan_year) ?? max_income;
  return {
    facts,
    before: own,
    credit: deductPremiums(facts).credit,
    creditEnd,
    /** False where the credit ends below four poverty lines because the plans cost less than the contribution. */
    isAtLimit: creditEnd === max_income,
  };
}

function formatSettled(
  final: number,
  { repay = 0, refund = 0, final_percent = 100, advance = 0 }: ReturnType<typeof settleCredit>,
): string {
  const income = Math.floor(final);
  const low = final_percent < 100 && advance > 0 ? ` ${texts.low}` : '';
  if (repay > 0) return texts.repay(income, repay) + low;
  return (refund > 0 ? texts.refund(income, refund) : texts.even(income)) + low;
}
