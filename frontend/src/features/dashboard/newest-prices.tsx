import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { PredictionRow } from '#contract/routes/list-predictions.ts';
import { YearsOlder } from '#frontend/features/household/age-question.tsx';
import { ShortIncomeField } from '#frontend/features/household/income-field.tsx';
import {
  findEstimatedYear,
  formatOlderPeople,
  makePeopleOlder,
} from '#frontend/features/household/older-answers.ts';
import { storedHouseholdTexts } from '#frontend/features/household/stored-household.texts.ts';
import { hasStoredHousehold, StoredHousehold } from '#frontend/features/household/stored-household.tsx';
import { IncomeHelp } from '#frontend/features/income/income-help.tsx';
import type { Evaluator } from '#frontend/features/places/evaluator.ts';
import { formatTilesHeading } from '#frontend/features/plans/cases.ts';
import { ChangeLines } from '#frontend/features/plans/change/change-lines.tsx';
import { toMonthlyPrices } from '#frontend/features/plans/household-prices.ts';
import { LevelRow } from '#frontend/features/plans/level-prices.tsx';
import { PricedPage, usePlanPrices } from '#frontend/features/plans/use-plan-prices.tsx';
import { YearNote } from '#frontend/features/plans/year-note.tsx';
import { toPredictionPath } from '#frontend/paths.ts';
import { Block } from '#frontend/ui/block.tsx';
import { Button } from '#frontend/ui/button.tsx';
import { focusFirstControl } from '#frontend/ui/use-focus-return.ts';
import type { Priced } from '#functions/plans/plan-prices.ts';
import { choosePlanYear } from '#functions/plans/price-year.ts';
import { levels } from '#functions/plans/state-help.ts';
import { enrollmentCardTexts as texts } from './enrollment-card.texts.tsx';

type HealthPrediction = Extract<PredictionRow, { insurance_type: 'health' }>;

interface NewestPricesProps {
  newest: HealthPrediction;
  evaluator: Evaluator;
  /** Present prices at the stored age. */
  market: Priced['market'];
}

/**
 * Present prices of the metal levels a month for the household, at its ages on the first day of the plan year, or the case
 * that takes their place.
 */
export function NewestPrices({ newest, evaluator, market }: NewestPricesProps) {
  const planYear = choosePlanYear(market, '');
  return (
    <YearsOlder of={newest} planYear={planYear}>
      {(years) => <PricesAtAges {...{ newest, evaluator, planYear, years }} />}
    </YearsOlder>
  );
}

interface PricesAtAgesProps extends Omit<NewestPricesProps, 'market'> {
  planYear: number;
  years: readonly number[];
}

function PricesAtAges({ newest, evaluator, planYear, years }: PricesAtAgesProps) {
  const older = makePeopleOlder(newest, years);
  const priced = { ...older, market: evaluator.market(older.input_data) };
  const findNote = () => {
    if (planYear > findEstimatedYear(newest)) return formatOlderPeople(newest, older, planYear);
    return differsFromStored(priced) ? texts.today : undefined;
  };
  const content = <PricesOf priced={priced} note={findNote()} />;
  if (!hasStoredHousehold(newest)) return content;
  return (
    <StoredHousehold of={priced} isPresent>
      {content}
    </StoredHousehold>
  );
}

/** Returns true if a price of today, or the plan year, is another one than when the prediction was stored. */
function differsFromStored({ prices, market }: HealthPrediction & Priced): boolean {
  return (
    prices.plan_year !== market.prices?.plan_year || levels.some((level) => prices[level] !== market[level])
  );
}

const PricesOf = ({ priced, note }: { priced: HealthPrediction & Priced; note: string | undefined }) => (
  <PricedPage priced={priced}>
    <MonthlyPrices id={priced.id} note={note ? <p className="remark">{note}</p> : null} />
  </PricedPage>
);

/** @param note below the prices */
function MonthlyPrices({ id, note }: { id: string; note: ReactNode }) {
  const shown = usePlanPrices();
  const { prices, instead, tiles, problems } = toMonthlyPrices(shown);
  const [isAsking, setAsking] = useState(false);
  const hasIncome = prices?.household.income !== undefined;
  const link = (text: string) => <Link to={toPredictionPath(id)}>{text}</Link>;
  if (instead || !prices) {
    return (
      instead && (
        <>
          <p>{texts.instead(instead, link)}</p>
          {note}
        </>
      )
    );
  }
  return (
    <>
      <LevelRow prices={tiles} attribute="data-level" />
      {note}
      <YearNote />
      <p className="remark">
        {texts.prices(
          prices.plan_year,
          hasIncome ? formatTilesHeading(prices) : storedHouseholdTexts.notStored,
          link,
        )}
      </p>
      <Block>
        <ChangeLines prices={prices} />
      </Block>
      {hasIncome || isAsking ? null : (
        <p>
          <Button onClick={() => setAsking(true)}>{storedHouseholdTexts.giveIncome}</Button>
        </p>
      )}
      {isAsking && (
        <div ref={focusFirstControl} className="stack-12">
          <ShortIncomeField problems={problems} />
          <div>
            <IncomeHelp {...{ size: shown.size, year: shown.year, prices }} state={prices.place.state} />
          </div>
        </div>
      )}
    </>
  );
}
