import { priceTexts, yearTexts as texts } from '#frontend/features/plans/price.texts.ts';
import { Fold } from '#frontend/ui/fold.tsx';
import { formatRoundedMoney, joinTexts } from '#frontend/ui/format.ts';
import { SignatureLine } from '#frontend/ui/signature-line.tsx';
import table from '#frontend/ui/table.module.css';
import { DataTable, type TableSum } from '#frontend/ui/table.tsx';
import type { PlanPrices } from '#functions/plans/plan-prices.ts';
import { priceYear } from '#functions/plans/rules.ts';
import { levelNames } from '#functions/plans/state-help.ts';
import { familyLimit, toYearTotals, type YearOfCare, type YearTotal } from '#functions/plans/year-totals.ts';
import { formatLowerCosts } from './price-texts.ts';
import { formatGold, formatRequiredBenefit } from './tiles.ts';
import { usePlanPrices } from './use-plan-prices.tsx';
import { formatLowestTotal } from './year-comparison.ts';
import styles from './year-panel.module.css';

const money = formatRoundedMoney;

interface YearPanelProps {
  care: YearOfCare;
  /** True if the year is that of all whom the prices are for, not of the applicant alone. */
  isOfAll: boolean;
}

/** Premium and out-of-pocket costs of a year by metal level, on one axis; nothing where a public program pays. */
export function YearPanel({ care, isOfAll }: YearPanelProps) {
  const { prices } = usePlanPrices();
  const totals = prices && toYearTotals(prices, care, isOfAll);
  if (!totals) return null;
  const { rows, gold_may_cost = 0 } = totals;
  const hasDeductibles = prices.levels.silver?.deductible !== undefined;
  const hasPremium = totals.premium !== 'none';
  const lowestTotal = formatLowestTotal(prices, care, isOfAll);
  const remark = joinTexts(isOfAll && texts.others, formatGold(prices), formatRequiredBenefit(prices));
  const max = Math.max(...rows.map(({ premium, bad_year }) => premium + bad_year));
  return (
    <section aria-labelledby="your-year" className="stack-12">
      <h2 id="your-year">{isOfAll ? texts.titleOfAll : hasPremium ? texts.title : texts.ownCare}</h2>
      <div>
        <p className={`${styles.year} remark`} aria-hidden="true">
          <span className="row">
            {hasPremium &&
              (['premium', 'care'] as const).map((part) => (
                <span key={part}>
                  <span className={`${styles.mark} ${styles[part]}`} />
                  <span>{` ${texts[part]}`}</span>
                </span>
              ))}
          </span>
          <span>{texts.expected}</span>
          <span>{texts.badYear}</span>
        </p>
        <ul className="stack-4">
          {rows.map((row) => (
            <YearRow key={row.name} row={row} max={max} />
          ))}
        </ul>
      </div>
      {lowestTotal && <p className="strong">{lowestTotal}</p>}
      <Fold title={texts.details}>
        <div className="stack-12">
          {remark && <p className="remark screen-only">{remark}</p>}
          {gold_may_cost >= 1 && <p>{texts.goldPays(gold_may_cost)}</p>}
          <DataTable
            caption={texts.caption}
            className={table.amounts}
            columns={['', ...rows.map(({ name }) => name)]}
            rows={tableRows
              .slice(hasPremium ? 0 : 2, hasDeductibles ? undefined : -1)
              .filter(([code]) => code !== 'tobacco' || rows.some(({ tobacco }) => tobacco > 0))
              // How often a family reaches its limit is not computed.
              .filter(([code]) => code !== 'chance_of_most' || !isOfAll)
              // Without a premium, the total is what is paid for care.
              .filter(([code]) => code !== 'expected' || hasPremium)
              .map(([code, format]) => ({
                key: code,
                sum: hasPremium ? sums[code] : undefined,
                cells: [texts.rows[code], ...rows.map((row) => format(row, isOfAll))],
              }))}
          />
          <p className="remark">
            {joinTexts(
              texts.premiums[totals.premium],
              texts.outOfPocket,
              hasDeductibles
                ? texts.countyPlans(priceYear)
                : joinTexts(texts.typicalPlan, formatLowerCosts(prices)),
              rows.some(({ level }) => level === 'employer') && texts.employersPlan,
              hasPremium && formatTobaccoNote(prices),
              texts.chance,
            )}
          </p>
        </div>
      </Fold>
    </section>
  );
}

/** Year of a plan; the table has the share of the costs in its name. */
function YearRow({ row, max }: { row: YearTotal; max: number }) {
  const { level, premium, expected, bad_year } = row;
  const name = level === 'employer' ? row.name : levelNames[level];
  const bad = premium + bad_year;
  return (
    <li>
      <p className={styles.year}>
        <span className="strong">{name}</span>
        <strong className="display text-22">
          <span className="visually-hidden">{texts.spokenExpected}</span>
          <span>{money(expected)}</span>
        </strong>
        <span className="quiet">
          <span className="visually-hidden">{texts.spokenBadYear}</span>
          <span>{money(bad)}</span>
        </span>
      </p>
      <SignatureLine
        max={max}
        thin={{ from: expected, to: bad }}
        bars={[
          { from: 0, to: premium, kind: 'plain' },
          { from: premium, to: expected, kind: 'care' },
        ]}
        ticks={[bad]}
      />
    </li>
  );
}

function formatTobaccoNote({ levels }: PlanPrices): string | undefined {
  const tobacco = levels.benchmark?.tobacco;
  if (tobacco === undefined) return texts.beforeTobacco;
  return tobacco > 0 ? texts.withTobacco : undefined;
}

function formatMost({ premium, maximum, is_maximum_about }: YearTotal, isOfAll: boolean): string {
  const most = premium + (isOfAll ? familyLimit : 1) * maximum;
  return is_maximum_about ? texts.about(most) : money(most);
}

function formatDeductible({ deductible }: YearTotal): string {
  return deductible ? priceTexts.amounts(deductible) : priceTexts.unknown;
}

const sums: Readonly<Partial<Record<keyof typeof texts.rows, TableSum>>> = {
  premium: 'part',
  care: 'part',
  expected: 'total',
};

const tableRows: [code: keyof typeof texts.rows, format: (row: YearTotal, isOfAll: boolean) => string][] = [
  ['premium', ({ premium }) => money(premium)],
  ['tobacco', ({ tobacco }) => money(tobacco)],
  // Premium and total are shown elsewhere too.
  ['care', ({ premium, expected }) => money(Math.round(expected) - Math.round(premium))],
  ['expected', ({ expected }) => money(expected)],
  ['bad_year', ({ premium, bad_year }) => money(premium + bad_year)],
  ['most', formatMost],
  ['chance_of_most', ({ chance_of_maximum }) => `${Math.round(chance_of_maximum * 100)}%`],
  ['deductible', formatDeductible],
];
