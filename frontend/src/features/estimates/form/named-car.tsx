import { useEffect, useRef, useState } from 'react';
import type { FilledFields } from '#frontend/features/estimates/car/car-names.ts';
import { parseNumberText } from '#frontend/features/estimates/number-text.ts';
import type { Note } from '#frontend/features/estimates/question-notes.ts';
import { minCarYear, type Question } from '#frontend/features/estimates/questions.ts';
import { ComboboxField } from '#frontend/ui/combobox-field.tsx';
import { formatChoice } from '#frontend/ui/format.ts';
import { createLoader } from '#frontend/ui/loader.ts';
import { useTypedValues } from '#frontend/ui/use-hydrated.ts';
import { loadCarFormParts } from './car-form-code.ts';
import { namedCarTexts as texts } from './named-car.texts.ts';
import styles from './prediction-form.module.css';
import { type FieldForm, QuestionField } from './question-field.tsx';

/** Answers that a name fills in. */
export const filledAnswers = ['car_price', 'car_body', 'car_fuel'] as const satisfies (keyof FilledFields)[];

const maxNamed = 4;

/** Reads the model year of a form: no number while it is empty or incomplete. */
function readYear(text: unknown): { year: number | undefined; isIncomplete: boolean } {
  const year = parseNumberText(String(text)) ?? 0;
  const isYear = year >= minCarYear && year <= new Date().getFullYear() + 1;
  return { year: isYear ? Math.floor(year) : undefined, isIncomplete: !isYear && text !== '' };
}

/** Fills fields again that still have what a name filled in, such as the price for another model year. */
function useFollowing(form: FieldForm, name: string | undefined, filled: FilledFields | undefined) {
  const before = useRef<{ name: string | undefined; filled: FilledFields }>(undefined);
  useEffect(() => {
    if (!filled) return;
    const { current } = before;
    before.current = { name, filled };
    if (current?.name !== name) return;
    const shown = form.getValues();
    const changed = filledAnswers.filter(
      (field) => shown[field] === current?.filled[field] && shown[field] !== filled[field],
    );
    if (changed.length > 0) form.fill(Object.fromEntries(changed.map((field) => [field, filled[field]])));
  });
}

/** Names, and the code that fills in and checks answers by them, which an empty form has no need of. */
const named = createLoader(async () => {
  const { loadCarNames, ...code } = await loadCarFormParts();
  return { ...(await loadCarNames()), ...code };
});

interface ChosenName {
  readonly name: string | undefined;
  readonly change: (name: string | undefined) => void;
}

/** Car that is chosen by its name: what it fills in follows the model year until it is edited. */
export function useNamedCar(form: FieldForm, { name, change }: ChosenName) {
  const [isNeeded, setNeeded] = useState(false);
  const { value: list, isMissing } = named.useLoaded('all', isNeeded || name !== undefined);
  const { values, notes } = form;
  const known = name === undefined ? undefined : list?.cars[name];
  // An answer that is edited to another body is another car's, as are the answers of another estimate.
  const car = known?.body === values.car_body ? known : undefined;
  const { year, isIncomplete } = readYear(values.car_mfg_year);
  const filled =
    car && list && !isIncomplete
      ? list.fillIn(car, list.newPrices, { year, fuel: String(values.car_fuel) })
      : undefined;
  useFollowing(form, name, filled);

  const choose = (chosen: string) => {
    const next = list?.cars[chosen];
    change(next && chosen);
    if (next && list) return form.fill({ ...list.fillIn(next, list.newPrices, { year, fuel: '' }) });
    const kept = filledAnswers.filter((field) => filled && values[field] === filled[field]);
    form.fill(Object.fromEntries(kept.map((field) => [field, ''])));
  };
  const own =
    car && name && filled
      ? list?.noteNamedCar(name, car, year, values.car_price, filled.car_price)
      : undefined;
  return {
    form: { ...form, notes: { ...own, ...dropEmpty(notes) } },
    name: car && name,
    names: Object.keys(list?.cars ?? {}),
    fuels: car && list?.listFuels(car, year),
    isMissing,
    load: () => setNeeded(true),
    choose,
  };
}

const dropEmpty = (notes: Readonly<Record<string, Note | undefined>>) =>
  Object.fromEntries(Object.entries(notes).filter(([, note]) => note));

type ChosenCar = ReturnType<typeof useNamedCar>;

interface CarNameFieldProps {
  car: ChosenCar;
  name: string;
  label: string;
  hint?: string;
}

/** Search for the car by its name, which is not sent. */
export function CarNameField({ car, name, label, hint }: CarNameFieldProps) {
  const [typed, setTyped] = useState('');
  useTypedValues([name], (_, text) => setTyped(text));
  const describe = (text: string, found: readonly { label: string }[]) => {
    if (car.isMissing) return texts.notLoaded;
    if (car.names.length === 0) return '';
    const listed = found.slice(0, maxNamed).map(({ label }) => label);
    return found.length === 0 ? texts.unknown(text) : texts.choose(formatChoice(listed));
  };
  return (
    <div className={styles.row}>
      <ComboboxField
        {...{ name, label, hint }}
        options={car.names.map((name) => ({ value: name, label: name }))}
        value={car.name ?? ''}
        onChange={car.choose}
        unselected={typed}
        onEdit={setTyped}
        onFocus={car.load}
        describe={describe}
      />
    </div>
  );
}

/** Fields that a name fills in; of a named car's fuels those on sale in its model year are offered. */
export function FilledFieldsRow({ car: { form, fuels = [] } }: { car: ChosenCar }) {
  const { car_price, car_body, car_fuel } = form.asked;
  if (!car_price || !car_body || car_fuel?.kind !== 'choice') return null;
  const isAsked = fuels.length > 1 && form.values.car_fuel === '';
  const offered = Object.entries(car_fuel.choices).filter(([fuel]) => fuels.some((one) => one === fuel));
  const fuel: Question =
    fuels.length === 0
      ? car_fuel
      : { ...car_fuel, choices: Object.fromEntries(offered), ...(isAsked && { hint: texts.askFuel }) };
  return (
    <div className={styles.row}>
      <QuestionField field="car_price" question={car_price} form={form} />
      <QuestionField field="car_body" question={car_body} form={form} />
      <QuestionField field="car_fuel" question={fuel} form={form} />
    </div>
  );
}
