import { type ReactNode, useMemo } from 'react';
import { createOptional } from '#frontend/api/loaded-content.tsx';
import { useIncomeEnds } from '#frontend/features/household/household-store.ts';
import { Announcement } from '#frontend/ui/announcement.tsx';
import { LinkButton } from '#frontend/ui/button.tsx';
import { Message } from '#frontend/ui/content.tsx';
import { joinTexts } from '#frontend/ui/format.ts';
import type { PlanPrices } from '#functions/plans/plan-prices.ts';
import { levels } from '#functions/plans/state-help.ts';
import { getExchange } from '#functions/plans/state-offices.ts';
import type { YearOfCare } from '#functions/plans/year-totals.ts';
import { findHeadline, formatOutsideExchange } from './cases.ts';
import { type Headline, toMedicareHeadline, toTerritoryHeadline } from './headlines.ts';
import { priceSpans } from './income-spans.ts';
import styles from './level-prices.module.css';
import { formatSpokenSpans, SpanTiles } from './span-tiles.tsx';
import { formatGold, formatRequiredBenefit, formatSpokenTiles, listTiles } from './tiles.ts';
import { usePlanPrices } from './use-plan-prices.tsx';
import { YearNote } from './year-note.tsx';

const loadBelowTiles = () => import('./below-tiles.tsx');
/** Sentences under the tiles. */
const DecisiveSentenceList = createOptional(async () => (await loadBelowTiles()).DecisiveSentenceList);
/** Middle and ends of an income that swings. */
const MiddleIncome = createOptional(async () => (await loadBelowTiles()).MiddleIncome);
const PricesAtEnds = createOptional(async () => (await loadBelowTiles()).PricesAtEnds);
/** Rows of who is covered by what. */
export const PeopleCovers = createOptional(async () => (await loadBelowTiles()).CoversFold);
export const UntoldCovers = createOptional(async () => (await loadBelowTiles()).UntoldCoversFold);
export const PeopleCoverList = createOptional(async () => (await loadBelowTiles()).CoverList);

interface HouseholdTilesProps {
  /** Who is covered by what. */
  covers: ReactNode;
  children: (prices: PlanPrices) => ReactNode;
}

/** Prices of the household of the page with its people, or the case of a household without prices. */
export function HouseholdTiles({ covers, children }: HouseholdTilesProps) {
  const { priced, problems, hasMedicare, territory, prices } = usePlanPrices();
  if (territory) return <InsteadOfTiles headline={toTerritoryHeadline(territory)} />;
  const medicare = hasMedicare && toMedicareHeadline(priced, prices !== undefined);
  return (
    <>
      <YearNote />
      {medicare && <InsteadOfTiles headline={medicare} />}
      {prices && children(prices)}
      {!prices && !medicare && <Message tone="warning">{Object.values(problems).find(Boolean)}</Message>}
      {covers}
    </>
  );
}

interface TilesOrCaseProps {
  prices: PlanPrices;
  /** Adds whether an employer's plan has the lowest expected total. */
  care?: YearOfCare | undefined;
  /** What follows a case that takes the place of the tiles. */
  afterCase?: ReactNode;
  tiles: ReactNode;
  /** Content after the tiles. */
  children: ReactNode;
}

/** Prices of an income that swings across a limit of help. */
function useSpanPrices() {
  const shown = usePlanPrices();
  const ends = useIncomeEnds(shown);
  return useMemo(() => shown.prices && ends && priceSpans(shown.prices, ends), [shown.prices, ends]);
}

/**
 * Case of the household, if it has one, above the tiles or in their place. An income that swings across a limit of help has
 * the prices of both sides instead.
 */
