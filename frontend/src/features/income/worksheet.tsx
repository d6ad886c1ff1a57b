import { type KeyboardEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { incomeLines } from '#frontend/api/stored-answers.ts';
import { incomeTexts } from '#frontend/features/household/income.texts.ts';
import { Announcement } from '#frontend/ui/announcement.tsx';
import { Button } from '#frontend/ui/button.tsx';
import { CheckBox, ChoiceField } from '#frontend/ui/choice-field.tsx';
import { Fold } from '#frontend/ui/fold.tsx';
import { joinTexts } from '#frontend/ui/format.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import { toPovertyLine } from '#functions/plans/credit.ts';
import { createPriceAt } from '#functions/plans/curve.ts';
import type { PlanPrices } from '#functions/plans/plan-prices.ts';
import type { PlanYear } from '#functions/plans/plan-year.ts';
import { choosePlanYear } from '#functions/plans/price-year.ts';
import { rules } from '#functions/plans/rules.ts';
import { AmountField } from '../household/amount-field.tsx';
import { useHousehold } from '../household/household-store.ts';
import { DeductedPremium } from './deducted-premium.tsx';
import { readDeduction } from './deduction.ts';
import styles from './income.module.css';
import { formatAmountProblem, formatLimit, lineTexts, worksheetTexts as texts } from './worksheet.texts.ts';
import {
  type Amount,
  type AmountProblem,
  emptyAmount,
  findLimits,
  type LineName,
  lineNames,
  maxDependents,
  readWorksheet,
  readWorksheetInput,
  type WorksheetInput,
} from './worksheet-input.ts';

export interface WorksheetProps {
  /** Postal code of the state, where it is known. */
  state?: string | undefined;
  /** Persons on the tax return. */
  size: number;
  /** Plan year of the page; absent: the one to show first, which a form need not load. */
  year?: PlanYear;
  /** Prices of plans, where they are known. */
  prices?: PlanPrices | undefined;
  /** Takes over a yearly income in whole dollars. */
  onUse: (usd: number) => void;
}

/** Lines of an income with what is subtracted from it, and their total, which the income field takes over. */
export function Worksheet({ state, size, prices, onUse, ...page }: WorksheetProps) {
  const [given] = useHousehold();
  const { year = choosePlanYear(undefined, given.year) } = page;
  const id = useId();
  const [input, setInput] = useState(readWorksheetInput);
  const result = readWorksheet(input, year);
  const { before, lines, earned } = result;
  const line = toPovertyLine(rules[year].poverty_lines, { state, household_size: size });
  const hasBusiness = (lines.self_employment ?? 0) > 0 || (lines.spouse_self_employment ?? 0) > 0;
  const priceAt = prices && createPriceAt(prices);
  const deduction =
    hasBusiness && before !== undefined && priceAt
      ? readDeduction(priceAt, { ...result, before, level: input.level })
      : undefined;

  function change(changed: Partial<WorksheetInput>): void {
    const next = { ...input, ...changed };
    incomeLines.store(next);
    setInput(next);
  }

  const hasTyped = (names: readonly LineName[]) => names.some((name) => input.lines[name]?.text);

  const listLines = (names: readonly LineName[]) =>
    names.map((name) => {
      const amount = input.lines[name] ?? emptyAmount;
      const set = (changed: Amount) => change({ lines: { ...input.lines, [name]: changed } });
      const { label, hint } = lineTexts[name];
      const limit = formatLimit(name, year, findLimits(year));
      return (
        <div key={name} className="stack-4">
          <LineField
            name={`income-${name}`}
            label={label}
            hint={limit ? `${hint} ${limit}` : hint}
            error={formatAmountProblem(result.problems[name], earned)}
            amount={amount}
            onChange={set}
          />
          {result.doubts.includes(name) && (
            <p className="row">
              <span>{texts.doubt(amount.text.trim())}</span>
              <Button onClick={() => set({ ...amount, period: 'month' })}>{texts.month}</Button>
              <Button onClick={() => set({ ...amount, period: 'year' })}>{texts.year}</Button>
            </p>
          )}
        </div>
      );
    });

  // The worksheet is inside a form, which Enter would submit.
  const keepForm = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
  };

  return (
    <section className={`${styles.worksheet} surface stack-16`} aria-labelledby={id} onKeyDown={keepForm}>
      <div className="stack-4">
        <h3 id={id}>{texts.title}</h3>
        <p className="remark">{texts.intro(year)}</p>
      </div>
      <ChoiceField
        name="income-filing"
        label={texts.filing}
        options={Object.entries(texts.filings).map(([value, label]) => ({ value, label }))}
        value={input.filing}
        onChange={({ target }) => change({ filing: target.value as WorksheetInput['filing'] })}
      />
      {input.filing === 'separate' && <p>{texts.separate}</p>}
      {listLines(lineNames.main)}
      {input.filing === 'joint' && listLines(lineNames.spouse)}
      {result.half_se_tax > 0 && <p>{texts.halfTax(result.half_se_tax)}</p>}
      <div>
        <Fold title={texts.further} opens={hasTyped(lineNames.further)}>
          <div className="stack-16">{listLines(lineNames.further)}</div>
        </Fold>
        <Fold title={texts.dependents} opens={input.dependents.length > 0}>
          <Dependents input={input} year={year} problems={result.dependentProblems} onChange={change} />
        </Fold>
        <Fold title={texts.subtracted} opens={hasTyped([...lineNames.subtracted, ...lineNames.business])}>
          <div className="stack-16">
            {listLines(lineNames.subtracted)}
            {hasBusiness && listLines(lineNames.business)}
            <p className="remark">{texts.notSubtracted}</p>
          </div>
        </Fold>
        <Fold title={texts.uncounted}>
          <ul className="bullets">
            {texts.uncountedList.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Fold>
      </div>
      {hasBusiness && before !== undefined && (
        <DeductedPremium
          isPriced={priceAt !== undefined}
          deduction={deduction}
          level={input.level}
          onLevel={(level) => change({ level })}
        />
      )}
      <Total {...{ result, year, line, onUse }} usd={deduction?.income ?? before} />
    </section>
  );
}

interface TotalProps extends Pick<WorksheetProps, 'onUse'> {
  result: ReturnType<typeof readWorksheet>;
  /** Income that counts; undefined while an amount cannot be read. */
  usd: number | undefined;
  year: PlanYear;
  /** Poverty line of the household. */
  line: number;
}

/** Income that counts, with a button that takes it over. */
function Total({ result, usd, year, line, onUse }: TotalProps) {
  const { earned, hasLoss, isEmpty } = result;
  const isComplete = usd !== undefined && !isEmpty;
  return (
    <>
      {hasLoss && <p className="remark">{earned === 0 ? texts.allLoss : texts.loss}</p>}
      {isComplete && usd < line && <p>{texts.below(line, year)}</p>}
      <p className="remark">{texts.magi}</p>
      <div className={`${styles.total} ruled stack-8`}>
        <p className="between">
          <span>{texts.totalLabel}</span>
          <strong className="display text-22">{usd === undefined ? texts.noTotal : texts.total(usd)}</strong>
        </p>
        <Announcement
          isTyped
          text={usd === undefined ? texts.noTotal : `${texts.totalLabel}: ${texts.total(usd)}`}
        />
        {isComplete && (
          <Button variant="primary" onClick={() => onUse(usd)}>
            {texts.use(usd)}
          </Button>
        )}
      </div>
    </>
  );
}

interface LineFieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  error: string | undefined;
  amount: Amount;
  onChange: (amount: Amount) => void;
}

