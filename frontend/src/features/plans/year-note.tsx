import { Link } from 'react-router-dom';
import { paths } from '#frontend/paths.ts';
import { Button } from '#frontend/ui/button.tsx';
import { formatIsoDate } from '#frontend/ui/format.ts';
import { isPlanYearOver, planYears } from '#functions/plans/plan-year.ts';
import { listPriceYears } from '#functions/plans/price-year.ts';
import { getExchange, isOnSale } from '#functions/plans/state-offices.ts';
import { usePlanPrices } from './use-plan-prices.tsx';
import { yearNoteTexts as texts } from './year-note.texts.ts';

/** Says that the plan year of the prices is over, or that a later one is on sale, and leads to its prices. */
export function YearNote() {
  const { priced, year, change } = usePlanPrices();
  const { state } = priced.input_data;
  const today = formatIsoDate(new Date());
  const newer = planYears.findLast((known) => known > year);
  const isOver = isPlanYearOver(year, today) || (newer === undefined && isOnSale(year + 1, state, today));
  if (!isOver) return null;
  if (newer === undefined) {
    const { name, url } = getExchange(state);
    return (
      <p>
        <span>{`${texts.onSale(year)} `}</span>
        <a href={url} rel="noreferrer">
          {name}
        </a>
      </p>
    );
  }
  return (
    <p>
      <span>{`${texts.over(year)} `}</span>
      {listPriceYears(priced.market).includes(newer) ? (
        <Button variant="link" onClick={() => change({ year: String(newer) })}>
          {texts.show(newer)}
        </Button>
      ) : (
        <Link to={paths.healthEstimate}>{texts.estimate(newer)}</Link>
      )}
    </p>
  );
}
