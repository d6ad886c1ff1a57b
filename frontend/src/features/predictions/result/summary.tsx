import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Estimate, HealthEstimate } from '#contract/predictions.ts';
import { stateNames } from '#contract/states/texts/en.ts';
import { useHouseholdInput } from '#frontend/features/plans/household-store.ts';
import { formatHeadline, formatReason } from '#frontend/features/plans/outlook-texts.ts';
import { tileTexts } from '#frontend/features/plans/tiles/texts/en.ts';
import {
  findHeadline,
  formatTile,
  formatTilesHeading,
  listTiles,
} from '#frontend/features/plans/tiles/tiles.ts';
import { formatPlace } from '#frontend/features/predictions/answers.ts';
import { premiumTexts } from '#frontend/features/predictions/texts/en.ts';
import { Button } from '#frontend/ui/button.tsx';
import { showSuccess } from '#frontend/ui/toasts.ts';
import { priceYear } from '#functions/plans/household.ts';
import { type Outlook, readOutlook } from '#functions/plans/outlook.ts';
import type { YearOfCare } from '#functions/plans/plan-totals.ts';
import { formatTerritory, type Territory } from '#functions/plans/territories.ts';
import { rangeTexts, summaryTexts as texts } from './about/texts/en.ts';
import { detailTexts } from './parts/texts/en.ts';
import { formatRange } from './range-line.tsx';
import styles from './result.module.css';
import { resultTexts } from './texts/en.ts';

/** Button that copies a summary of the estimate. Without permission to copy, it shows the text, selected. */
export function CopySummary({ estimate }: { estimate: Estimate }) {
  const [input] = useHouseholdInput();
  const isHealth = estimate.insurance_type === 'health';
  const { outlook, territory } = isHealth ? readOutlook(estimate, input) : {};
  const summary = formatSummary(estimate, outlook, territory);
  const id = useId();
  const text = useRef<HTMLTextAreaElement>(null);
  const [isRefused, setIsRefused] = useState(false);

  async function copy() {
    try {
      // Pages that are not served over HTTPS have no clipboard; the access then throws too.
      await navigator.clipboard.writeText(summary);
      setIsRefused(false);
      showSuccess(texts.copied);
    } catch {
      // The text field must be in the document before its text can be selected.
      flushSync(() => setIsRefused(true));
      text.current?.focus();
      text.current?.select();
    }
  }

  return (
    <div className={`${styles.summary} stack-8 screen-only`}>
      <Button onClick={copy}>{texts.copy}</Button>
      {isRefused ? (
        <>
          <label htmlFor={id}>{texts.refused}</label>
          <textarea className="measure" ref={text} id={id} readOnly rows={9} value={summary} />
        </>
      ) : null}
    </div>
  );
}

/** Formats what the figures rest on and what they leave out. */
export function formatBasis(estimate: Estimate): string {
  if (estimate.insurance_type === 'health') {
    const { place_basis } = estimate.market;
    const held =
      place_basis === 'country' || place_basis === 'state' ? rangeTexts.held[place_basis] : undefined;
    return [rangeTexts.pricesOf(priceYear), held, rangeTexts.health].filter(Boolean).join(' ');
  }
  const isFull = estimate.input_data.cover === 'full';
  return [rangeTexts.car, isFull && premiumTexts.fullCover].filter(Boolean).join(' ');
}

/** "After $893 a month tax credit, a month: Bronze $0, Silver about $396, Gold $210.", or the case in place of the tiles. */
function formatTiles(outlook: Outlook, year: YearOfCare | undefined): string {
  const instead = findHeadline(outlook)?.prices;
  if (instead) return instead;
  const tiles = listTiles(outlook, year).map((tile) => texts.tile(tile.name, formatTile(tile)));
  return tileTexts.summary(formatTilesHeading(outlook), tiles);
}

/**
 * Formats an estimate as one paragraph of plain text: figures in the order of the screen, basis and disclaimer.
 * @param outlook what the household would pay; undefined for a car or an incomplete household
 * @param territory place without a marketplace
 */
export function formatSummary(estimate: Estimate, outlook?: Outlook, territory?: Territory): string {
  const { insurance_type: insuranceType, predicted_premium: premium, range, market } = estimate;
  const own = texts.ranged(premium, formatRange(range));
  const isExact = market.range.low === market.range.high;
  const reference = isExact
    ? texts.asFiled(market.premium)
    : texts.ranged(market.premium, formatRange(market.range));
  const { basis } = market;
  const figures =
    estimate.insurance_type === 'health'
      ? [
          territory
            ? texts.noMarketplace(formatTerritory(territory))
            : texts.market({ basis, place: formatMarketPlace(estimate) }, reference),
          ...(outlook?.hasIncome ? [texts.pays(formatHeadline(outlook), formatReason(outlook))] : []),
          ...(outlook ? [formatTiles(outlook, estimate.year ?? undefined)] : []),
          texts.health(own),
        ]
      : [texts.car(own), texts.carMarket(basis, reference, stateNames[estimate.input_data.state ?? ''])];
  return [texts.title[insuranceType], ...figures, formatBasis(estimate), resultTexts.disclaimer].join(' ');
}

/** Place of a marketplace price: "Harris County, Texas". */
export function formatMarketPlace({ market, input_data }: HealthEstimate): string {
  return market.place_basis === 'country' ? detailTexts.average : formatPlace(input_data);
}
