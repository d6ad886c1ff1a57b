import { flushSync } from 'react-dom';
import type { PolicyOthers } from '#contract/policy-members.ts';
import { policyCar, policyDriver } from '#contract/policy-members.ts';
import { typedPolicy } from '#frontend/api/stored-answers.ts';
import type { Answers } from '#frontend/features/estimates/answers.ts';
import { CoverRow } from '#frontend/features/estimates/car/cover-tiles.tsx';
import { listCarCovers } from '#frontend/features/estimates/car/covers.ts';
import { type PricePolicy, pricePolicyCovers, toPolicy } from '#frontend/features/estimates/car/policy.ts';
import { usePolicyPrices } from '#frontend/features/estimates/car/policy-prices.ts';
import {
  changePolicy,
  getPolicyInput,
  type PolicyInput,
  type PolicyList,
  type PolicyRow,
  setPolicyRemembered,
  usePolicyInput,
} from '#frontend/features/estimates/policy-store.ts';
import type { Questions } from '#frontend/features/estimates/questions.ts';
import { formatLevelPrices } from '#frontend/features/plans/level-prices.tsx';
import { Announcement } from '#frontend/ui/announcement.tsx';
import { Button } from '#frontend/ui/button.tsx';
import { CheckBox, ChoiceField } from '#frontend/ui/choice-field.tsx';
import { commonTexts } from '#frontend/ui/common.texts.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import { uncoverFocus } from '#frontend/ui/use-focus-return.ts';
import { assumeAnswers, type PricedCar } from './cover-line.tsx';
import { buildNotes } from './form-notes.tsx';
import { createFormSchema, type FormInput } from './form-values.ts';
import { isPricedCar, isPricedDriver, readGiven } from './given-answers.ts';
import { CarNameField, FilledFieldsRow, filledAnswers, useNamedCar } from './named-car.tsx';
import { policyTexts as texts } from './policy.texts.ts';
import { rowQuestions, toRowName } from './policy-fields.ts';
import styles from './policy-rows.module.css';
import formStyles from './prediction-form.module.css';
import { type FieldForm, QuestionField } from './question-field.tsx';

const schemas = { drivers: policyDriver, cars: policyCar };
const lists = ['drivers', 'cars'] as const;

/** Questions of a row with the short labels that its heading completes. */
function shortQuestions(list: PolicyList): Questions {
  const short: Readonly<Record<string, string>> = texts.labels;
  return Object.fromEntries(
    Object.entries(rowQuestions(list)).map(([field, { hint: _hint, ...question }]) => {
      const label = short[field];
      const { unit: _unit, ...unitless } = { unit: undefined, ...question };
      return [field, label ? { ...unitless, label, formLabel: label } : question];
    }),
  ) as Questions;
}

const toInput = (row: PolicyRow): FormInput => ({ zip: '', unselectedCounty: '', label: '', ...row });

/** Parses a row, or finds what is wrong with it, by the field. */
function readRow(list: PolicyList, row: PolicyRow) {
  const asked = shortQuestions(list);
  const { data, error } = createFormSchema<object>(asked, schemas[list]).safeParse(toInput(row));
  const issues = error?.issues.map(({ path, message }) => [String(path[0]), message]).reverse() ?? [];
  return { data, errors: Object.fromEntries(issues) as Readonly<Record<string, string>> };
}

/** Reads the other drivers and cars of a policy; undefined while one of them is not complete. */
export function readOthers(input: PolicyInput): PolicyOthers | undefined {
  const read = (list: PolicyList) => input[list].map((row) => readRow(list, row).data);
  const [drivers, cars] = [read('drivers'), read('cars')];
  if ([...drivers, ...cars].includes(undefined)) return undefined;
  return { drivers, cars } as PolicyOthers;
}

/** Lists what is wrong with the rows, as an error summary has it. */
export const listRowProblems = (input: PolicyInput) =>
  lists.flatMap((list) =>
    input[list].flatMap((row, index) =>
      Object.entries(readRow(list, row).errors).map(([field, message]) => ({
        name: toRowName(list, index, field),
        message: `${texts.names[list](index + 2)}: ${message}`,
      })),
    ),
  );

interface RowProps {
  list: PolicyList;
  index: number;
  row: PolicyRow;
  /** True once the form was sent. */
  isSent: boolean;
}

/** Fields of a row as those of a form. */
function toFieldForm({ list, index, row, isSent }: RowProps): FieldForm {
  const asked = shortQuestions(list);
  const values = toInput(row);
  const errors = isSent ? readRow(list, row).errors : {};
  const fill = (changed: Readonly<Record<string, string>>) => {
    const rows = getPolicyInput()[list];
    if (Object.keys(changed).length === 0 || !rows[index]) return;
    changePolicy({ [list]: rows.with(index, { ...rows[index], ...changed }) });
  };
  return {
    asked,
    values,
    fill,
    getValues: () => toInput(getPolicyInput()[list][index] ?? row),
    notes: buildNotes(asked, values, { year: new Date().getFullYear(), language: navigator.language }),
    bind: (field, { onChange, onBlur } = {}) => ({
      name: toRowName(list, index, field),
      value: row[field] ?? '',
      error: errors[field],
      onChange: (event) => {
        onChange?.(event);
        fill({ [field]: event.target.value });
      },
      ...(onBlur && { onBlur }),
    }),
  };
}

