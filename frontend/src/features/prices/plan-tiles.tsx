import { lazy, type ReactNode, Suspense, useState } from 'react';
import { loadCode } from '#frontend/api/failure.ts';
import { OnDemand } from '#frontend/api/loaded-content.tsx';
import { Button, LinkButton } from '#frontend/ui/button.tsx';
import { Fold, Message } from '#frontend/ui/content.tsx';
import { SignatureLine } from '#frontend/ui/signature-line.tsx';
import type { Outlook, Priced } from '#functions/plans/outlook.ts';
import type { YearOfCare } from '#functions/plans/plan-totals.ts';
import { levels } from '#functions/plans/state-help.ts';
import { IncomeField, IncomeHelp, PeopleFields } from '../household/household-fields.tsx';
import { useIsStored } from '../household/household-store.ts';
import { keepTexts } from '../household/stored/texts/en.ts';
import { householdTexts } from '../household/texts/en.ts';
import styles from './plan-tiles.module.css';
import { tileTexts } from './texts/en.ts';
import {
  findHeadline,
  formatLowestTotal,
  formatOutsideExchange,
  formatPeopleLine,
  formatTile,
  formatTilesHeading,
  type Headline,
  listTiles,
  type Tile,
  toMedicareHeadline,
  toTerritoryHeadline,
} from './tiles.ts';
import { useOutlook } from './use-outlook.ts';

/** Sentences under the tiles; none if their code cannot be loaded. */
const DecisiveSentences = lazy(() =>
  import('./decisions/decisive-sentences.tsx').then(
    ({ DecisiveSentences }) => ({ default: DecisiveSentences }),
    () => ({ default: () => [] }),
  ),
);

interface PlanTilesProps {
  priced: Priced;
  /** Adds which level has the lowest expected total. */
  year?: YearOfCare | undefined;
}

/**
 * Price of each metal level a month for the household, or the case that takes the place of these prices, and the people
 * whom it is for.
 */
export function PlanTiles({ priced, year }: PlanTilesProps) {
  const { problems, hasMedicare, territory, outlook } = useOutlook(priced);
  const [isEditing, setEditing] = useState(false);
  if (territory) return <InsteadOfTiles headline={toTerritoryHeadline(territory)} />;
  const medicare = hasMedicare && toMedicareHeadline(priced, outlook !== undefined);
  if (medicare && !outlook) return <InsteadOfTiles headline={medicare} />;
  const edit = (
    <Button
      variant="link"
      className="screen-only"
      aria-expanded={isEditing}
      onClick={() => setEditing(!isEditing)}
    >
      {tileTexts.editPeople}
    </Button>
  );
  return (
    <>
      {medicare && <InsteadOfTiles headline={medicare} />}
      {outlook ? (
        <KnownPrices outlook={outlook} year={year} edit={edit} />
      ) : (
        <Message tone="warning" actions={edit}>
          {Object.values(problems).find(Boolean)}
        </Message>
      )}
      {isEditing && (
        <div className="screen-only">
          <PeopleFields
            problems={problems}
            you={<span className="strong">{householdTexts.you(Math.floor(priced.input_data.age))}</span>}
          />
        </div>
      )}
    </>
  );
}

interface KnownPricesProps {
  outlook: Outlook;
  year: YearOfCare | undefined;
  /** Button that opens the people to cover. */
  edit: ReactNode;
}

function KnownPrices({ outlook, year, edit }: KnownPricesProps) {
  const headline = findHeadline(outlook, year);
  const outsideExchange = outlook.hasIncome && formatOutsideExchange(outlook);
  const lowestTotal = year && formatLowestTotal(outlook, year);
  return (
    <>
      {headline && <InsteadOfTiles headline={headline} />}
      {headline?.prices !== undefined ? (
        <p>{edit}</p>
      ) : (
        <>
          <Tiles outlook={outlook} year={year} edit={edit} />
          <Suspense>
            <DecisiveSentences outlook={outlook} />
          </Suspense>
          <p className="remark">
            {formatPeopleLine(outlook)} {lowestTotal && <strong>{lowestTotal}</strong>}
          </p>
          <ExchangeOfUnknownPrices outlook={outlook} />
          {outsideExchange && <p>{outsideExchange}</p>}
        </>
      )}
    </>
  );
}

