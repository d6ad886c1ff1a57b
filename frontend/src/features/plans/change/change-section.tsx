import { type ReactNode, useMemo } from 'react';
import { useCounties } from '#frontend/features/places/counties.ts';
import { formatPlace } from '#frontend/features/places/format-place.ts';
import { PayNow, usePayNow } from '#frontend/features/plans/pay-now.tsx';
import { OverNote } from '#frontend/features/plans/year-note.tsx';
import { Button } from '#frontend/ui/button.tsx';
import { Fold } from '#frontend/ui/fold.tsx';
import { formatIsoDate } from '#frontend/ui/format.ts';
import { formatDay } from '#functions/plans/enrollment.ts';
import { mayBeBornInYear, priceYearBefore } from '#functions/plans/explain-change.ts';
import type { PlanPrices } from '#functions/plans/plan-prices.ts';
import { levelNames } from '#functions/plans/state-help.ts';
import { changeTexts as texts } from './change.texts.ts';
import { ChangeBlock, ChangeNotes, LevelChanges, LevelReasons, ReasonsPicture } from './change-block.tsx';
import { type ChangeRow, type ChangeView, describeChange, explainBill } from './change-view.ts';
import type { EarlierPrices } from './earlier-prices.ts';

/** Prices of a later plan year than those of the page. */
export interface LaterPrices {
  prices: PlanPrices | undefined;
  /** Says which ages they are for. */
  note: string;
  /** Shows them in place of those of the page. */
  onShow: () => void;
}

interface ChangeSectionProps {
  prices: PlanPrices | undefined;
  earlier?: EarlierPrices | undefined;
  later?: LaterPrices;
}

/**
 * Change since an earlier result; without one, to a later plan year, or from the one before to that of projected prices.
 */
export function ChangeSection({ prices, earlier, later }: ChangeSectionProps) {
  if (!prices) return null;
  if (earlier) return <SinceEarlier prices={prices} earlier={earlier} />;
  if (later) return later.prices && <ToLaterYear before={prices} {...later} after={later.prices} />;
  return prices.basis.basis === 'projected' ? <FromYearBefore prices={prices} /> : null;
}

interface SinceEarlierProps {
  prices: PlanPrices;
  earlier: EarlierPrices;
}

function SinceEarlier({ prices, earlier }: SinceEarlierProps) {
  const { county, state } = prices.place;
  useCounties(county !== undefined);
  const place = formatPlace({ county, state }) || undefined;
  const view = useMemo(() => describeChange(earlier.prices, prices, place), [earlier, prices, place]);
  const day = earlier.created_at && formatDay(formatIsoDate(new Date(earlier.created_at)));
  return (
    <section aria-labelledby="change" className="stack-12 screen-only">
      <h2 id="change">{day ? texts.since(day) : texts.sinceLast}</h2>
      <ChangeBlock view={view} ends={{ before: day || texts.before, after: texts.now }} />
    </section>
  );
}

function FromYearBefore({ prices }: { prices: PlanPrices }) {
  const before = useMemo(() => priceYearBefore(prices), [prices]);
  return before && <FromYearToYear before={before} after={prices} />;
}

interface YearsProps {
  before: PlanPrices;
  after: PlanPrices;
}

type ToLaterYearProps = YearsProps & Pick<LaterPrices, 'note' | 'onShow'>;

const ToLaterYear = ({ before, after, note, onShow }: ToLaterYearProps) => (
  <FromYearToYear
    {...{ before, after }}
    action={
      <>
        <OverNote year={before.plan_year} />
        <p>
          <Button onClick={onShow}>{texts.showYear(after.plan_year)}</Button>
        </p>
        <p className="remark">{note}</p>
      </>
    }
  />
);

function FromYearToYear({ before, after, action }: YearsProps & { action?: ReactNode }) {
  const view = useMemo(() => describeChange(before, after), [before, after]);
  // Two cases without a price have nothing to tell.
  if (!action && !view.isPriced && view.moves.length === 0) return null;
  const [first, last] = [String(before.plan_year), String(after.plan_year)];
  const isAbout = after.basis.basis === 'projected';
  const ends = { before: first, after: isAbout ? texts.about(last) : last };
  const silver = view.rows.find(({ level }) => level === 'silver');
  return (
    <section aria-labelledby="change" className="stack-12 screen-only">
      <h2 id="change">{texts.fromTo(first, last)}</h2>
      {action}
      {mayBeBornInYear(after, formatIsoDate(new Date())) && (
        <p className="measure">{texts.born(before.plan_year)}</p>
      )}
      <LevelChanges view={view} ends={ends} hasFold={silver !== undefined} />
      {silver && <YearReasons {...{ view, ends, silver }} />}
    </section>
  );
}

interface YearReasonsProps {
  view: ChangeView;
  ends: { before: string; after: string };
  silver: ChangeRow;
}

/** Reasons of the change, also against what a person pays now. */
function YearReasons({ view, ends, silver: { months, difference } }: YearReasonsProps) {
  const given = usePayNow('pay.health');
  const bill = given.month === undefined ? undefined : Math.round(given.month);
  const ofBill = bill === undefined ? undefined : explainBill(view, bill);
  const first = view.reasons.find(({ level }) => level === 'silver') ?? view.reasons[0];
  const whySilver =
    difference === texts.aboutSame
      ? texts.whyAboutSame(levelNames.silver)
      : texts.why(levelNames.silver, months.after - months.before);
  const title = first ? texts.why(first.name, first.after - first.before) : whySilver;
  return (
    // What a person pays now stays off paper, which is given to others.
    <Fold title={title} heading="h3" screenOnly={bill !== undefined}>
      <div className="stack-12">
        <ChangeNotes notes={view.notes} />
        <PayNow name="current-bill" hint={texts.payHint} given={given} />
        {bill !== undefined && bill !== months.before && <p>{texts.told(bill, months.before)}</p>}
        {ofBill ? (
          <>
            <p className="strong">{texts.whyBill(ofBill.name, ofBill.after - ofBill.before)}</p>
            <ReasonsPicture reasons={ofBill} ends={{ before: texts.bill, after: ends.after }} />
          </>
        ) : (
          first && <LevelReasons reasons={view.reasons} first={first} ends={ends} />
        )}
      </div>
    </Fold>
  );
}
