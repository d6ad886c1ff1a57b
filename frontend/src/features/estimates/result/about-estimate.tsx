import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Estimate, HealthEstimate } from '#contract/estimates.ts';
import { maxPricedAge } from '#contract/household-bounds.ts';
import { stateNames } from '#contract/states/texts/en.ts';
import { lastPlace } from '#frontend/api/stored-answers.ts';
import { type CarCovers, formatFirstQuote, pricedCovers } from '#frontend/features/estimates/car/covers.ts';
import { coverTexts } from '#frontend/features/estimates/car/texts/en.ts';
import { formatRange } from '#frontend/features/estimates/charts/range-line.tsx';
import { resultTexts } from '#frontend/features/estimates/result/texts/en.ts';
import { formatLink, parseLink } from '#frontend/features/household/household-link.ts';
import { RememberHousehold } from '#frontend/features/household/remember-household.tsx';
import { useCounties } from '#frontend/features/places/counties.ts';
import { formatPlace } from '#frontend/features/places/format-place.ts';
import {
  findHeadline,
  formatHeadline,
  formatReason,
  formatTilesHeading,
} from '#frontend/features/plans/cases.ts';
import type { HouseholdPrices } from '#frontend/features/plans/household-prices.ts';
import { formatCreditBenchmark } from '#frontend/features/plans/price-texts.ts';
import { tileTexts } from '#frontend/features/plans/texts/en.ts';
import {
  formatPeopleLine,
  formatPlaceBasis,
  formatTile,
  listTiles,
  toMedicareHeadline,
} from '#frontend/features/plans/tiles.ts';
import {
  useKnownPrices,
  usePlanPrices,
  useShownEstimate,
} from '#frontend/features/plans/use-plan-prices.tsx';
import { paths } from '#frontend/paths.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Facts } from '#frontend/ui/content.tsx';
import { formatIsoDate, formatRoundedMoney, toLineStart } from '#frontend/ui/format.ts';
import { prefix } from '#frontend/ui/texts/en.ts';
import { showSuccess } from '#frontend/ui/toasts.ts';
import { findSale, formatDay } from '#functions/plans/enrollment.ts';
import type { PlanPrices } from '#functions/plans/plan-prices.ts';
import { findYearPrices, type PricesOfPlace, toPricesOfYear } from '#functions/plans/price-year.ts';
import { priceYear } from '#functions/plans/rules.ts';
import { formatTerritory, type Territory } from '#functions/plans/territories.ts';
import type { YearOfCare } from '#functions/plans/year-totals.ts';
import { linkTexts, rangeTexts, summaryTexts, aboutEstimateTexts as texts } from './about-estimate.en.ts';
import { detailTexts } from './premium-details.en.ts';
import { formatPricesFor, toPrintedDay } from './prices-for.tsx';
import styles from './result.module.css';

/** Data sources and method of an estimate. */
export function AboutEstimate() {
  const estimate = useShownEstimate();
  const { insurance_type: insuranceType, model_version } = estimate;
  const { table, source, sentences, reasons } = texts.basis[insuranceType];
  return (
    <div className="measure stack-12">
      <p>{formatBasis(estimate)}</p>
      {estimate.insurance_type === 'health' ? <MarketPrice estimate={estimate} /> : null}
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {estimate.insurance_type === 'health' ? <Sale estimate={estimate} /> : null}
      <p>{reasons}</p>
      <Facts
        className="stack-8"
        facts={{ [texts.differences]: table, [texts.level]: source, [texts.model]: model_version }}
      />
      <CopyEstimate estimate={estimate} />
    </div>
  );
}

