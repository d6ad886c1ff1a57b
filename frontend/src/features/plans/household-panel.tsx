import { useId } from 'react';
import { CheckBox, ChoiceField } from '#frontend/ui/field.tsx';
import { formatRoundedMoney } from '#frontend/ui/format.ts';
import { getRules, listNetPrices, planYears, priceYear } from './household.ts';
import { HouseholdField } from './household-fields.tsx';
import type { HouseholdInput } from './household-input.ts';
import type { MarketplacePrice, Outlook } from './outlook.ts';
import styles from './plans.module.css';
import { formatCliff, listRemarks } from './remarks.ts';
import { useOutlook } from './use-outlook.ts';

/** Everybody to cover, plan year, employer and tobacco, with the prices that follow. */
export function HouseholdPanel({ market }: { market: MarketplacePrice }) {
  const { input, change, year, problems, outlook } = useOutlook(market);
  return (
    <div className="stack-16">
      <p className="remark">
        Income, household, employer and tobacco stay in this tab: Premia neither sends nor stores them.
      </p>
      <ChoiceField
        name="plan-year"
        label="Plan year"
        segmented
        options={planYears.map((known) => ({ value: String(known), label: known }))}
        value={String(year)}
        onChange={({ target }) => change({ year: target.value })}
      />
      <div className={`${styles.questions} columns screen-only`}>
        <HouseholdField
          field="partner"
          label="Partner’s age, if covered"
          inputMode="numeric"
          error={problems.partner}
        />
        <HouseholdField
          field="children"
          label="Children’s ages, if covered"
          inputMode="text"
          hint="Up to 25, such as 10, 7."
          error={problems.children}
        />
        <HouseholdField
          field="offer"
          label="Employer’s plan for you alone (USD a month)"
          unit="$"
          hint="What you would pay for its cheapest plan, if you are offered one."
          error={problems.offer}
        />
        {outlook && outlook.covered > 1 ? (
          <HouseholdField
            field="familyOffer"
            label="The same for the family (USD a month)"
            unit="$"
            error={problems.familyOffer}
          />
        ) : null}
      </div>
      <CheckBox label="I use tobacco" checked={input.tobacco} onChange={(tobacco) => change({ tobacco })} />
      {year > priceYear ? <RiseSlider input={input} change={change} year={year} /> : null}
      {outlook ? <Prices outlook={outlook} tobacco={input.tobacco} /> : null}
    </div>
  );
}

interface RiseSliderProps {
  input: HouseholdInput;
  change: (change: Partial<HouseholdInput>) => void;
  year: Outlook['year'];
}

/** Assumed rise of the prices of a year that has none yet. */
function RiseSlider({ input, change, year }: RiseSliderProps) {
  const id = useId();
  const rules = getRules(year);
  const proposed = 'proposed_increase' in rules ? rules.proposed_increase : undefined;
  return (
    <div className="measure">
      <label htmlFor={id}>
        If prices of {year} rise by{' '}
        <strong>
          <output htmlFor={id}>{input.rise}%</output>
        </strong>
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
          <p className="remark">
            The rules are those of {year}, the prices those of {priceYear}: the filed ones are not public
            here. {proposed}% is the median of proposed increases, not your plan’s.
          </p>
        </>
      )}
    </div>
  );
}

/** Price, credit and rest by year and month, what else applies, and the cliff. */
function Prices({ outlook, tobacco }: { outlook: Outlook; tobacco: boolean }) {
  const { year, price, net, netBronze, credit, covered, prices } = outlook;
  const people = covered === 1 ? 'one person' : `${covered} people`;
  const rows: [string, number | undefined][] = [
    [`Benchmark silver plan for ${people}`, price.benchmark],
    ['Tax credit', net === undefined ? undefined : -credit],
    ['You pay', net],
    ['You pay for the cheapest bronze plan', netBronze],
  ];
  const remarks = listRemarks(outlook);
  const cliff = formatCliff(outlook);
  return (
    <>
      <table className={styles.table}>
        <caption className="remark">
          Rules of {year}, prices {prices}
        </caption>
        <thead>
          <tr>
            <td />
            <th scope="col">A&nbsp;year</th>
            <th scope="col">A&nbsp;month</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, amount]) =>
            amount === undefined ? null : (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{formatRoundedMoney(amount)}</td>
                <td>{formatRoundedMoney(amount / 12)}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      <ul className="bullets measure stack-4">
        {tobacco ? <li>{formatTobacco(outlook)}</li> : null}
        {outlook.help === 'unknown_income' ? null : (
          <li>
            An employer’s offer counts as affordable up to {formatRoundedMoney(price.employer_limit_monthly)}{' '}
            a month in {year}, for you and for the family separately.
          </li>
        )}
        {remarks.map((remark) => (
          <li key={remark}>{remark}</li>
        ))}
      </ul>
      {cliff === undefined ? null : (
        <figure className="measure stack-12">
          <figcaption>
            <strong>Where the credit ends</strong>
            <br />
            {cliff}
          </figcaption>
          <CliffPicture outlook={outlook} />
        </figure>
      )}
    </>
  );
}

/** Net price of the benchmark plan over income, with the household as the dot. The text beside it has the numbers. */
function CliffPicture({ outlook: { facts, price, net } }: { outlook: Outlook }) {
  const points = listNetPrices(facts, price);
  const first = points[0]?.income ?? 0;
  const last = points.at(-1)?.income ?? 1;
  const toX = (income: number) => ((Math.min(Math.max(income, first), last) - first) / (last - first)) * 100;
  const toY = (amount: number) => 100 - (amount / price.benchmark) * 95;
  const line = points.map(({ income, net: y }) => `${toX(income).toFixed(2)},${toY(y).toFixed(2)}`);
  return (
    <>
      <svg className={`${styles.curve} drawing`} aria-hidden="true">
        <svg aria-hidden="true" width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
          <polyline
            points={line.join(' ')}
            fill="none"
            stroke="var(--action)"
            strokeWidth="3"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <line stroke="var(--line)" strokeWidth="2" x1="0" x2="100%" y1="100%" y2="100%" />
        {net === undefined ? null : (
          <circle
            fill="var(--ink)"
            stroke="var(--raised)"
            strokeWidth="3"
            cx={`${toX(facts.income)}%`}
            cy={`${toY(net)}%`}
            r="7"
          />
        )}
      </svg>
      <p className="between remark" aria-hidden="true">
        <span>Income {formatRoundedMoney(first)}</span>
        <span>{formatRoundedMoney(last)}</span>
      </p>
    </>
  );
}

function formatTobacco({ tobacco, year, facts }: Outlook): string {
  if (tobacco === undefined) {
    return facts.state === undefined
      ? 'Give your state to see how much more tobacco may cost.'
      : `Sources disagree on tobacco in your state in ${year}.`;
  }
  return tobacco === 0
    ? `Insurers in your state charge nothing more for tobacco in ${year}.`
    : `Up to ${formatRoundedMoney(tobacco)} a year more for your tobacco in ${year}; the credit never covers it.`;
}
