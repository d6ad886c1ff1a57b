import { IncomeHelp } from '#frontend/features/income/income-help.tsx';
import { Block } from '#frontend/ui/block.tsx';
import { ChoiceField } from '#frontend/ui/choice-field.tsx';
import { formatRoundedMoney, joinTexts } from '#frontend/ui/format.ts';
import table from '#frontend/ui/table.module.css';
import { DataTable, type TableSum } from '#frontend/ui/table.tsx';
import { listPriced } from '#functions/plans/cover.ts';
import type { LevelPrice, PlanPrices } from '#functions/plans/plan-prices.ts';
import { listPriceYears } from '#functions/plans/price-year.ts';
import { panelTexts as texts } from './household-panel.texts.ts';
import { findNet, formatIncomeShare } from './price-texts.ts';
import { usePlanPrices } from './use-plan-prices.tsx';

/** Plan year, income and size of the household, with the prices that follow. */
export function CalculationPanel() {
  const { priced, change, year, size, prices } = usePlanPrices();
  const income = prices?.household.income;
  return (
    <Block>
      <ChoiceField
        name="plan-year"
        label={texts.planYear}
        segmented
        options={listPriceYears(priced.market).map((known) => ({ value: String(known), label: known }))}
        value={String(year)}
        onChange={({ target }) => change({ year: target.value })}
      />
      <div>
        {income !== undefined && <p>{texts.household(formatRoundedMoney(income), size)}</p>}
        <IncomeHelp state={priced.input_data.state} {...{ size, year, prices }} />
      </div>
      {prices ? <Prices prices={prices} /> : null}
    </Block>
  );
}

/** Parts of a year that the columns are for. */
const periods = [1, 12];

/** Price, credit and rest by year and month. */
function Prices({ prices }: { prices: PlanPrices }) {
  const { plan_year, basis, levels } = prices;
  const { benchmark, silver, bronze } = levels;
  const net = findNet(prices);
  const helps = net === undefined ? [] : listHelps(prices);
  // What is paid and the help are shown elsewhere too: the whole price has what rounding leaves over.
  const toWhole = (by: number) =>
    [net ?? 0, ...helps.map(([, usd]) => usd)].reduce((sum, usd) => sum + Math.round(usd / by), 0);
  const toRow = (name: string, usd: number | undefined, sum?: TableSum) =>
    usd === undefined
      ? []
      : [{ key: name, sum, cells: [name, ...periods.map((by) => formatRoundedMoney(usd / by))] as const }];
  const toTobacco = (plan: LevelPrice | undefined, name: string) =>
    plan?.tobacco ? toRow(name, plan.paid + plan.tobacco) : [];
  const whole = texts.benchmark(listPriced(prices).length);
  // The price of silver's tile.
  const cheapest = silver?.plan === 'cheapest' ? silver : undefined;
  const rows =
    net === undefined
      ? toRow(whole, benchmark?.full)
      : [
          {
            key: whole,
            sum: 'part' as const,
            cells: [whole, ...periods.map((by) => formatRoundedMoney(toWhole(by)))] as const,
          },
          // Not `-usd`, which would show no credit as "-$0".
          ...helps.flatMap(([name, usd]) => toRow(name, 0 - usd, 'part')),
          ...toRow(texts.pays, net, 'total'),
          ...toTobacco(benchmark, texts.paysWithTobacco),
          ...toRow(texts.paysSilver, cheapest?.paid),
          ...toTobacco(cheapest, texts.paysSilverWithTobacco),
          ...toRow(texts.paysBronze, bronze?.paid),
          ...toTobacco(bronze, texts.paysBronzeWithTobacco),
        ];
  const income = formatIncomeShare(prices);
  return (
    <>
      <DataTable
        className={`${table.amounts} ${table.unbroken}`}
        caption={texts.prices(plan_year, basis.basis === 'projected')}
        columns={texts.columns}
        rows={rows}
      />
      {income && <p className="remark measure">{joinTexts(income.share, income.beyond)}</p>}
    </>
  );
}

/** Credit and help of the state with the benchmark plan, USD a year. */
function listHelps({ credit, state_help: { program, amount } }: PlanPrices): [name: string, usd: number][] {
  return [
    [texts.credit, credit.amount],
    ...(program && amount ? [[program.name, amount] as [string, number]] : []),
  ];
}
