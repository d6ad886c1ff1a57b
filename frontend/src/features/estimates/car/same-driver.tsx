import { type ReactNode, useState } from 'react';
import type { CarAnswers } from '#contract/car-answers.ts';
import { formatAnswer } from '#frontend/features/estimates/answers.ts';
import { parseNumberText } from '#frontend/features/estimates/number-text.ts';
import { Button } from '#frontend/ui/button.tsx';
import { ComboboxField } from '#frontend/ui/combobox-field.tsx';
import { Fold } from '#frontend/ui/fold.tsx';
import { formatChoice, formatRoundedMoney } from '#frontend/ui/format.ts';
import { type CarNames, fillIn, findYearsSold, listFuels, useCarNames } from './car-names.ts';
import type { CarSectionProps } from './car-prices.ts';
import styles from './car-sections.module.css';
import { coverTexts } from './cover.texts.ts';
import { type CarCovers, pricedCovers } from './covers.ts';
import { OwnChange } from './own-change.tsx';
import { sameDriverTexts as texts } from './same-driver.texts.ts';

const maxCars = 3;
const maxNamed = 4;

/** Car that a driver may have instead. */
export interface OtherCar {
  readonly label: string;
  readonly answers: Pick<CarAnswers, 'car_mfg_year' | 'car_price' | 'car_body' | 'car_fuel'>;
}

/** Lists the cars of a model year, each with every fuel on sale in it; a car that was not sold then, of its nearest year. */
export function listOtherCars({ cars, newPrices }: CarNames, modelYear: number): OtherCar[] {
  return Object.entries(cars).flatMap(([name, car]) => {
    const sold = findYearsSold(car, modelYear);
    const year = sold ? Math.max(sold.first, Math.min(modelYear, sold.last ?? modelYear)) : modelYear;
    const fuels = listFuels(car, year);
    return fuels.map((fuel) => {
      const { car_price } = fillIn(car, newPrices, { year, fuel });
      const named = fuels.length > 1 ? `${name}, ${formatAnswer('car_fuel', fuel).toLowerCase()}` : name;
      return {
        label: year === modelYear ? named : texts.ofYear(named, year),
        answers: {
          car_mfg_year: year,
          car_price: parseNumberText(car_price),
          car_body: car.body,
          car_fuel: fuel,
        },
      };
    });
  });
}

/** Prices of the covers for the same driver with other cars, which are chosen by their names. */
export function SameDriver(props: CarSectionProps) {
  return (
    <Fold title={texts.title} heading="h2" screenOnly deferred>
      <OtherCars {...props} />
    </Fold>
  );
}

function OtherCars({ estimate, evaluator, facts }: CarSectionProps) {
  const { value: names, isMissing } = useCarNames(true);
  const [chosen, setChosen] = useState<readonly OtherCar[]>([]);
  const [typed, setTyped] = useState('');
  const { car_class: _class, ...driver } = estimate.input_data;
  const all = names ? listOtherCars(names, Math.floor(driver.car_mfg_year)) : [];
  const others = all.filter(({ label }) => !chosen.some((car) => car.label === label));
  const price = ({ answers }: OtherCar) =>
    evaluator.estimate({ insurance_type: 'car', input_data: { ...driver, ...answers } }).covers;
  const describe = (text: string, found: readonly { label: string }[]) => {
    if (isMissing) return texts.notLoaded;
    const listed = found.slice(0, maxNamed).map(({ label }) => label);
    return found.length === 0 ? texts.unknown(text) : texts.choose(formatChoice(listed));
  };
  const choose = (label: string) => {
    const car = all.find((one) => one.label === label);
    if (car) setChosen([...chosen, car].slice(-maxCars));
  };
  return (
    <div className="stack-12">
      <ComboboxField
        name="other-car"
        label={texts.label}
        hint={texts.hint}
        options={others.map(({ label }) => ({ value: label, label }))}
        value=""
        onChange={choose}
        unselected={typed}
        onEdit={setTyped}
        describe={describe}
      />
      <CoverTable caption={texts.caption}>
        <CoverTableRow name={texts.yours} covers={estimate.covers} />
        {chosen.map((car) => (
          <CoverTableRow
            key={car.label}
            name={car.label}
            covers={price(car)}
            onRemove={() => setChosen(chosen.filter((one) => one !== car))}
          >
            <OwnChange {...{ estimate, evaluator, facts }} answers={{ ...driver, ...car.answers }} />
          </CoverTableRow>
        ))}
      </CoverTable>
      <p className="remark">{texts.basis}</p>
    </div>
  );
}

interface CoverTableProps {
  caption: string;
  children: ReactNode;
}

/** Prices of the covers a month, of which each {@link CoverTableRow} has three. */
export const CoverTable = ({ caption, children }: CoverTableProps) => (
  <table className={styles.cars}>
    <caption className="visually-hidden">{caption}</caption>
    <thead>
      <tr className="remark">
        <th scope="col">{texts.month}</th>
        {pricedCovers.map((cover) => (
          <th key={cover} scope="col">
            {coverTexts.shortNames[cover]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);

interface RowProps {
  name: string;
  covers: CarCovers;
  onRemove?: () => void;
  /** Content below the name. */
  children?: ReactNode;
}

export const CoverTableRow = ({ name, covers, onRemove, children }: RowProps) => (
  <tr>
    <th scope="row">
      <span>{`${name} `}</span>
      {onRemove && (
        <Button variant="link" className="target" onClick={onRemove}>
          <span>{texts.remove}</span>
          <span className="visually-hidden">{` ${name}`}</span>
        </Button>
      )}
      {children}
    </th>
    {pricedCovers.map((cover) => (
      <td key={cover}>{formatRoundedMoney(covers[cover].premium / 12)}</td>
    ))}
  </tr>
);