/** Price of the benchmark plan; nothing in a territory, which has none. */
function MarketPrice({ estimate }: { estimate: HealthEstimate }) {
  const { territory, prices: plans } = usePlanPrices();
  const { basis, premium, place_basis, prices } = estimate.market;
  const isOlder = Math.floor(estimate.input_data.age) > maxPricedAge;
  const place = formatMarketPlace(estimate);
  const detail = {
    isAbout: place_basis !== 'filed' || prices.basis === 'projected',
    age: isOlder ? maxPricedAge : undefined,
  };
  return territory ? null : (
    <p>
      {[
        texts.market({ basis, year: prices.plan_year, place }, premium / 12, detail),
        formatCreditBenchmark(estimate),
        plans && formatPlaceBasis(plans),
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}

/** Plans of the next year, while they are on sale. */
function Sale({ estimate }: { estimate: HealthEstimate }) {
  const { territory } = usePlanPrices();
  const sale = findSale(estimate.input_data.state, formatIsoDate(new Date()));
  if (!sale || territory) return null;
  return <p>{texts.sale(sale.year, sale.name, formatDay(sale.closes))}</p>;
}

/** Summary, and a link to the prices of plans. */
function CopyEstimate({ estimate }: { estimate: Estimate }) {
  const { prices, territory } = useKnownPrices();
  return (
    <>
      <CopyText texts={summaryTexts} text={formatSummary(estimate, prices, territory)} rows={9} />
      {estimate.insurance_type === 'health' && <CopyLink />}
    </>
  );
}

/** Link to the prices of the page, with what they depend on; nothing without a household or a marketplace. */
function CopyLink() {
  const link = toLink(usePlanPrices());
  return link && <CopyText texts={linkTexts} text={link} rows={4} />;
}

/** Formats the link of prices; undefined for a household that could not be read again. */
export function toLink({ household, priced, territory, year }: HouseholdPrices): string | undefined {
  if (!household || territory) return undefined;
  const { state, county, zip3 } = priced.input_data;
  const fragment = formatLink({ place: { state, county, zip3 }, household, plan_year: year });
  if (typeof parseLink(fragment) === 'string') return undefined;
  return location.origin + prefix + paths.healthEstimate + fragment;
}

interface CopyTextProps {
  text: string;
  texts: {
    /** Button. */
    copy: string;
    copied: string;
    /** Label of the text, where it could not be copied. */
    refused: string;
    /** Contents of the text, beside the button. */
    about?: string;
  };
  /** Lines of the text field. */
  rows: number;
}

/** Button that copies a text. Without permission to copy, it shows the text, selected. */
function CopyText({ text, texts: { copy, copied, refused, about }, rows }: CopyTextProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isRefused, setIsRefused] = useState(false);

  async function copyText() {
    try {
      // Pages that are not served over HTTPS have no clipboard; the access then throws too.
      await navigator.clipboard.writeText(text);
      setIsRefused(false);
      showSuccess(copied);
    } catch {
      // The text field must be in the document before its text can be selected.
      flushSync(() => setIsRefused(true));
      field.current?.focus();
      field.current?.select();
    }
  }

  return (
    <div className={`${styles.summary} stack-8 screen-only`}>
      <Button aria-describedby={about && `${id}-about`} onClick={copyText}>
        {copy}
      </Button>
      {about && (
        <p id={`${id}-about`} className="measure remark">
          {about}
        </p>
      )}
      {isRefused ? (
        <>
          <label htmlFor={id}>{refused}</label>
          <textarea className="measure" ref={field} id={id} readOnly rows={rows} value={text} />
        </>
      ) : null}
    </div>
  );
}

/** Prices of the covers by month: "State minimum $33 ($20 to $51)". */
const formatCovers = (covers: CarCovers) => [
  summaryTexts.covers(
    pricedCovers.map((cover) => {
      const { premium, range } = covers[cover];
      const ends = formatRange({ low: range.low / 12, high: range.high / 12 });
      return summaryTexts.tile(coverTexts.names[cover], `${formatRoundedMoney(premium / 12)} (${ends})`);
    }),
  ),
];

/** Formats what the figures rest on and what they leave out. */
function formatBasis(estimate: Estimate): string {
  return estimate.insurance_type === 'health'
    ? formatMarketBasis(estimate.market)
    : rangeTexts.car(formatFirstQuote(estimate.covers));
}

/** Plan year and basis of marketplace prices. */
function formatMarketBasis(market: PricesOfPlace): string {
  const { place_basis, params } = market;
  const prices = findYearPrices(market);
  const filed = params?.plan_year ?? priceYear;
  const years = prices.rise
    ? rangeTexts.projected(prices.plan_year, filed, prices.rise.mean)
    : rangeTexts.pricesOf(filed);
  const held =
    place_basis === 'country' || place_basis === 'state' ? rangeTexts.held[place_basis] : undefined;
  return [years, held, rangeTexts.health].filter(Boolean).join(' ');
}

/** "After $893 a month tax credit, a month: Bronze $0, Silver about $396, Gold $210.", or the case in place of the tiles. */
function formatTiles(prices: PlanPrices, care?: YearOfCare): string {
  const instead = findHeadline(prices)?.prices;
  if (instead) return instead;
  const tiles = listTiles(prices, care).map((tile) => summaryTexts.tile(tile.name, formatTile(tile)));
  return tileTexts.summary(formatTilesHeading(prices), tiles);
}

/**
 * Formats an estimate as one paragraph of plain text: figures in the order of the screen, basis and disclaimer.
 * @param prices what the household would pay; undefined for a car or an incomplete household
 * @param territory place without a marketplace
 */
export function formatSummary(
  estimate: Estimate,
  prices?: PlanPrices,
  territory?: Territory,
  day = toPrintedDay(estimate),
): string {
  const { insurance_type: insuranceType, predicted_premium: premium, range, market } = estimate;
  const own = summaryTexts.ranged(premium, formatRange(range));
  const isExact = market.range.low === market.range.high;
  const reference = isExact
    ? summaryTexts.asFiled(market.premium)
    : summaryTexts.ranged(market.premium, formatRange(market.range));
  const { basis } = market;
  const figures =
    estimate.insurance_type === 'health'
      ? [
          territory
            ? summaryTexts.noMarketplace(formatTerritory(territory))
            : summaryTexts.market({ basis, place: formatMarketPlace(estimate) }, reference),
          ...(prices?.household.income === undefined
            ? []
            : [summaryTexts.pays(formatHeadline(prices), formatReason(prices))]),
          ...(prices ? [formatTiles(prices, estimate.year ?? undefined)] : []),
          summaryTexts.health(own),
        ]
      : [
          summaryTexts.car(own),
          ...formatCovers(estimate.covers),
          summaryTexts.carMarket(basis, reference, stateNames[estimate.input_data.state ?? '']),
        ];
  const about =
    estimate.insurance_type === 'health'
      ? formatPricesFor(prices?.household, findYearPrices(estimate.market).plan_year, day)
      : detailTexts.onDay(day);
  return [
    ...[summaryTexts.title[insuranceType], ...figures, about],
    ...[formatBasis(estimate), resultTexts.disclaimer],
  ].join(' ');
}

/** Place of a marketplace price: "Harris County, Texas". */
function formatMarketPlace({ market, input_data }: HealthEstimate): string {
  return market.place_basis === 'country' ? detailTexts.average : formatPlace(input_data);
}

/** Ways to keep prices that are shown before the questions about health: a copy, paper, a link, and this device. */
export function KeepPrices() {
  const shown = usePlanPrices();
  const { age, ...place } = shown.priced.input_data;
  useCounties(place.county !== undefined);
  return (
    <div className="stack-8 screen-only">
      <div className="row">
        <CopyText texts={summaryTexts} text={formatPrices(shown)} rows={9} />
        <Button onClick={() => print()}>{summaryTexts.print}</Button>
      </div>
      <CopyLink />
      <RememberHousehold answers={{ ...Object(lastPlace.read()), ...place, age: String(age) }} />
    </div>
  );
}

/** Formats prices without an estimate as one paragraph of plain text, in the order of the screen. */
export function formatPrices(
  { priced, prices, territory, hasMedicare, year, household }: HouseholdPrices,
  day = toPrintedDay(),
): string {
  if (territory)
    return [summaryTexts.prices, summaryTexts.noMarketplace(formatTerritory(territory))].join(' ');
  const { state, county } = priced.input_data;
  const sentences = [
    summaryTexts.prices,
    summaryTexts.place(toLineStart(formatPlace({ state, county }) || detailTexts.average)),
  ];
  if (hasMedicare)
    sentences.push(summaryTexts.pays(toMedicareHeadline(priced).title, toMedicareHeadline(priced).text));
  if (!prices) return sentences.join(' ');
  const basis = formatMarketBasis(toPricesOfYear(priced.market, year));
  const about = formatPricesFor(household, year, day);
  return [...sentences, formatTiles(prices), formatPeopleLine(prices), about, basis].join(' ');
}
