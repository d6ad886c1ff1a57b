import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { maxPeople, maxPricedAge } from '#contract/household-bounds.ts';
import { problemTexts } from '#contract/texts/en.ts';
import { rememberedAnswers, storedHousehold } from '#frontend/api/stored-answers.ts';
import { Button } from '#frontend/ui/button.tsx';
import { CheckBox, ChoiceField, SelectField } from '#frontend/ui/choice-field.tsx';
import { TextField } from '#frontend/ui/field.tsx';
import { Fold } from '#frontend/ui/fold.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import { commonTexts } from '#frontend/ui/texts/en.ts';
import { useHydrated } from '#frontend/ui/use-hydrated.ts';
import { toIsoDay, toPlanYear } from '#functions/plans/plan-year.ts';
import { AmountField } from './amount-field.tsx';
import styles from './household-fields.module.css';
import { toRemembered, useHouseholdInput, useIsRemembered } from './household-store.ts';
import { incomeTexts, offerTexts, householdTexts as texts } from './texts/en.ts';
import {
  emptyPerson,
  type HouseholdInput,
  type HouseholdReading,
  type PersonInput,
  type Problems,
  parseAge,
} from './typed-household.ts';

interface SizeFieldProps {
  problems: Problems;
  /** Size while none is given: the number of the people. */
  assumedSize?: number | undefined;
}

/** Size of the household on the tax return. */
export const SizeField = (props: SizeFieldProps) => <HintedSize {...props} hint={incomeTexts.sizeHint} />;

/** The same without a hint, beside prices. */
export const ShortSizeField = (props: SizeFieldProps) => <HintedSize {...props} />;

function HintedSize({ problems, assumedSize = 1, hint }: SizeFieldProps & { hint?: string }) {
  const [{ size = String(assumedSize) }, change] = useHouseholdInput();
  return (
    <div className={styles.size}>
      <TextField
        name="household-size"
        label={incomeTexts.size}
        error={problems.household_size}
        value={size}
        onChange={({ target }) => change({ size: target.value })}
        hint={hint}
        inputMode="numeric"
      />
    </div>
  );
}

/** Name of the field of a member of the household by its path in the API. */
export const toFieldName = (path: string) =>
  path === 'household_size' ? 'household-size' : `household-${path.replaceAll('.', '-')}`;

const textsOf = { adult: texts.adults, child: texts.children };

/** Person of the household with what the fields are named by. */
interface NamedPerson {
  index: number;
  person: PersonInput;
  isApplicant: boolean;
  /** Among the adults beside the applicant, or among the children, from 1. */
  number: number;
  /** "You", "Adult 1" */
  name: string;
  /** Path in the API. */
  path: string;
}

interface Row extends NamedPerson {
  change: (changed: Partial<PersonInput>) => void;
}

/** Names people as typed, the applicant first. */
function namePeople(people: readonly PersonInput[]): NamedPerson[] {
  return people.map((person, index) => {
    const isApplicant = index === 0;
    const number = people.slice(1, index + 1).filter(({ role }) => role === person.role).length;
    const name = isApplicant ? texts.applicant : textsOf[person.role].name(number);
    return { index, person, isApplicant, number, name, path: `people.${index}` };
  });
}

/** Lists what cannot be read, as an error summary has it. */
export function listUnread({ people }: HouseholdInput, { unread, problems }: HouseholdReading) {
  const named = namePeople(people);
  return unread.map((path) => {
    const person = named.find((one) => path.startsWith(`${one.path}.`));
    const message = problems[path] ?? '';
    return { name: toFieldName(path), message: person ? `${person.name}: ${message}` : message };
  });
}

/** People of the household as typed. */
function useRows(): Row[] {
  const [{ people }, change] = useHouseholdInput();
  return namePeople(people).map((named) => ({
    ...named,
    change: (changed) => change({ people: people.with(named.index, { ...named.person, ...changed }) }),
  }));
}

/** Prices of plans of the adults' employers, if any are offered: they decide about the tax credit. */
export function EmployerOffers({ problems }: { problems: Problems }) {
  const [{ people }, change] = useHouseholdInput();
  const [chosen, setChosen] = useState('');
  const rows = useRows();
  const adults = rows.filter(({ person }) => person.role === 'adult');
  const answer = chosen || (adults.some(({ person }) => person.hasOffer) ? 'yes' : '');
  const isOnlyAdult = adults.length === 1;
  const offering = adults.filter(({ person }) => isOnlyAdult || person.hasOffer);
  const setOffers = (has: (row: Row) => boolean) =>
    change({
      people: rows.map((row) => ({ ...row.person, hasOffer: row.person.role === 'adult' && has(row) })),
    });
  return (
    <>
      <ChoiceField
        name="household-has-offer"
        label={offerTexts.question}
        hint={answer === 'yes' ? offerTexts.which : undefined}
        segmented
        options={commonTexts.yesOrNo}
        value={answer}
        onChange={({ target }) => {
          setChosen(target.value);
          setOffers(() => target.value === 'yes' && isOnlyAdult);
        }}
      />
      {answer === 'yes' && !isOnlyAdult && (
        <ChoiceField
          name="household-employers"
          label={offerTexts.whose}
          multiple
          options={adults.map(({ path, name }) => ({ value: path, label: name }))}
          value={offering.map(({ path }) => path)}
          onChange={({ target }) =>
            setOffers(({ path, person }) => (path === target.value ? target.checked : person.hasOffer))
          }
        />
      )}
      {answer === 'yes' &&
        offering.map((row) => (
          <OfferFields key={row.path} row={row} problems={problems} hasFamily={people.length > 1} />
        ))}
    </>
  );
}