/** Rows of the drivers or the cars of a policy beside the first one. */
export function PolicyRows({ list, isSent }: Pick<RowProps, 'list' | 'isSent'>) {
  const { [list]: rows } = usePolicyInput();
  const Row = list === 'drivers' ? DriverFields : CarFields;
  const remove = (index: number) => {
    flushSync(() => changePolicy({ [list]: getPolicyInput()[list].toSpliced(index, 1) }));
    document.getElementById(`add-${list}`)?.focus();
  };
  return rows.map((row, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity, and their texts are controlled.
    <fieldset key={index} className={`${styles.item} ruled stack-12`}>
      <legend className="strong">{texts.names[list](index + 2)}</legend>
      <Button
        variant="quiet"
        className={styles.remove}
        aria-label={texts.remove[list](index + 2)}
        icon={<Icon name="close" />}
        onClick={() => remove(index)}
      />
      <Row {...{ list, index, row, isSent }} />
    </fieldset>
  ));
}

function Fields({ form, without = [] }: { form: FieldForm; without?: readonly string[] }) {
  return Object.entries(form.asked)
    .filter(([field]) => !without.includes(field))
    .map(([field, question]) => <QuestionField key={field} {...{ field, question, form }} />);
}

const DriverFields = (row: RowProps) => (
  <div className={styles.fields}>
    <Fields form={toFieldForm(row)} />
  </div>
);

function CarFields(row: RowProps) {
  const { list, index, row: typed } = row;
  const form = toFieldForm(row);
  const car = useNamedCar(form, {
    name: typed.name || undefined,
    change: (name = '') => form.fill({ name }),
  });
  return (
    <div className="stack-12">
      <CarNameField car={car} name={toRowName(list, index, 'name')} label={texts.carName} />
      <div className={formStyles.row}>
        <Fields form={car.form} without={[...filledAnswers, 'cover']} />
      </div>
      <FilledFieldsRow car={car} />
      <div className={formStyles.row}>
        <Fields form={form} without={Object.keys(form.asked).filter((field) => field !== 'cover')} />
        <ChoiceField {...form.bind('loan')} label={texts.loan} segmented options={commonTexts.yesOrNo} />
      </div>
    </div>
  );
}

/** Choices to store the rows on the device, and with a prediction. */
export function KeepPolicy() {
  const { keeps = '' } = usePolicyInput();
  return (
    <>
      <CheckBox
        name="policy-remembered"
        label={texts.remember}
        checked={typedPolicy.isRemembered()}
        onChange={setPolicyRemembered}
      />
      <ChoiceField
        name="keep-policy"
        label={texts.keep}
        options={commonTexts.yesOrNo}
        value={keeps}
        onChange={({ target }) => changePolicy({ keeps: target.value })}
      />
    </>
  );
}

/** Reads the rows that can be priced so far. */
function readPriced(list: PolicyList, rows: readonly PolicyRow[]): Answers[] {
  const isPriced = list === 'drivers' ? isPricedDriver : isPricedCar;
  const given = rows.map((row) => readGiven(rowQuestions(list), toInput(row)));
  return given.filter(isPriced).map((answers) => Object.fromEntries(listGiven(answers)));
}

const listGiven = (answers: Answers) => Object.entries(answers).filter(([, answer]) => answer !== undefined);

/** Prices of a policy for the rows that can be read so far, with what is assumed of them. */
function pricePolicy(price: PricePolicy, car: PricedCar, input: PolicyInput) {
  const { answers } = assumeAnswers(car);
  const drivers = readPriced('drivers', input.drivers).map((driver) => {
    const { driver_age, driving_experience, prv_accident, violations } = assumeAnswers({
      ...(driver as unknown as PricedCar),
      car_mfg_year: car.car_mfg_year,
    }).answers;
    return { driver_age, driving_experience, prv_accident, violations };
  });
  const cars = readPriced('cars', input.cars).map(({ annual_mileage = answers.annual_mileage, ...row }) => ({
    ...(row as unknown as PolicyOthers['cars'][number]),
    annual_mileage: Number(annual_mileage),
  }));
  try {
    return { covers: pricePolicyCovers(price, toPolicy(answers, { drivers, cars })), cars: cars.length + 1 };
  } catch {
    // ZIP digits without a price, such as those of a draft of another version.
    return undefined;
  }
}

/** Prices of the whole policy by month, while it is typed. */
export function PolicyLine({ car, isTyped }: { car: PricedCar; isTyped: boolean }) {
  const { value: price } = usePolicyPrices('all');
  const input = usePolicyInput();
  const priced = price && pricePolicy(price, car, input);
  if (!priced) return null;
  const { covers, cars } = priced;
  return (
    <>
      <aside className={formStyles.prices} ref={uncoverFocus} aria-label={texts.lineName}>
        <CoverRow covers={covers} />
        <p className="remark">{texts.month(cars)}</p>
      </aside>
      <Announcement
        isTyped
        text={`${formatLevelPrices(listCarCovers(covers))} ${texts.month(cars)}.`}
        saysFirst={isTyped}
      />
    </>
  );
}
