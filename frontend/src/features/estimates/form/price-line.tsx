import { useHousehold } from '#frontend/features/household/household-store.ts';
import { useEvaluator, usePrices } from '#frontend/features/places/device-estimate.ts';
import type { Evaluator, MarketPerson } from '#frontend/features/places/evaluator.ts';
import { missingPrices } from '#frontend/features/places/search.texts.ts';
import { findHeadline } from '#frontend/features/plans/cases.ts';
import { toMedicareHeadline } from '#frontend/features/plans/headlines.ts';
import { readPlanPrices } from '#frontend/features/plans/household-prices.ts';
import { formatLevelPrices, LevelRow } from '#frontend/features/plans/level-prices.tsx';
import { formatCovered } from '#frontend/features/plans/people-line.ts';
import { listTiles } from '#frontend/features/plans/tiles.ts';
import { Announcement } from '#frontend/ui/announcement.tsx';
import { Button } from '#frontend/ui/button.tsx';
import { uncoverFocus } from '#frontend/ui/use-focus-return.ts';
import type { PlanPrices, Priced } from '#functions/plans/plan-prices.ts';
import { levels } from '#functions/plans/state-help.ts';
import { formatState } from '#functions/plans/state-offices.ts';
import styles from './prediction-form.module.css';
import { priceLineTexts as texts } from './price-line.texts.ts';

interface PriceLineProps {
  person: MarketPerson;
  /** True if an answer in the form has been changed: prices that the form opens with are not announced. */
  isTyped: boolean;
  /** Shows what the prices mean before the other questions are answered. */
  onShow: (priced: Priced) => void;
}

/** Prices of the metal levels by month, computed on the device; nothing while their code is loading. */
export function PriceLine({ person, isTyped, onShow }: PriceLineProps) {
  const prices = usePrices(person.state);
  // Without it there is no line.
  const { value: evaluator } = useEvaluator('health');
  if (prices === 'missing') {
    return (
      <aside className={styles.prices} ref={uncoverFocus}>
        {missingPrices}
      </aside>
    );
  }
  const market = prices === 'loaded' && evaluator ? findMarket(evaluator, person) : undefined;
  return market ? <FormTiles priced={{ input_data: person, market }} {...{ isTyped, onShow }} /> : null;
}

/** Returns undefined for a county that is not in the prices, such as one of a draft of another version. */
function findMarket(evaluator: Evaluator, person: MarketPerson) {
  try {
    return evaluator.market(person);
  } catch {
    return undefined;
  }
}

function FormTiles({ priced, isTyped, onShow }: Omit<PriceLineProps, 'person'> & { priced: Priced }) {
  const [given] = useHousehold();
  const { prices, hasMedicare, problems } = readPlanPrices(priced, given);
  if (!prices) {
    const reason = hasMedicare
      ? toMedicareHeadline(priced).title
      : (problems.people ?? problems.employer_offer);
    return (
      <>
        {reason ? (
          <aside className={styles.prices} ref={uncoverFocus}>
            {reason}
          </aside>
        ) : null}
        <Announcement text={reason} saysFirst={isTyped} isTyped />
      </>
    );
  }
  return (
    <>
      <aside className={styles.prices} ref={uncoverFocus} aria-label={texts.name}>
        <LevelRow prices={listTiles(prices)} attribute="data-level" />
        <p className="remark">{formatCase(prices)}</p>
        <Button onClick={() => onShow(priced)}>{texts.show}</Button>
      </aside>
      <Announcement text={formatSpoken(prices)} saysFirst={isTyped} isTyped />
    </>
  );
}

/** Formats the line for the ear, with the button that follows the fields. */
function formatSpoken(prices: PlanPrices): string {
  const amounts = formatLevelPrices(listTiles(prices));
  return findHeadline(prices)
    ? texts.spokenCase(formatCase(prices), amounts)
    : texts.spoken(amounts, formatCase(prices));
}

/** Formats whom and where the prices are for, and which help they are after. */
function formatCase(prices: PlanPrices): string {
  const afterHelp = formatHelpCase(prices);
  return prices.place.state === undefined ? texts.ofCountry(afterHelp) : afterHelp;
}

function formatHelpCase(prices: PlanPrices): string {
  const { plan_year: year } = prices;
  const hasHelp = prices.credit.amount > 0 || (prices.state_help.amount ?? 0) > 0;
  const afterHelp = (hasHelp ? texts.afterCredit : texts.withoutCredit)(year);
  if (prices.help === 'employer_for_some') return texts.forOthers(formatCovered(prices), afterHelp);
  const headline = findHeadline(prices);
  if (headline) return texts.instead(headline.title, year);
  if (prices.household.income === undefined) return texts.beforeCredit(year);
  const helped = levels.filter((level) => prices.levels[level]?.has_state_help);
  const isOfSome =
    helped.length > 0 && levels.some((level) => prices.levels[level]?.has_state_help === false);
  return isOfSome ? texts.helpOfSome(afterHelp, helped, formatState(prices.place.state)) : afterHelp;
}
