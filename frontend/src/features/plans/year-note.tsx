import { Link } from 'react-router-dom';
import { useStoredHousehold } from '#frontend/features/household/household-store.ts';
import { paths } from '#frontend/paths.ts';
import { Button } from '#frontend/ui/button.tsx';
import { formatIsoDate } from '#frontend/ui/format.ts';
import { isPlanYearOver, planYears } from '#functions/plans/plan-year.ts';
import { listPriceYears } from '#functions/plans/price-year.ts';
import { getExchange, isOnSale } from '#functions/plans/state-offices.ts';
import { usePlanPrices } from './use-plan-prices.tsx';
import { yearNoteTexts as texts } from './year-note.texts.ts';

/** Says above the change to a later plan year that the one before is over. */
export const OverNote = ({ year }: { year: number }) =>
  isPlanYearOver(year, formatIsoDate(new Date())) && <p>{texts.overAbove(year)}</p>;

/** Says that the plan year of the prices is over, or that a later one is on sale, and leads to its prices. */
export function YearNote() {
  const { priced, year, change } = usePlanPrices();
  const stored = useStoredHousehold();
  const { state } = priced.input_data;
  const today = formatIsoDate(new Date());
  const newer = planYears.findLast((known) => known > year);
  const isOver = isPlanYearOver(year, today) || (newer === undefined && isOnSale(year + 1, state, today));
  // The change to a later year says it, and has the ages of that year.
  const isSaid = newer !== undefined && stored?.hasLaterYear && !stored.isChanged;
  if (!isOver || isSaid) return null;
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
