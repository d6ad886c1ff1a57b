import { type ChangeEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { loadCode } from '#frontend/api/failure.ts';
import { OnDemand } from '#frontend/api/loaded-content.tsx';
import { rememberedAnswers, storedHousehold } from '#frontend/api/stored-answers.ts';
import { Button } from '#frontend/ui/button.tsx';
import { CheckBox, ChoiceField, TextField } from '#frontend/ui/field.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import { useTypedValues } from '#frontend/ui/use-hydrated.ts';
import type { Priced } from '#functions/plans/plan-prices.ts';
import styles from './household-fields.module.css';
import { useHouseholdInput, useIsRemembered } from './household-store.ts';
import { incomeTexts, offerTexts, householdTexts as texts } from './texts/en.ts';
import { emptyPerson, type HouseholdInput, type PersonInput, type Problems } from './typed-household.ts';

/** Groups the digits of an amount and leaves out its sign, which the field shows; returns another text as typed. */
function groupAmount(text: string): string {
  const [, whole, rest = ''] = /^(\d[\d,]{0,20})(\.\d*|k)?$/i.exec(text.trim().replace(/^\$ */, '')) ?? [];
  return whole === undefined ? text : BigInt(whole.replaceAll(',', '')).toLocaleString('en-US') + rest;
}

/** Returns the place after the same number of characters other than commas. */
function findCaret(from: string, caret: number, to: string): number {
  const before = from.slice(0, caret).replace(/[,$\s]/g, '').length;
  let place = 0;
  for (let count = 0; count < before && place < to.length; place += 1) if (to[place] !== ',') count += 1;
  return place;
}

interface AmountFieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  error: string | undefined;
  value: string;
  onChange: (text: string) => void;
}

/** Amount in dollars, whose digits are grouped while they are typed. */
function AmountField({ onChange, ...field }: AmountFieldProps) {
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const { value, selectionStart } = target;
    const text = groupAmount(value);
    flushSync(() => onChange(text));
    // The browser moves the caret to the end of a text that it did not get from the keyboard.
    if (text !== value) {
      const caret = findCaret(value, selectionStart ?? value.length, text);
      target.setSelectionRange(caret, caret);
    }
  };
  return <TextField {...field} inputMode="decimal" sign="$" onChange={change} />;
}

interface SizeFieldProps {
  problems: Problems;
  /** Size while none is given: the number of the people. */
  assumedSize?: number | undefined;
  /** Without hints, for a result. */
  isShort?: boolean;
}

/** Income of the household. */
export function IncomeField({ problems, isShort = false }: Pick<SizeFieldProps, 'problems' | 'isShort'>) {
  const [{ income, income_period }, change] = useHouseholdInput();
  useTypedValues(['household-income', 'household-size'], (name, text) =>
    change(
      name === 'household-income'
        ? { income: groupAmount(text) }
        : { [name.replace('household-', '')]: text },
    ),
  );
  return (
    <div className={`${styles.income} row`}>
      <AmountField
        name="household-income"
        label={isShort ? incomeTexts.shortAmount : incomeTexts.amount}
        hint={isShort ? undefined : incomeTexts.amountHint}
        error={problems.income}
        value={income}
        onChange={(text) => change({ income: text })}
      />
      <ChoiceField
        name="household-income-period"
        label={<span className="visually-hidden">{incomeTexts.period}</span>}
        segmented
        options={incomeTexts.periods}
        value={income_period}
        onChange={({ target }) => change({ income_period: target.value as HouseholdInput['income_period'] })}
      />
    </div>
  );
}

/** Size of the household on the tax return. */
export function SizeField({ problems, assumedSize = 1, isShort = false }: SizeFieldProps) {
  const [{ size = String(assumedSize) }, change] = useHouseholdInput();
  return (
    <div className={styles.size}>
      <TextField
        name="household-size"
        label={incomeTexts.size}
        error={problems.size}
        value={size}
        onChange={({ target }) => change({ size: target.value })}
        hint={isShort ? undefined : incomeTexts.sizeHint}
        inputMode="numeric"
      />
    </div>
  );
}

/** Price of an employer's plan, if one is offered: it decides about the tax credit. */
export function EmployerOffer({ problems }: { problems: Problems }) {
  const [{ applicant, adults, children }, change] = useHouseholdInput();
  const [chosen, setChosen] = useState('');
  const setOffer = (offer: Partial<PersonInput>) => change({ applicant: { ...applicant, ...offer } });
  const answer = chosen || (applicant.ownOffer || applicant.familyOffer ? 'yes' : '');
  return (
    <>
      <ChoiceField
        name="household-has-offer"
        label={offerTexts.question}
        segmented
        options={offerTexts.answers}
        value={answer}
        onChange={({ target }) => {
          setChosen(target.value);
          if (target.value === 'no') setOffer({ ownOffer: '', familyOffer: '' });
        }}
      />
      {answer === 'yes' && (
        <div className={`${styles.offers} columns`}>
          <AmountField
            name="household-offer"
            label={offerTexts.own}
            hint={offerTexts.ownHint}
            error={problems.offer}
            value={applicant.ownOffer}
            onChange={(ownOffer) => setOffer({ ownOffer })}
          />
          {adults.length + children.length > 0 && (
            <AmountField
              name="household-familyOffer"
              label={offerTexts.family}
              error={problems.familyOffer}
              value={applicant.familyOffer}
              onChange={(familyOffer) => setOffer({ familyOffer })}
            />
          )}
        </div>
      )}
    </>
  );
}

