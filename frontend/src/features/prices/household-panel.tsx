import { useId } from 'react';
import { ChoiceField } from '#frontend/ui/field.tsx';
import { formatRoundedMoney } from '#frontend/ui/format.ts';
import { Table } from '#frontend/ui/table.tsx';
import { type PlanYear, planYears, priceYear, rules } from '#functions/plans/household.ts';
import type { Outlook, Priced } from '#functions/plans/outlook.ts';
import { isPlanYearOver } from '#functions/plans/plan-year.ts';
import { EmployerOffer, SizeField } from '../household/household-fields.tsx';
import { useHouseholdInput, useIsStoredHousehold } from '../household/household-store.ts';
import { keepTexts } from '../household/stored/texts/en.ts';
import styles from './prices.module.css';
import { panelTexts as texts } from './texts/en.ts';
import { useOutlook } from './use-outlook.ts';

/** Size of the household, plan year and employer, with the prices that follow. */
export function HouseholdPanel({ priced }: { priced: Priced }) {
  const { change, year, problems, covered, outlook } = useOutlook(priced);
  const isStored = useIsStoredHousehold();
  return (
    <>
      {isStored && <p className="remark">{keepTexts.changes}</p>}
      <div className="row">
        <SizeField problems={problems} assumedSize={covered} isShort />
        <ChoiceField
          name="plan-year"
          label={texts.planYear}
          segmented
          options={planYears.map((known) => ({ value: String(known), label: known }))}
          value={String(year)}
          onChange={({ target }) => change({ year: target.value })}
        />
      </div>
      {isPlanYearOver(year, new Date()) ? <p className="remark">{texts.yearOver(year)}</p> : null}
      <EmployerOffer problems={problems} covered={covered} />
      {year > priceYear ? <RiseSlider year={year} /> : null}
      {outlook ? <Prices outlook={outlook} /> : null}
    </>
  );
}

/** Assumed rise of the prices of a year that has none yet. */
function RiseSlider({ year }: { year: PlanYear }) {
  const id = useId();
  const [input, change] = useHouseholdInput();
  const known = rules[year];
  const proposed = 'proposed_increase' in known ? known.proposed_increase : undefined;
  return (
    <div className="measure">
      <label htmlFor={id}>
        {texts.ifPricesRise(
          year,
          <strong>
            <output htmlFor={id}>{input.rise}%</output>
          </strong>,
        )}
      </label>
      <input
        type="range"
        id={id}
        min="0"
        max="50"
        list={`${id}marks`}
        value={input.rise}
        aria-valuetext={`${input.rise}%`}
        onChange={({ target }) => change({ rise: target.valueAsNumber })}
      />
      {proposed === undefined ? null : (
        <>
          <datalist id={`${id}marks`}>
            <option value={proposed} label={`${proposed}%`} />
          </datalist>
          <p className="remark">{texts.riseBasis(year, priceYear, proposed)}</p>
        </>
      )}
    </div>
  );
}

/** Price, credit and rest by year and month. */
function Prices({ outlook }: { outlook: Outlook }) {
  const { year, price, net, netBronze, credit, stateHelp, covered, prices, tobacco = 0, plans } = outlook;
  const amounts: Readonly<Record<string, number | undefined>> = {
    [texts.benchmark(covered)]: price.benchmark,
    // Not `-credit`, which would show no credit as "-$0".
    [texts.credit]: net === undefined ? undefined : 0 - credit,
    ...(price.state_program && stateHelp > 0 && { [price.state_program.name]: -stateHelp }),
    [texts.pays]: net,
    ...(tobacco > 0 && { [texts.paysWithTobacco]: net === undefined ? undefined : net + tobacco }),
    [texts.paysBronze]: netBronze,
    ...(plans.bronze?.tobacco &&
      netBronze !== undefined && {
        [texts.paysBronzeWithTobacco]: netBronze + plans.bronze.tobacco,
      }),
  };
  const rows = Object.entries(amounts).flatMap(([name, amount]) =>
    amount === undefined
      ? []
      : { key: name, cells: [name, ...[amount, amount / 12].map(formatRoundedMoney)] as const },
  );
  return (
    <Table
      className={`${styles.table} ${styles.amounts}`}
      caption={texts.prices(year, prices)}
      columns={texts.columns}
      rows={rows}
    />
  );
}
