import type { ReactNode } from 'react';
import { Button } from '#frontend/ui/button.tsx';
import { ChoiceField } from '#frontend/ui/choice-field.tsx';
import { formatRoundedMoney } from '#frontend/ui/format.ts';
import { AmountField } from './amount-field.tsx';
import styles from './household-fields.module.css';
import { useHouseholdInput } from './household-store.ts';
import { formatEnds, incomeTexts as texts } from './income.texts.ts';
import type { Problems } from './typed-household.ts';
import { type IncomeEnds, type IncomeInput, readIncome } from './typed-income.ts';

const name = 'household-income';

const format = (ends: IncomeEnds) =>
  ends.low === ends.high ? formatRoundedMoney(ends.low) : formatEnds(ends);

/** Text of an income in its field, which has the dollar sign of the first amount. */
function toText({ low, high }: IncomeEnds): string {
  const [from = '', to = ''] = [low, high].map((usd) => usd.toLocaleString('en-US'));
  return from === to ? from : texts.ends(from, to);
}

interface IncomeFieldProps {
  problems: Problems;
}

/** Income of the household: an amount, or the ends of one that swings. An unusual one is asked about. */
export const IncomeField = ({ problems }: IncomeFieldProps) => (
  <LabelledIncome problems={problems} label={texts.amount} hint={texts.amountHint} />
);

/** The same with a short label and without a hint, beside prices. */
export const ShortIncomeField = ({ problems }: IncomeFieldProps) => (
  <LabelledIncome problems={problems} label={texts.shortAmount} />
);

function LabelledIncome({ problems, label, hint }: IncomeFieldProps & { label: string; hint?: string }) {
  const [input, change] = useHouseholdInput();
  const { income, income_period } = input;
  const apply = (changed: Partial<IncomeInput>) => {
    change(changed);
    document.getElementById(name)?.focus();
  };
  return (
    <div className={`${styles.income} row`}>
      <AmountField
        name={name}
        label={label}
        hint={hint}
        note={formatNote(input, apply)}
        error={problems.income}
        value={income}
        onChange={(text) => change({ income: text })}
      />
      <ChoiceField
        name="household-income-period"
        label={<span className="visually-hidden">{texts.period}</span>}
        segmented
        options={texts.periods}
        value={income_period}
        onChange={({ target }) => change({ income_period: target.value as IncomeInput['income_period'] })}
      />
    </div>
  );
}

/** Formats what an income is taken for, or may be meant as, with a button for each. */
function formatNote(input: IncomeInput, apply: (changed: Partial<IncomeInput>) => void): ReactNode {
  const { income = 0, ends, problem, doubt } = readIncome(input);
  const toButton = (label: string, changed: Partial<IncomeInput>) => (
    <Button key={label} onClick={() => apply(changed)}>
      {label}
    </Button>
  );
  if (problem?.code === 'ends_reversed') {
    return toButton(texts.use(format(problem)), { income: toText(problem) });
  }
  if (doubt) {
    const { typed, ofMonth, inThousands } = doubt;
    return (
      <>
        <span>{`${texts.isMonth(format(ofMonth), format(typed))} `}</span>
        {toButton(texts.month, { income_period: 'month' })}
        {inThousands && toButton(texts.meant(format(inThousands)), { income: toText(inThousands) })}
        {toButton(texts.isRight, { confirmed_income: input.income })}
      </>
    );
  }
  return ends && texts.middle(formatRoundedMoney(income));
}