interface IncomeHelpProps {
  assumedSize?: number | undefined;
  /** Postal code of the state, which decides about the poverty line. */
  state?: string | undefined;
  /** Prices of plans, where they are known. */
  priced?: Priced | undefined;
}

/** Button that opens the worksheet of the income, whose code and texts are loaded then. */
export function IncomeHelp({ assumedSize = 1, state, priced }: IncomeHelpProps) {
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
          load={() => loadCode(() => import('../income/worksheet.tsx'))}
          toast={{ id: 'worksheet', message: incomeTexts.worksheetFailed }}
          heading="#income-help"
        >
          {({ Worksheet }) => (
            <Worksheet
              assumedSize={assumedSize}
              state={state ?? priced?.input_data.state}
              priced={priced}
              onUse={use}
            />
          )}
        </OnDemand>
      )}
    </>
  );
}

const kinds = [
  { kind: 'adults', remove: texts.removeAdult },
  { kind: 'children', remove: texts.removeChild },
] as const;

interface PeopleFieldsProps {
  problems: Problems;
  /** Field of the applicant's age. */
  you?: ReactNode;
}

/** People to cover, a row each: the applicant, other adults and children. */
export function PeopleFields({ problems, you }: PeopleFieldsProps) {
  const [input, change] = useHouseholdInput();

  function add(kind: 'adults' | 'children'): void {
    flushSync(() => change({ [kind]: [...input[kind], emptyPerson] }));
    document.getElementById(`household-${kind}-${input[kind].length}`)?.focus();
  }

  const setPerson = (kind: 'adults' | 'children', index: number, changed: Partial<PersonInput>) =>
    change({ [kind]: input[kind].with(index, { ...(input[kind][index] ?? emptyPerson), ...changed }) });

  return (
    <fieldset className="stack-8" aria-describedby={problems.people && 'household-people'}>
      <legend className="strong">{texts.people}</legend>
      <ul className={styles.people}>
        {you && (
          <li>
            {you}
            <CheckBox
              label={texts.tobacco}
              checked={input.applicant.tobacco}
              onChange={(tobacco) => change({ applicant: { ...input.applicant, tobacco } })}
            />
          </li>
        )}
        {kinds.flatMap(({ kind, remove }) =>
          input[kind].map(({ age, tobacco }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the fields are controlled, and people have no other identity.
            <li key={`${kind}${index}`}>
              <TextField
                name={`household-${kind}-${index}`}
                label={
                  <>
                    <span>{texts[kind].label}</span>
                    <span className="visually-hidden">{` ${texts[kind].spoken(index + 1)}`}</span>
                  </>
                }
                unit={texts.years}
                inputMode="numeric"
                value={age}
                error={problems[`${kind}.${index}`]}
                onChange={({ target }) => setPerson(kind, index, { age: target.value })}
              />
              {kind === 'adults' && (
                <CheckBox
                  label={texts.tobacco}
                  checked={tobacco}
                  onChange={(checked) => setPerson(kind, index, { tobacco: checked })}
                />
              )}
              <Button
                variant="quiet"
                className={styles.remove}
                aria-label={remove(index + 1)}
                icon={<Icon name="close" />}
                onClick={() => {
                  change({ [kind]: input[kind].toSpliced(index, 1) });
                  document.getElementById(`add-${kind}`)?.focus();
                }}
              />
            </li>
          )),
        )}
      </ul>
      {problems.people && (
        <p id="household-people" className="remark">
          {problems.people}
        </p>
      )}
      <div className="row">
        {kinds.map(({ kind }) => (
          <Button key={kind} id={`add-${kind}`} onClick={() => add(kind)}>
            {texts[kind].add}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

/** Choice to store the household, age and place on the device, beyond the tab, and a button that removes them there. */
export function RememberHousehold({ answers }: { answers: Readonly<Record<string, unknown>> }) {
  const [input] = useHouseholdInput();
  const isRemembered = useIsRemembered();
  return (
    <div className="row" id="remember-household">
      <CheckBox
        label={texts.remember}
        checked={isRemembered}
        onChange={(checked) => {
          storedHousehold.setRemembered(checked, input);
          rememberedAnswers.store(answers);
        }}
      />
      {isRemembered && (
        <Button
          onClick={() => {
            storedHousehold.forget();
            document.querySelector<HTMLElement>('#remember-household input')?.focus();
          }}
        >
          {texts.forget}
        </Button>
      )}
    </div>
  );
}
