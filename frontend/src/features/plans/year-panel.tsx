import { Button } from '#frontend/ui/button.tsx';
import { formatRoundedMoney } from '#frontend/ui/format.ts';
import { Table } from '#frontend/ui/table.tsx';
import { YearBar } from './figures.tsx';
import { priceYear, rules } from './household.ts';
import { useHouseholdInput } from './household-store.ts';
import { type MarketplacePrice, type Outlook, useOutlook } from './outlook.ts';
import { type PlanTotal, toPlanTotals, type YearOfCare } from './plan-totals.ts';
import styles from './plans.module.css';

const money = formatRoundedMoney;

/** Premium and out-of-pocket costs of a year by metal level, on one axis. */
export function YearPanel({ market, year }: { market: MarketplacePrice; year: YearOfCare }) {
  const { outlook } = useOutlook(market);
  if (!outlook) return <p>The household above has to be complete first.</p>;
  const totals = toPlanTotals(year, outlook);
  const levels = <IncomeLevels povertyLine={outlook.price.poverty_line} />;
  if (!totals) {
    return (
      <div className="stack-12">
        <p>A public program takes the place of these plans; it asks for little or nothing out of pocket.</p>
        {levels}
      </div>
    );
  }
  const { rows, goldMayCost } = totals;
  const hasPremium = totals.premium !== 'none';
  const top = Math.max(...rows.map(({ premium, maximum }) => premium + maximum));
  return (
    <div className="stack-12">
      <p>
        {introductions[totals.premium]} Bronze has the lowest premium and leaves you most of the cost of care,
        gold the least; silver is between them, and the benchmark is the second-cheapest silver plan. Rules of{' '}
        {outlook.year}, prices {outlook.prices}.
      </p>
      {levels}
      <ul className="stack-8">
        {rows.map((row) => (
          <li key={row.name}>
            <p className="pair">
              <strong>{row.name}</strong>
              <span>
                about <strong>{money(row.premium + row.mean)}</strong>
                {row.isLowest ? ' · Lowest expected total' : ''}
              </span>
            </p>
            <YearBar row={row} top={top} />
          </li>
        ))}
      </ul>
      <p className="between remark" aria-hidden="true">
        <span>$0</span>
        <span>{money(top)}</span>
      </p>
      <dl className={`${styles.terms} columns`}>
        {terms.slice(hasPremium ? 0 : 1).map(([mark, term, meaning]) => (
          <div key={term}>
            <dt className="strong">
              <span className={`${styles.mark} ${styles[mark]}`} aria-hidden="true" /> {term}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      {goldMayCost === undefined ? null : (
        <p>
          {goldMayCost >= 1
            ? `Gold pays if it costs less than ${money(goldMayCost)} a year more than silver. Its price is not known here.`
            : 'Gold does not pay: your silver plan covers more.'}
        </p>
      )}
      <p className="remark">
        Typical plan design of 2026; your plan differs. Network care only. One person’s year is mostly chance.
        {formatMaximum(outlook)}
      </p>
      <details>
        <summary>Show as a table</summary>
        <Table
          className={styles.table}
          columns={['', ...rows.map(({ name }) => name)]}
          rows={tableRows
            .slice(hasPremium ? 0 : 1)
            .map(([name, format]) => ({ key: name, cells: [name, ...rows.map(format)] }))}
        />
      </details>
    </div>
  );
}

/** Formats the most that a plan may leave to one person, where that is not the year of the plan designs. */
function formatMaximum({ year, price, help }: Outlook): string {
  if (year === priceYear) return '';
  const { out_of_pocket_maximum: most } = rules[year];
  const csr = (help === 'credit' && price.csr) || 70;
  const silver = csr === 70 ? '' : ` (silver at this income: ${money(most[csr])})`;
  return ` In ${year} a plan may leave you up to ${money(most[70])}${silver}, some bronze plans more.`;
}

/** Percent of the poverty line up to which cost sharing is reduced, and up to which there is a credit. */
const incomeLevels = [150, 200, 250, 400];

function IncomeLevels({ povertyLine }: { povertyLine: number }) {
  const [, change] = useHouseholdInput();
  return (
    <fieldset className="row">
      <legend>What if your income were, in percent of the poverty line</legend>
      {incomeLevels.map((percent) => (
        <Button
          key={percent}
          onClick={() =>
            change({
              income: String(Math.floor((povertyLine * percent) / 100)),
              income_period: 'year',
            })
          }
        >
          {percent}%
        </Button>
      ))}
    </fieldset>
  );
}

const introductions = {
  net: 'What a year may cost you, with the premium that you would pay.',
  gross:
    'What a year may cost you, with the premium before a tax credit: give your income for the one after it.',
  none: 'What care may cost you out of pocket, for you alone and without the premium.',
} as const;

const terms = [
  ['premium', 'Premium', 'What the plan costs, sick or not.'],
  [
    'care',
    'Expected out of pocket',
    'What you pay for care on average: all of it up to the plan’s deductible, then a share.',
  ],
  ['bad', 'Bad year', 'Nine of ten years cost less.'],
  ['maximum', 'The most it can be', 'Above it the plan pays for all care in its network.'],
] as const;

const tableRows: [name: string, format: (row: PlanTotal) => string][] = [
  ['Premium', ({ premium }) => money(premium)],
  ['Expected out of pocket', ({ mean }) => money(mean)],
  ['Expected total', ({ premium, mean }) => money(premium + mean)],
  ['Total in a bad year', ({ premium, bad_year }) => money(premium + bad_year)],
  ['The most it can be', ({ premium, maximum }) => money(premium + maximum)],
  ['Years that reach the most', ({ chance_of_maximum }) => `${Math.round(chance_of_maximum * 100)}%`],
];