export function TilesOrCase({ prices, care, afterCase, tiles, children }: TilesOrCaseProps) {
  const spans = useSpanPrices();
  const headline = findHeadline(prices, care);
  const isInstead = headline?.prices !== undefined;
  if (spans) {
    return (
      <>
        <Announcement isTyped text={formatSpokenSpans(spans)} />
        <SpanTiles spans={spans} />
        {isInstead ? afterCase : children}
      </>
    );
  }
  return (
    <>
      <Announcement
        isTyped
        text={joinTexts(headline && `${headline.title}.`, !isInstead && formatSpokenTiles(listTiles(prices)))}
      />
      {headline && <InsteadOfTiles headline={headline} />}
      {isInstead ? (
        afterCase
      ) : (
        <>
          {tiles}
          {children}
        </>
      )}
    </>
  );
}

/** Says that the prices are for the middle of an income that swings. */
function MiddleOfIncome() {
  const shown = usePlanPrices();
  const ends = useIncomeEnds(shown);
  const hasSpans = useSpanPrices() !== undefined;
  return shown.prices && ends && !hasSpans && <MiddleIncome prices={shown.prices} />;
}

/** The same without tiles. */
export function MiddleOfCase() {
  const ends = useIncomeEnds(usePlanPrices());
  return (
    ends && (
      <p className="remark">
        <MiddleOfIncome />
      </p>
    )
  );
}

/** Facts that decide what the household does next. */
export const DecisiveSentences = ({ prices }: { prices: PlanPrices }) => (
  <DecisiveSentenceList prices={prices} spans={useSpanPrices()} />
);

/** Prices at both ends of an income that swings. */
export function EndsOfIncome() {
  const shown = usePlanPrices();
  const ends = useIncomeEnds(shown);
  const hasSpans = useSpanPrices() !== undefined;
  return shown.prices && ends && <PricesAtEnds prices={shown.prices} ends={ends} hasSpans={hasSpans} />;
}

/** Whom the tiles are for, and for which income. */
export const PeopleLine = ({ text }: { text: string }) => (
  <p className="remark">
    <span>{text}</span>
    <MiddleOfIncome />
  </p>
);

/** What stays to be paid with the whole credit, and why gold may cost less than silver. */
export function LevelRemarks({ prices }: { prices: PlanPrices }) {
  const remarks = [formatRequiredBenefit(prices), formatGold(prices)].filter((text) => text !== undefined);
  return remarks.map((text) => (
    <p key={text} className="remark screen-only">
      {text}
    </p>
  ));
}

/** Says that silver plans are also sold outside the exchange, to a household with an income and without help. */
export function OutsideExchange({ prices }: { prices: PlanPrices }) {
  const hasSpans = useSpanPrices() !== undefined;
  const text = prices.household.income !== undefined && !hasSpans && formatOutsideExchange(prices);
  return text && <p>{text}</p>;
}

/** Link to the state's exchange, where the price of a level is not known here. */
export function ExchangeOfUnknownPrices({ prices }: { prices: PlanPrices }) {
  const { state } = prices.place;
  if (state === undefined || levels.every((level) => prices.levels[level])) return null;
  const exchange = getExchange(state);
  return (
    <p className="screen-only">
      <LinkButton to={exchange.url} rel="noreferrer">
        {new URL(exchange.url).hostname.replace(/^www\./, '')}
      </LinkButton>
    </p>
  );
}

/** Case that takes the place of prices: where to go, and the full prices in one sentence. */
function InsteadOfTiles({ headline }: { headline: Headline }) {
  const { title, text, comparison, link, phone, prices, badge } = headline;
  return (
    <div className={`${styles.instead} surface stack-12`}>
      <h2 className={styles.title}>{title}</h2>
      {badge && (
        <p>
          <span className={styles.badge}>{badge}</span>
        </p>
      )}
      <p className="measure">{joinTexts(text, comparison)}</p>
      {link && (
        <p className="row">
          <LinkButton variant="primary" to={link.url} rel="noreferrer">
            {link.name}
          </LinkButton>
          {phone && <LinkButton to={`tel:${phone}`}>{phone}</LinkButton>}
        </p>
      )}
      {prices && <p className="remark">{prices}</p>}
    </div>
  );
}

/** Tiles of the levels below a heading. */
export const TilesOf = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <div className="stack-8">
    <h2 className="text-16 body-font">{heading}</h2>
    {children}
  </div>
);
