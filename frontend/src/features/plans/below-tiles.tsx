import { type MouseEvent, useId } from 'react';
import type { IncomeEnds } from '#frontend/features/household/typed-income.ts';
import { Fold } from '#frontend/ui/fold.tsx';
import { formatRoundedMoney as money } from '#frontend/ui/format.ts';
import type { PersonCover } from '#functions/plans/cover.ts';
import type { PlanPrices } from '#functions/plans/plan-prices.ts';
import { listDecisiveSentences } from './decisive-sentences.ts';
import { endsTexts } from './income-ends.texts.ts';
import { describeEnd } from './income-ends.ts';
import type { SpanPrices } from './income-spans.ts';
import styles from './level-prices.module.css';
import { personCoverTexts } from './people-covers.texts.ts';
import { isDecisive, isUntold, listPersonCovers } from './people-covers.ts';

interface DecisiveSentenceListProps {
  prices: PlanPrices;
  /** Prices from the income on at which help begins, if the tiles have them. */
  spans: SpanPrices | undefined;
}

/** Sentences under the tiles, loaded apart from the result, since most households have none. */
export function DecisiveSentenceList({ prices, spans }: DecisiveSentenceListProps) {
  return listDecisiveSentences(prices, spans).map(({ text, detail, link }) => (
    <p key={text} className={styles.decisive}>
      <strong>{text}</strong>
      <span>{detail ? ` ${detail} ` : ' '}</span>
      <a href={link.url} onClick={link.url.startsWith('#') ? showSection : undefined}>
        {link.name}
      </a>
    </p>
  ));
}

/** Shows a section of the result. The router would take a new address for a new step of the form. */
function showSection(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const heading = document.querySelector<HTMLElement>(event.currentTarget.hash);
  heading?.scrollIntoView();
  heading?.focus();
}

interface PricesAtEndsProps {
  /** Prices at the middle. */
  prices: PlanPrices;
  ends: IncomeEnds;
  /** True if the tiles have the prices at both ends. */
  hasSpans: boolean;
}

/** Income of the prices above, where it swings: the middle. */
export const MiddleIncome = ({ prices: { household } }: Pick<PricesAtEndsProps, 'prices'>) => (
  <span>{` ${endsTexts.middle(money(household.income ?? 0))}`}</span>
);

/** Prices at both ends of an income that swings, and the amounts that tax time takes or gives back there. */
export function PricesAtEnds({ prices, ends, hasSpans }: PricesAtEndsProps) {
  const id = useId();
  const described = [ends.low, ends.high].map((end) => describeEnd(prices, end, hasSpans));
  const middle = hasSpans && endsTexts.middleBelow(money(prices.household.income ?? 0));
  if (middle && described.some(({ isSettled }) => !isSettled)) return <p className="remark">{middle}</p>;
  const notes = [endsTexts.settles, ...described.flatMap((end) => end.notes), endsTexts.update];
  return (
    <section className="stack-4" aria-labelledby={id}>
      <h3 id={id} className="text-16 body-font">
        {hasSpans ? endsTexts.atTaxTime(money(prices.household.income ?? 0)) : endsTexts.title}
      </h3>
      <ul className="bullets remark">
        {described.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {middle ? (
        <p className="remark">{middle}</p>
      ) : (
        <Fold title={endsTexts.notes}>
          <ul className="bullets remark stack-4">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Fold>
      )}
    </section>
  );
}

interface PeopleCoversProps {
  people: readonly PersonCover[];
  /** Postal code. */
  state: string | undefined;
}

/** A row for each person with the cover, where there are several or one has a rule of their own. */
export const CoversFold = ({ people, state }: PeopleCoversProps) =>
  people.length > 1 || isDecisive(people) ? <FoldedCovers people={people} state={state} /> : null;

/** The same rows where neither the tiles nor the sentences under them tell the covers. */
export const UntoldCoversFold = ({ people, state }: PeopleCoversProps) =>
  isUntold(people) ? <FoldedCovers people={people} state={state} /> : null;

const FoldedCovers = ({ people, state }: PeopleCoversProps) => (
  <Fold title={personCoverTexts.title} opens={isDecisive(people)}>
    <CoverRows people={people} state={state} />
  </Fold>
);

/** Rows of several people that `UntoldCoversFold` leaves out. */
export function CoverList({ people, state }: PeopleCoversProps) {
  if (people.length < 2 || isUntold(people)) return null;
  return (
    <div className="stack-4">
      <p className="strong">{personCoverTexts.title}</p>
      <CoverRows people={people} state={state} />
    </div>
  );
}

function CoverRows({ people, state }: PeopleCoversProps) {
  return (
    <ul className="stack-4">
      {listPersonCovers(people, state).map(({ who, cover, remark }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may be of one age, and have no other identity.
        <li key={index}>
          <strong>{who}</strong>
          <span>{`: ${cover}`}</span>
          {remark && <p className="remark">{remark}</p>}
        </li>
      ))}
    </ul>
  );
}
