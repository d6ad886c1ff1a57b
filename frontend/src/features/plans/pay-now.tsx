import { maxOffer } from '#contract/household-bounds.ts';
import { useTypedText } from '#frontend/api/typed-texts.ts';
import { AmountField } from '#frontend/features/household/amount-field.tsx';
import { parseAmount } from '#frontend/features/household/amounts.ts';
import { Button } from '#frontend/ui/button.tsx';
import { ChoiceField } from '#frontend/ui/choice-field.tsx';
import { Message } from '#frontend/ui/content.tsx';
import { formatRoundedMoney } from '#frontend/ui/format.ts';
import { payNowTexts as texts } from './pay-now.texts.ts';

/** Months that an amount is for. */
const months = { month: 1, half: 6, year: 12 };

type Period = keyof typeof months;

const isPeriod = (text: string): text is Period => text in months;

/** Present payment of a person, as typed and as it counts. */
interface PayNowGiven {
  readonly typed: string;
  readonly setTyped: (text: string) => void;
  readonly period: Period;
  readonly setPeriod: (period: string) => void;
  readonly isWrong: boolean;
  /** USD a year of an amount that waits for a confirmation. */
  readonly doubtful: number | undefined;
  readonly confirm: () => void;
  /** USD a month; undefined without an amount that counts. */
  readonly month: number | undefined;
}

/**
 * Present payment of a person, which stays in the session storage of the tab.
 * @param group name of what it is paid for
 * @param doubtBelow USD a year below which the amount counts only once it is confirmed
 */
export function usePayNow(group: string, doubtBelow = 0): PayNowGiven {
  const [typed, setTyped] = useTypedText(`${group}.amount`);
  const [chosen, setPeriod] = useTypedText(`${group}.period`, 'month');
  const [confirmed, setConfirmed] = useTypedText(`${group}.confirmed`);
  const period = isPeriod(chosen) ? chosen : 'month';
  const amount = parseAmount(typed);
  const month = amount === undefined ? undefined : amount / months[period];
  const isWrong = month !== undefined && !(month <= maxOffer && (doubtBelow === 0 || month > 0));
  const key = `${typed} ${period}`;
  const isDoubtful = month !== undefined && !isWrong && 12 * month < doubtBelow && confirmed !== key;
  return {
    ...{ typed, setTyped, period, setPeriod, isWrong },
    doubtful: isDoubtful ? 12 * month : undefined,
    confirm: () => setConfirmed(key),
    month: isWrong || isDoubtful ? undefined : month,
  };
}

interface PayNowProps {
  name: string;
  hint: string;
  given: PayNowGiven;
}

/** Amount that a person pays now, and its period. */
export function PayNow({ name, hint, given }: PayNowProps) {
  const { typed, setTyped, period, setPeriod, isWrong, doubtful, confirm } = given;
  return (
    <div className="stack-8">
      <AmountField
        name={name}
        label={texts.label}
        hint={hint}
        error={isWrong ? texts.problem : undefined}
        value={typed}
        onChange={setTyped}
      />
      <ChoiceField
        name={`${name}-period`}
        label={<span className="visually-hidden">{texts.period}</span>}
        segmented
        options={Object.keys(months).map((value) => ({ value, label: texts.periods[value as Period] }))}
        value={period}
        onChange={({ target }) => setPeriod(target.value)}
      />
      {doubtful !== undefined && (
        <Message actions={<Button onClick={confirm}>{texts.right}</Button>}>
          {texts.isYear(formatRoundedMoney(doubtful))}
        </Message>
      )}
    </div>
  );
}
