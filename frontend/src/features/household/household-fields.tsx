import { type ChangeEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { problemTexts } from '#contract/texts/en.ts';
import { rememberedAnswers, storedHousehold } from '#frontend/api/stored-answers.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Fold } from '#frontend/ui/content.tsx';
import { CheckBox, ChoiceField, SelectField, TextField } from '#frontend/ui/field.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import { commonTexts } from '#frontend/ui/texts/en.ts';
import { useTypedValues } from '#frontend/ui/use-hydrated.ts';
import { maxAge } from '#functions/plans/household.ts';
import styles from './household-fields.module.css';
import { useHouseholdInput, useIsRemembered } from './household-store.ts';
import { incomeTexts, offerTexts, householdTexts as texts } from './texts/en.ts';
import {
  emptyPerson,
  groupAmount,
  groupTyped,
  type HouseholdInput,
  maxPeople,
  type PersonInput,
  type Problems,
  parseAge,
} from './typed-household.ts';

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
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { value, selectionStart } = target;
    const text = groupTyped(value, field.value, nativeEvent as InputEvent);
    flushSync(() => onChange(text));
    // The browser moves the caret to the end of a text that it did not get from the keyboard.
    if (text !== value && !text.endsWith(',')) {
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

/** Person of the household with the names of its fields. */
interface Row {
  /** Names of fields, and keys of problems: empty for the applicant, `adults.0.` for the first other adult. */
  prefix: string;
  kind: 'applicant' | 'adults' | 'children';
  index: number;
  /** "You", "Adult 1" */
  name: string;
  person: PersonInput;
  change: (changed: Partial<PersonInput>) => void;
}

/** People of the household as typed, the applicant first. */
function useRows(): Row[] {
  const [input, change] = useHouseholdInput();
  const { applicant } = input;
  const toRow = (kind: 'adults' | 'children') => (person: PersonInput, index: number) => ({
    ...{ kind, index, person },
    prefix: `${kind}.${index}.`,
    name: texts[kind].name(index + 1),
    change: (changed: Partial<PersonInput>) =>
      change({ [kind]: input[kind].with(index, { ...person, ...changed }) }),
  });
  return [
    {
      ...{ prefix: '', kind: 'applicant', index: 0, name: texts.applicant, person: applicant },
      change: (changed) => change({ applicant: { ...applicant, ...changed } }),
    },
    ...input.adults.map(toRow('adults')),
    ...input.children.map(toRow('children')),
  ];
}

/** Prices of plans of the adults' employers, if any are offered: they decide about the tax credit. */
export function EmployerOffers({ problems }: { problems: Problems }) {
  const [{ adults }, change] = useHouseholdInput();
  const [chosen, setChosen] = useState('');
  const rows = useRows();
  const grown = rows.filter(({ kind }) => kind !== 'children');
  const answer = chosen || (grown.some(({ person }) => person.hasOffer) ? 'yes' : '');
  const isAlone = adults.length === 0;
  const offering = grown.filter(({ person }) => isAlone || person.hasOffer);
  const setOffers = (has: (row: Row) => boolean) => {
    const [applicant = emptyPerson, ...others] = grown.map((row) => ({ ...row.person, hasOffer: has(row) }));
    change({ applicant, adults: others });
  };
  return (
    <>
      <ChoiceField
        name="household-has-offer"
        label={offerTexts.question}
        segmented
        options={commonTexts.yesOrNo}
        value={answer}
        onChange={({ target }) => {
          setChosen(target.value);
          setOffers(() => target.value === 'yes' && isAlone);
        }}
      />
      {answer === 'yes' && !isAlone && (
        <ChoiceField
          name="household-employers"
          label={offerTexts.whose}
          multiple
          options={grown.map(({ prefix, name }) => ({ value: prefix, label: name }))}
          value={offering.map(({ prefix }) => prefix)}
          onChange={({ target }) =>
            setOffers(({ prefix, person }) => (prefix === target.value ? target.checked : person.hasOffer))
          }
        />
      )}
      {answer === 'yes' &&
        offering.map((row) => <OfferFields key={row.prefix} {...{ row, rows, problems }} />)}
    </>
  );
}

function OfferFields({ row, rows, problems }: { row: Row; rows: readonly Row[]; problems: Problems }) {
  const { prefix, kind, index, person, change } = row;
  const { own, ownHint, family } = kind === 'applicant' ? offerTexts.yours : offerTexts.ofAdult(index + 1);
  const name = `household-${prefix.replaceAll('.', '-')}`;
  return (
    <div className={`${styles.offers} columns`}>
      <AmountField
        name={`${name}offer`}
        label={own}
        hint={ownHint}
        error={problems[`${prefix}offer`]}
        value={person.ownOffer}
        onChange={(ownOffer) => change({ ownOffer, hasOffer: true })}
      />
      {rows.length > 1 && (
        <AmountField
          name={`${name}familyOffer`}
          label={family}
          error={problems[`${prefix}familyOffer`]}
          value={person.familyOffer}
          onChange={(familyOffer) => change({ familyOffer, hasOffer: true })}
        />
      )}
    </div>
  );
}

const kinds = ['adults', 'children'] as const;

interface PeopleFieldsProps {
  problems: Problems;
  /** Field of the applicant's age. */
  you: ReactNode;
  /** The applicant's age, once it is known. */
  age: number | undefined;
}

/** People to cover, a row each: the applicant, other adults and children. */
export function PeopleFields({ problems, you, age: applicantAge = 0 }: PeopleFieldsProps) {
  const [input, change] = useHouseholdInput();
  const rows = useRows();
  const isOld = ({ kind, person }: Row) =>
    (kind === 'applicant' ? applicantAge : parseAge(person.age)) > maxAge;
  const young = rows.filter((row) => !isOld(row));

  function add(kind: 'adults' | 'children'): void {
    flushSync(() => change({ [kind]: [...input[kind], emptyPerson] }));
    document.getElementById(`household-${kind}-${input[kind].length}`)?.focus();
  }

  return (
    <fieldset className="stack-8" aria-describedby={problems.people && 'household-people'}>
      <legend className="strong">{texts.people}</legend>
      <ul className={styles.people}>
        {rows.map((row) => (
          <li key={row.prefix} className="ruled">
            {row.kind === 'applicant' ? (
              you
            ) : (
              <AgeField row={row} error={problems[`${row.kind}.${row.index}`]} />
            )}
            {row.kind !== 'children' && (
              <CheckBox
                label={texts.tobacco}
                spoken={row.kind === 'applicant' ? texts.ownTobacco : texts.adultTobacco(row.index + 1)}
                checked={row.person.tobacco}
                onChange={(tobacco) => row.change({ tobacco })}
              />
            )}
            {row.kind !== 'applicant' && <RemoveButton row={row} />}
            {isOld(row) && <CoverField row={row} isOld />}
          </li>
        ))}
      </ul>
      {problems.people && (
        <p id="household-people" className="remark">
          {problems.people}
        </p>
      )}
      {rows.length < maxPeople ? (
        <div className="row">
          {kinds.map((kind) => (
            <Button key={kind} id={`add-${kind}`} onClick={() => add(kind)}>
              {texts[kind].add}
            </Button>
          ))}
        </div>
      ) : (
        <p className="remark">{problemTexts.too_many_people({ max: maxPeople })}</p>
      )}
      {young.length > 0 && (
        <Fold title={texts.more} opens={young.some(({ person }) => person.has_cover !== '')}>
          <div className="stack-12">
            {young.map((row) => (
              <CoverField key={row.prefix} row={row} />
            ))}
          </div>
        </Fold>
      )}
    </fieldset>
  );
}

function AgeField({ row, error }: { row: Row; error: string | undefined }) {
  const { kind, index, person, change } = row;
  const { label, spoken } = kind === 'children' ? texts.children : texts.adults;
  const [isTyping, setTyping] = useState(false);
  // The 3 of 36 is no error yet.
  const isFirstDigit = isTyping && person.age.length === 1;
  return (
    <TextField
      name={`household-${kind}-${index}`}
      label={
        <>
          <span>{label}</span>
          <span className="visually-hidden">{` ${spoken(index + 1)}`}</span>
        </>
      }
      unit={texts.years}
      inputMode="numeric"
      value={person.age}
      error={isFirstDigit ? undefined : error}
      onChange={({ target }) => {
        setTyping(true);
        change({ age: target.value });
      }}
      onBlur={() => setTyping(false)}
    />
  );
}

function RemoveButton({ row: { kind, index } }: { row: Row }) {
  const [input, change] = useHouseholdInput();
  if (kind === 'applicant') return null;
  const remove = () => {
    flushSync(() => change({ [kind]: input[kind].toSpliced(index, 1) }));
    document.getElementById(`add-${kind}`)?.focus();
  };
  return (
    <Button
      variant="quiet"
      className={styles.remove}
      aria-label={texts[kind].remove(index + 1)}
      icon={<Icon name="close" />}
      onClick={remove}
    />
  );
}

/** Cover that ends the tax credit of a person. */
function CoverField({ row, isOld = false }: { row: Row; isOld?: boolean }) {
  const { kind, index, name, person, change } = row;
  const options = isOld ? texts.covers.from65 : texts.covers.before65;
  const isListed = options.some(({ value }) => value === person.has_cover);
  return (
    <div className={styles.cover}>
      <SelectField
        name={kind === 'applicant' ? 'household-cover' : `household-${kind}-${index}-cover`}
        label={texts.cover(name)}
        options={options}
        value={isListed ? person.has_cover : ''}
        onChange={({ target }) => change({ has_cover: target.value as PersonInput['has_cover'] })}
      />
    </div>
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
