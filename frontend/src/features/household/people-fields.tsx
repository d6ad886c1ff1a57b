import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { maxPeople, maxPricedAge } from '#contract/household-bounds.ts';
import { problemTexts } from '#contract/texts/en.ts';
import { Button } from '#frontend/ui/button.tsx';
import { CheckBox, SelectField } from '#frontend/ui/choice-field.tsx';
import { Fold } from '#frontend/ui/fold.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import { TypedField } from '#frontend/ui/typed-field.tsx';
import { useHydrated } from '#frontend/ui/use-hydrated.ts';
import { toIsoDay, toPlanYear } from '#functions/plans/plan-year.ts';
import { householdTexts as texts } from './household.texts.ts';
import styles from './household-fields.module.css';
import { useHouseholdInput } from './household-store.ts';
import { type Row, textsOf, toFieldName, useRows } from './named-people.ts';
import { emptyPerson, type PersonInput, type Problems, parseAge } from './typed-household.ts';

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
                name={toFieldName(`${row.path}.tobacco`)}
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
  return (
    <TypedField
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
      error={error}
      onChange={({ target }) => change({ age: target.value })}
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
