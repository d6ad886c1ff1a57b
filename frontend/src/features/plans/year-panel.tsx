import { Fold } from '#frontend/ui/content.tsx';
import { formatRoundedMoney } from '#frontend/ui/format.ts';
import { SignatureLine } from '#frontend/ui/signature-line.tsx';
import { Table } from '#frontend/ui/table.tsx';
import { priceYear } from '#functions/plans/household.ts';
import type { Outlook, Priced } from '#functions/plans/outlook.ts';
import { type PlanTotal, toPlanTotals, type YearOfCare } from '#functions/plans/plan-totals.ts';
import { formatLowerCosts, formatPriceBasis } from './outlook-texts.ts';
import styles from './plans.module.css';
import { yearTexts } from './texts/en.ts';
import { formatGold } from './tiles.ts';
import { useOutlook } from './use-outlook.ts';

const money = formatRoundedMoney;

/** Premium and out-of-pocket costs of a year by metal level, on one axis; nothing where a public program pays. */
export function YearPanel({ priced, year }: { priced: Priced; year: YearOfCare }) {
  const { outlook } = useOutlook(priced);
  const totals = outlook && toPlanTotals(year, outlook);
  if (!totals) return null;
  const { rows, goldMayCost = 0 } = totals;
  const hasPremium = totals.premium !== 'none';
  const basis = hasPremium && formatPriceBasis(outlook);
  const max = Math.max(...rows.map(({ premium, bad_year }) => premium + bad_year));
  const gold =
    formatGold(outlook) ??
    (goldMayCost >= 1 && `Gold pays if it costs less than ${money(goldMayCost)} a year more than silver.`);
  return (
    <section aria-labelledby="your-year" className="stack-12">
      <h2 id="your-year">{hasPremium ? 'Your year' : 'Your own care in a year'}</h2>
      <div>
        <p className={`${styles.year} remark`} aria-hidden="true">
          <span />
          <span>expected</span>
          <span>bad year</span>
        </p>
        <ul className="stack-8">
          {rows.map((row) => (
            <YearRow key={row.name} row={row} max={max} />
          ))}
        </ul>
        {hasPremium && (
          <p className="row remark" aria-hidden="true">
            {(['premium', 'care'] as const).map((part) => (
              <span key={part} className="target">
                <span className={`${styles.mark} ${styles[part]}`} /> {part}
              </span>
            ))}
          </p>
        )}
      </div>
      {gold && <p>{gold}</p>}
      {!outlook.deductibles && (
        <p className="remark screen-only">
          {yearTexts.typicalPlan} {formatLowerCosts(outlook)}
        </p>
      )}
      <Fold title="Details">
        <div className="stack-12">
          <Table
            className={styles.table}
            columns={['', ...rows.map(({ name }) => name)]}
            rows={tableRows
              .slice(hasPremium ? 0 : 2, outlook.deductibles ? undefined : -1)
              .filter(([name]) => name !== tobaccoRow || rows.some(({ tobacco }) => tobacco > 0))
              .map(([name, format]) => ({ key: name, cells: [name, ...rows.map(format)] }))}
          />
          <p className="remark">
            {introductions[totals.premium]} {basis && `It is${basis}.`} Out of pocket is what you pay for
            care: all of it up to the plan’s deductible, then a share. Nine of ten years cost less than a bad
            year. Above the most it can be, the plan pays for all care in its network.{' '}
            {outlook.deductibles ? yearTexts.countyPlans(priceYear) : yearTexts.typicalPlan}{' '}
            {rows.some(({ level }) => level === 'employer') && yearTexts.employersPlan}{' '}
            {hasPremium && formatTobaccoNote(outlook)} One person’s year is mostly chance.
          </p>
        </div>
      </Fold>
    </section>
  );
}

function YearRow({ row, max }: { row: PlanTotal; max: number }) {
  const { name, premium, expected, bad_year } = row;
  const bad = premium + bad_year;
  return (
    <li>
      <p className={styles.year}>
        <span className="strong">{name}</span>
        <strong className="display text-22">
          <span className="visually-hidden">expected </span>
          {money(expected)}
        </strong>
        <span className="quiet">
          <span className="visually-hidden">, in a bad year </span>
          {money(bad)}
        </span>
      </p>
      <SignatureLine
        max={max}
        thin={{ from: expected, to: bad }}
        bars={[
          { from: 0, to: premium },
          { from: premium, to: expected, kind: 'care' },
        ]}
        dot={expected}
        ticks={[bad]}
      />
    </li>
  );
}

const introductions = {
  net: 'With the premium that you would pay.',
  gross: 'With the premium before a tax credit.',
  none: 'For you alone and without the premium.',
} as const;

function formatTobaccoNote({ tobacco }: Outlook): string | undefined {
  if (tobacco === undefined) return yearTexts.beforeTobacco;
  return tobacco > 0 ? yearTexts.withTobacco : undefined;
}

function formatMost({ premium, maximum, isMaximumAbout }: PlanTotal): string {
  return isMaximumAbout ? yearTexts.about(premium + maximum) : money(premium + maximum);
}

function formatDeductible({ deductible }: PlanTotal): string {
  return deductible ? yearTexts.deductibleRange(deductible) : yearTexts.unknown;
}

const tobaccoRow = 'Of it for tobacco, at most';

const tableRows: [name: string, format: (row: PlanTotal) => string][] = [
  ['Premium', ({ premium }) => money(premium)],
  [tobaccoRow, ({ tobacco }) => money(tobacco)],
  ['Expected out of pocket', ({ mean }) => money(mean)],
  ['Expected total', ({ expected }) => money(expected)],
  ['Total in a bad year', ({ premium, bad_year }) => money(premium + bad_year)],
  ['The most it can be', formatMost],
  ['Years that reach the most', ({ chance_of_maximum }) => `${Math.round(chance_of_maximum * 100)}%`],
  ['Deductible, low to high', formatDeductible],
];