/** Link to the state's exchange, where the price of a level is not known here. */
function ExchangeOfUnknownPrices({ outlook: { plans, facts, exchange } }: { outlook: Outlook }) {
  if (facts.state === undefined || levels.every((level) => plans[level])) return null;
  return (
    <p className="screen-only">
      <LinkButton to={exchange.url} rel="noreferrer">
        {new URL(exchange.url).hostname.replace(/^www\./, '')}
      </LinkButton>
    </p>
  );
}

/** Household of the prices, which change at once; an income that is not known is asked for openly. */
export function HouseholdQuestions({ priced }: Pick<PlanTilesProps, 'priced'>) {
  const { input, problems, covered, hasMedicare, territory, outlook } = useOutlook(priced);
  const [isAnswered] = useState(Boolean(input.income));
  if (territory || (hasMedicare && !outlook)) return null;
  const income = <IncomeField problems={problems} isShort />;
  return (
    <div className={`${styles.household} screen-only`}>
      {!isAnswered && income}
      <Fold id="household" title={householdTexts.title} deferred>
        <div className="stack-16">
          <div>
            {isAnswered && income}
            <IncomeHelp priced={priced} assumedSize={covered} />
          </div>
          <OnDemand
            load={() => loadCode(() => import('./household-panel.tsx'))}
            toast={{ id: 'household', message: householdTexts.failed }}
            heading="#household > summary"
          >
            {({ HouseholdPanel }) => <HouseholdPanel priced={priced} />}
          </OnDemand>
        </div>
      </Fold>
    </div>
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
      <p className="measure">
        {text} {comparison}
      </p>
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

function Tiles({ outlook, year, edit }: KnownPricesProps) {
  const tiles = listTiles(outlook, year);
  const lacksIncome = useIsStored() && !outlook.hasIncome;
  const max = Math.max(...tiles.map(({ fullRange }) => fullRange?.high ?? 0));
  return (
    <div className="stack-8">
      <div className={`pair ${styles.heading}`}>
        <h2 className="text-16 body-font">
          {lacksIncome ? keepTexts.notStored : formatTilesHeading(outlook)}
        </h2>
        {edit}
      </div>
      <ul className={styles.tiles}>
        {tiles.map((tile) => (
          <PlanTile key={tile.level} tile={tile} max={max} />
        ))}
      </ul>
      {lacksIncome && (
        <p>
          <Button onClick={() => document.getElementById('household-income')?.focus()}>
            {keepTexts.giveIncome}
          </Button>
        </p>
      )}
      <p role="status" className="visually-hidden">
        {tiles.map((tile) => `${tile.name}: ${formatTile(tile)}`).join(', ')}
      </p>
    </div>
  );
}

function PlanTile({ tile, max }: { tile: Tile; max: number }) {
  const { level, name, month, isAbout, likely, range, full, fullRange, badge, note } = tile;
  const { deductible, printedDeductible } = tile;
  const isRange = range !== undefined && range.high > range.low;
  const size = range === undefined ? styles.words : isRange ? styles.range : '';
  return (
    <li
      className={`${styles.tile} surface stack-8 ${badge ? styles.badged : ''} ${isRange || likely ? styles.wide : ''}`}
      data-level={level}
    >
      <div className={`${styles.head} between`}>
        <h3>{name}</h3>
        {badge && <span className={styles.badge}>{badge}</span>}
      </div>
      <p className={`${styles.price} row ${size}`}>
        {isAbout && <span className="quiet">{tileTexts.about} </span>}
        <strong className="display">{month}</strong>{' '}
        {range && <span className="quiet">{tileTexts.aMonth}</span>}
      </p>
      <p className={`${styles.full} remark`}>
        {tileTexts.details([likely, full, note].filter((part) => part !== undefined))}
      </p>
      {range && fullRange && (
        <div className={styles.line}>
          <SignatureLine
            max={max}
            thin={{ from: 0, to: fullRange.high }}
            bars={[{ from: isRange ? range.low : 0, to: range.high }]}
            dot={isRange ? undefined : range.low}
          />
        </div>
      )}
      {deductible && (
        <p className={`${styles.deductible} remark`}>
          <span className="screen-only">{deductible}</span>
          <span className={styles.printed}>{printedDeductible}</span>
        </p>
      )}
    </li>
  );
}
