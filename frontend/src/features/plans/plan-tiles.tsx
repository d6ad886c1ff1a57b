import { type ReactNode, useState } from 'react';
import { loadCode } from '#frontend/api/failure.ts';
import { createOptional, OnDemand } from '#frontend/api/loaded-content.tsx';
import { PeopleFields } from '#frontend/features/household/household-fields.tsx';
import {
  useHouseholdInput,
  useIncomeEnds,
  useStoredHousehold,
} from '#frontend/features/household/household-store.ts';
import { IncomeField } from '#frontend/features/household/income-field.tsx';
import { storedHouseholdTexts } from '#frontend/features/household/stored-household.en.ts';
import { householdTexts } from '#frontend/features/household/texts/en.ts';
import { IncomeHelp } from '#frontend/features/income/income-help.tsx';
import { tileTexts } from '#frontend/features/plans/texts/en.ts';
import { Announcement } from '#frontend/ui/announcement.tsx';
import { Button, LinkButton } from '#frontend/ui/button.tsx';
import { Message } from '#frontend/ui/content.tsx';
import { Fold } from '#frontend/ui/fold.tsx';
import { joinTexts } from '#frontend/ui/format.ts';
import { focusFirstControl } from '#frontend/ui/use-focus-return.ts';
import type { PlanPrices } from '#functions/plans/plan-prices.ts';
import { levels } from '#functions/plans/state-help.ts';
import { getExchange } from '#functions/plans/state-offices.ts';
import type { YearOfCare } from '#functions/plans/year-totals.ts';
import { findHeadline, formatOutsideExchange, formatTilesHeading } from './cases.ts';
import styles from './level-prices.module.css';
import { LevelPrices } from './level-prices.tsx';
import {
  formatGold,
  formatPeopleLine,
  formatRequiredBenefit,
  formatSpokenTiles,
  type Headline,
  listTiles,
  toMedicareHeadline,
  toTerritoryHeadline,
} from './tiles.ts';
import { usePlanPrices } from './use-plan-prices.tsx';
import { YearNote } from './year-note.tsx';

/** Sentences under the tiles. */
const DecisiveSentences = createOptional(
  async () => (await import('./decisive-sentences.tsx')).DecisiveSentences,
);

/** Middle and ends of an income that swings. */
const MiddleIncome = createOptional(async () => (await import('./income-ends.tsx')).MiddleIncome);
const PricesAtEnds = createOptional(async () => (await import('./income-ends.tsx')).PricesAtEnds);

/** Rows of who is covered by what. */
const PeopleCovers = createOptional(async () => (await import('./people-covers.tsx')).PeopleCovers);
const PeopleCoverList = createOptional(async () => (await import('./people-covers.tsx')).PeopleCoverList);

interface PlanTilesProps {
  /** On a result, whose first screen leaves out who is covered by what where all have the same. */
  isResult?: boolean;
  /** Adds which level has the lowest expected total. */
  care?: YearOfCare | undefined;
  /** True where the people can't be changed, and what a result has below is missing. */
  isFixed?: boolean;
}

/**
 * Price of each metal level a month for the household, or the case that takes the place of these prices, and the people
 * whom it is for.
 */
export function PlanTiles({ care, isResult = false, isFixed = false }: PlanTilesProps) {
  const { priced, problems, hasMedicare, territory, people, prices } = usePlanPrices();
  const [isEditing, setEditing] = useState(false);
  if (territory) return <InsteadOfTiles headline={toTerritoryHeadline(territory)} />;
  const medicare = hasMedicare && toMedicareHeadline(priced, prices !== undefined);
  const edit = isFixed ? null : (
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
      <YearNote />
      {medicare && <InsteadOfTiles headline={medicare} />}
      {prices && <KnownPrices {...{ prices, care, edit, isResult }} />}
      {!prices && medicare && edit && <p>{edit}</p>}
      {!prices && !medicare && (
        <Message tone="warning" actions={edit}>
          {Object.values(problems).find(Boolean)}
        </Message>
      )}
      <PeopleCovers people={people} state={priced.input_data.state} isResult={isResult} />
      {isEditing && (
        <div className="screen-only" ref={focusFirstControl}>
          <PeopleFields
            problems={problems}
            age={Math.floor(priced.input_data.age)}
            you={<span className="strong">{householdTexts.you(Math.floor(priced.input_data.age))}</span>}
          />
        </div>
      )}
    </>
  );
}