/** Amount of a line, with a choice of the period that it is for. */
function LineField({ amount, onChange, ...field }: LineFieldProps) {
  const { text, period = 'year' } = amount;
  return (
    <AmountField
      {...field}
      inputMode="text"
      value={text}
      onChange={(changed) => onChange({ ...amount, text: changed })}
      control={
        <select
          className={`${styles.period} target`}
          aria-label={texts.period(field.label)}
          value={period}
          onChange={({ target }) => onChange({ text, period: target.value as 'year' | 'month' })}
        >
          {incomeTexts.periods.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      }
    />
  );
}

interface DependentsProps {
  input: WorksheetInput;
  year: PlanYear;
  problems: readonly (AmountProblem | undefined)[];
  onChange: (changed: Pick<WorksheetInput, 'dependents'>) => void;
}

function Dependents({ input: { dependents }, year, problems, onChange }: DependentsProps) {
  function add(): void {
    flushSync(() => onChange({ dependents: [...dependents, { amount: emptyAmount, must_file: false }] }));
    document.getElementById(`income-dependent-${dependents.length}`)?.focus();
  }

  return (
    <div className="stack-16">
      <p className="remark">{joinTexts(texts.dependentsHint, texts.mustFileHint(year))}</p>
      {dependents.map((dependent, index) => {
        const set = (changed: Partial<typeof dependent>) =>
          onChange({ dependents: dependents.with(index, { ...dependent, ...changed }) });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields are controlled, and dependents have no other identity.
          <div key={index} className="stack-8">
            <LineField
              name={`income-dependent-${index}`}
              label={texts.dependent(index + 1)}
              error={formatAmountProblem(problems[index], 0)}
              amount={dependent.amount}
              onChange={(amount) => set({ amount })}
            />
            <div className="between">
              <CheckBox
                label={texts.mustFile}
                checked={dependent.must_file}
                onChange={(must_file) => set({ must_file })}
              />
              <Button
                variant="quiet"
                aria-label={texts.removeDependent(index + 1)}
                icon={<Icon name="close" />}
                onClick={() => onChange({ dependents: dependents.toSpliced(index, 1) })}
              />
            </div>
          </div>
        );
      })}
      {dependents.length < maxDependents && <Button onClick={add}>{texts.addDependent}</Button>}
    </div>
  );
}