interface OfferFieldsProps {
  row: Row;
  problems: Problems;
  /** True for an adult who is not alone. */
  hasFamily: boolean;
}

function OfferFields({ row, problems, hasFamily }: OfferFieldsProps) {
  const { path, isApplicant, number, person, change } = row;
  const { own, ownHint, family } = isApplicant ? offerTexts.yours : offerTexts.ofAdult(number);
  const [ownPath, familyPath] = [`${path}.employer_offer.own`, `${path}.employer_offer.family`];
  return (
    <div className={`${styles.offers} columns`}>
      <AmountField
        name={toFieldName(ownPath)}
        label={own}
        hint={ownHint}
        error={problems[ownPath]}
        value={person.ownOffer}
        onChange={(ownOffer) => change({ ownOffer, hasOffer: true })}
      />
      {hasFamily && (
        <AmountField
          name={toFieldName(familyPath)}
          label={family}
          error={problems[familyPath]}
          value={person.familyOffer}
          onChange={(familyOffer) => change({ familyOffer, hasOffer: true })}
        />
      )}
    </div>
  );
}

const roles = ['adult', 'child'] as const;

/** Day on which the ages of the plan year count: the first day of coverage (45 CFR 147.102(a)(1)(iii)). */
function AgeDay() {
  const [{ year }] = useHouseholdInput();
  // The page's HTML was made on another day.
  const today = useHydrated() ? new Date() : undefined;
  const planYear = Number(year) || (today && toPlanYear(toIsoDay(today)));
  const isNext = planYear !== undefined && today !== undefined && planYear > today.getFullYear();
  return (
    <p id="household-ages" className="remark">
      {isNext ? texts.agesOnFirstDay(planYear) : texts.agesOnStart}
    </p>
  );
}

interface PeopleFieldsProps {
  problems: Problems;
  /** Field of the applicant's age. */
  you: ReactNode;
  /** The applicant's age, once it is known. */
  age: number | undefined;
}

/** People to cover, a row each: the applicant, other adults and children. */
export function PeopleFields({ problems, you, age: applicantAge = 0 }: PeopleFieldsProps) {
  const [{ people }, change] = useHouseholdInput();
  const rows = useRows();
  const isOld = ({ isApplicant, person }: Row) =>
    (isApplicant ? applicantAge : parseAge(person.age)) > maxPricedAge;
  const young = rows.filter((row) => !isOld(row));

  function add(role: PersonInput['role']): void {
    // Adults come before children.
    const index =
      role === 'adult' ? people.findLastIndex((person) => person.role === role) + 1 : people.length;
    flushSync(() => change({ people: people.toSpliced(index, 0, { ...emptyPerson, role }) }));
    document.getElementById(toFieldName(`people.${index}.age`))?.focus();
  }

  return (
    <fieldset
      className="stack-8"
      aria-describedby={problems.people ? 'household-ages household-people' : 'household-ages'}
    >
      <legend className="strong">{texts.people}</legend>
      <AgeDay />
      <ul className={styles.people}>
        {rows.map((row) => (
          <li key={row.path} className="ruled">
            {row.isApplicant ? you : <AgeField row={row} error={problems[`${row.path}.age`]} />}
            {row.person.role === 'adult' && (
              <CheckBox
                label={texts.tobacco}
                spoken={row.isApplicant ? texts.ownTobacco : texts.adultTobacco(row.number)}
                checked={row.person.tobacco}
                onChange={(tobacco) => row.change({ tobacco })}
              />
            )}
            {!row.isApplicant && <RemoveButton row={row} />}
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
          {roles.map((role) => (
            <Button key={role} id={`add-${role}`} onClick={() => add(role)}>
              {textsOf[role].add}
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
              <CoverField key={row.path} row={row} />
            ))}
          </div>
        </Fold>
      )}
    </fieldset>
  );
}

function AgeField({ row, error }: { row: Row; error: string | undefined }) {
  const { path, number, person, change } = row;
  const { label, spoken } = textsOf[person.role];
  const [isTyping, setTyping] = useState(false);
  // The 3 of 36 is no error yet.
  const isFirstDigit = isTyping && person.age.length === 1;
  return (
    <TextField
      name={toFieldName(`${path}.age`)}
      label={
        <>
          <span>{label}</span>
          <span className="visually-hidden">{` ${spoken(number)}`}</span>
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

function RemoveButton({ row: { index, number, person } }: { row: Row }) {
  const [{ people }, change] = useHouseholdInput();
  const remove = () => {
    flushSync(() => change({ people: people.toSpliced(index, 1) }));
    document.getElementById(`add-${person.role}`)?.focus();
  };
  return (
    <Button
      variant="quiet"
      className={styles.remove}
      aria-label={textsOf[person.role].remove(number)}
      icon={<Icon name="close" />}
      onClick={remove}
    />
  );
}

/** Cover that ends the tax credit of a person. */
function CoverField({ row, isOld = false }: { row: Row; isOld?: boolean }) {
  const { path, name, person, change } = row;
  const options = isOld ? texts.covers.from65 : texts.covers.before65;
  const isListed = options.some(({ value }) => value === person.has_cover);
  return (
    <div className={styles.cover}>
      <SelectField
        name={toFieldName(`${path}.has_cover`)}
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
          storedHousehold.setRemembered(checked, input, toRemembered(input));
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