interface TilesProps {
  prices: PlanPrices;
  care: YearOfCare | undefined;
  /** Button that opens the people to cover; null where they can't be changed. */
  edit: ReactNode;
  isResult: boolean;
}

function KnownPrices({ prices, care, edit, isResult }: TilesProps) {
  const headline = findHeadline(prices, care);
  const outsideExchange = prices.household.income !== undefined && formatOutsideExchange(prices);
  // A result has them below its first screen.
  const gold = !care && formatGold(prices);
  const benefit = !care && formatRequiredBenefit(prices);
  return (
    <>
      <Announcement
        isTyped
        text={joinTexts(
          headline && `${headline.title}.`,
          headline?.prices === undefined && formatSpokenTiles(listTiles(prices)),
        )}
      />
      {headline && <InsteadOfTiles headline={headline} />}
      {headline?.prices !== undefined ? (
        <>
          {edit && <p>{edit}</p>}
          <MiddleOfIncome isParagraph />
          {!isResult && <EndsOfIncome />}
        </>
      ) : (
        <>
          <Tiles {...{ prices, care, edit, isResult }} />
          {!isResult && <EndsOfIncome />}
          {edit && <DecisiveSentences prices={prices} />}
          <div className={styles.people}>
            <p className="remark">
              <span>{formatPeopleLine(prices, isResult)}</span>
              <MiddleOfIncome />
            </p>
            {edit}
          </div>
          {benefit && <p className="remark screen-only">{benefit}</p>}
          {gold && <p className="remark screen-only">{gold}</p>}
          {!isResult && <ExchangeOfUnknownPrices prices={prices} />}
          {outsideExchange && <p>{outsideExchange}</p>}
        </>
      )}
    </>
  );
}

/** Says that the prices are for the middle of an income that swings. */
function MiddleOfIncome({ isParagraph = false }) {
  const shown = usePlanPrices();
  const ends = useIncomeEnds(shown);
  const middle = shown.prices && ends && <MiddleIncome prices={shown.prices} />;
  return middle && isParagraph ? <p className="remark">{middle}</p> : middle;
}

/** Prices at both ends of an income that swings: under the tiles, on a result below its first screen. */
export function EndsOfIncome() {
  const shown = usePlanPrices();
  const ends = useIncomeEnds(shown);
  return shown.prices && ends && <PricesAtEnds prices={shown.prices} ends={ends} />;
}

/** Link to the state's exchange, where the price of a level is not known here. */
function ExchangeOfUnknownPrices({ prices }: { prices: PlanPrices }) {
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

/** Household of the prices, which change at once; an income that is not known is asked for openly. */
export function HouseholdQuestions({ isResult = false }: Pick<PlanTilesProps, 'isResult'>) {
  const { priced, year, problems, size, hasMedicare, territory, prices, people } = usePlanPrices();
  const [{ income: typedIncome }] = useHouseholdInput();
  const [isAnswered] = useState(Boolean(typedIncome));
  if (territory || (hasMedicare && !prices)) return null;
  const income = <IncomeField problems={problems} isShort />;
  return (
    <div className={`${styles.household} screen-only`}>
      {!isAnswered && income}
      <Fold id="household" title={householdTexts.title} deferred>
        <div className="stack-16">
          {isResult && <PeopleCoverList people={people} state={priced.input_data.state} />}
          <div>
            {isAnswered && income}
            <IncomeHelp state={priced.input_data.state} {...{ size, year, prices }} />
          </div>
          <OnDemand
            load={() => loadCode(() => import('./household-panel.tsx'))}
            toast={{ id: 'household', message: householdTexts.failed }}
            heading="#household > summary"
          >
            {({ HouseholdPanel }) => <HouseholdPanel />}
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

function Tiles({ prices, care, edit, isResult }: TilesProps) {
  const isStored = useStoredHousehold() !== undefined;
  const lacksIncome = edit && isStored && prices.household.income === undefined;
  return (
    <div className="stack-8">
      <h2 className="text-16 body-font">
        {lacksIncome ? storedHouseholdTexts.notStored : formatTilesHeading(prices, !isResult)}
      </h2>
      <LevelPrices prices={listTiles(prices, care)} attribute="data-level" hasTable={care !== undefined} />
      {lacksIncome && (
        <p>
          <Button onClick={() => document.getElementById('household-income')?.focus()}>
            {storedHouseholdTexts.giveIncome}
          </Button>
        </p>
      )}
    </div>
  );
}
