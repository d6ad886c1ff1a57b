import { ChoiceField } from '#frontend/ui/field.tsx';
import { formatRoundedMoney } from '#frontend/ui/format.ts';
import { Table } from '#frontend/ui/table.tsx';
import { listPriced } from '#functions/plans/cover.ts';
import type { PlanPrices, Priced } from '#functions/plans/plan-prices.ts';
import { isPlanYearOver } from '#functions/plans/plan-year.ts';
import { listPriceYears } from '#functions/plans/price-year.ts';
import { EmployerOffers, SizeField } from '../household/household-fields.tsx';
import { findNet } from './price-texts.ts';
import styles from './prices.module.css';
import { panelTexts as texts } from './texts/en.ts';
import { usePlanPrices } from './use-plan-prices.ts';

/** Size of the household, plan year and employer, with the prices that follow. */
export function HouseholdPanel({ priced }: { priced: Priced }) {
  const { change, year, problems, assumedSize, prices } = usePlanPrices(priced);
  return (
    <>
      <div className="row">
        <SizeField problems={problems} assumedSize={assumedSize} isShort />
        <ChoiceField
          name="plan-year"
          label={texts.planYear}
          segmented
          options={listPriceYears(priced.market).map((known) => ({ value: String(known), label: known }))}
          value={String(year)}
          onChange={({ target }) => change({ year: target.value })}
        />
      </div>
      {isPlanYearOver(year, new Date()) ? <p className="remark">{texts.yearOver(year)}</p> : null}
      <EmployerOffers problems={problems} />
      {prices ? <Prices prices={prices} /> : null}
    </>
  );
}

/** Price, credit and rest by year and month. */
function Prices({ prices }: { prices: PlanPrices }) {
  const { plan_year, basis, credit, state_help, levels } = prices;
  const { benchmark, bronze } = levels;
  const net = findNet(prices);
  const isPriced = net !== undefined;
  const withTobacco = (level: typeof bronze) =>
    isPriced && level?.tobacco ? level.paid + level.tobacco : undefined;
  const amounts: Readonly<Record<string, number | undefined>> = {
    [texts.benchmark(listPriced(prices).length)]: benchmark?.full,
    // Not `-credit`, which would show no credit as "-$0".
    [texts.credit]: isPriced ? 0 - credit.amount : undefined,
    ...(state_help.program && state_help.amount && { [state_help.program.name]: -state_help.amount }),
    [texts.pays]: net,
    [texts.paysWithTobacco]: withTobacco(benchmark),
    [texts.paysBronze]: isPriced ? bronze?.paid : undefined,
    [texts.paysBronzeWithTobacco]: withTobacco(bronze),
  };
  const rows = Object.entries(amounts).flatMap(([name, amount]) =>
    amount === undefined
      ? []
      : { key: name, cells: [name, ...[amount, amount / 12].map(formatRoundedMoney)] as const },
  );
  return (
    <Table
      className={`${styles.table} ${styles.amounts}`}
      caption={texts.prices(plan_year, basis.basis === 'projected')}
      columns={texts.columns}
      rows={rows}
    />
  );
}
