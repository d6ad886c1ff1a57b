import type { MouseEvent } from 'react';
import styles from '#frontend/features/prices/plan-tiles.module.css';
import { formatMonthRange, formatPriceBasis } from '#frontend/features/prices/price-texts.ts';
import { tileTexts } from '#frontend/features/prices/texts/en.ts';
import { formatPeople } from '#frontend/features/prices/tiles.ts';
import { type Decision, listDecisions } from '#functions/plans/decision.ts';
import type { Outlook } from '#functions/plans/outlook.ts';
import { getPublicPrograms, type PublicPrograms } from '#functions/plans/public-programs.ts';
import { formatState } from '#functions/plans/state-offices.ts';
import { decisionTexts } from './texts/en.ts';

/** Sentences under the tiles, loaded apart from the result, since most households have none. */
export function DecisiveSentences({ outlook }: { outlook: Outlook }) {
  return listDecisiveSentences(outlook).map(({ text, detail, link }) => (
    <p key={text} className={styles.decisive}>
      <strong>{text}</strong> {detail}{' '}
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

/** Fact that decides what the household does next: a sentence, and the link that acts on it. */
interface DecisiveSentence {
  text: string;
  /** Detail that follows it. */
  detail?: string;
  link: { name: string; url: string };
}

/** Lists what decides beside the prices. */
export const listDecisiveSentences = (outlook: Outlook): DecisiveSentence[] =>
  listDecisions(outlook).map((decision) => formatDecision(outlook, decision));

function formatDecision(outlook: Outlook, decision: Decision): DecisiveSentence {
  const { state } = outlook.facts;
  const { start, offerAtStart, offerForYou, publicCover, lessIncome, howToLower, links } = decisionTexts;
  switch (decision.code) {
    case 'no_help_below_line': {
      const [bronze, silver] = [decision.bronze, decision.silver].map(
        (month) => month && formatMonthRange(month),
      );
      return formatNoHelp(state, decision.income, start(bronze, silver ?? ''));
    }
    case 'no_help_with_offer':
      return formatNoHelp(state, decision.income, offerAtStart);
    case 'public_cover': {
      const { adults, children } = decision;
      const programs = getPublicPrograms(state);
      const { url } = programs;
      const names = listPrograms(programs, adults.length > 0, children.length > 0);
      const ages = [...adults, ...children];
      const people = formatPeople(adults, children);
      const who = ages.length > maxListedAges ? people : tileTexts.aged(people, ages);
      return {
        text: publicCover(who, names),
        link: { name: links.apply(new URL(url).hostname.replace(/^www\./, '')), url },
      };
    }
    case 'less_income_saves':
      return {
        detail: howToLower,
        text: lessIncome(decision.less, decision.saving, formatPriceBasis(outlook)),
        link: {
          name: links.lowerIncome,
          url: 'https://www.irs.gov/retirement-plans/individual-retirement-arrangements-iras',
        },
      };
    case 'offer_for_you':
      return { text: offerForYou(decision.offer), link: linkToJobPlans() };
    default: {
      const { code, offer, cheapest } = decision;
      return { text: decisionTexts[code](offer, cheapest.level, cheapest.month), link: linkToJobPlans() };
    }
  }
}

const linkToJobPlans = () => ({
  name: decisionTexts.links.jobPlans,
  url: 'https://www.healthcare.gov/have-job-based-coverage/',
});

function formatNoHelp(state: string | undefined, income: number, start: string): DecisiveSentence {
  const { noHelp, mayHelp, links } = decisionTexts;
  const none = (state === 'GA' ? mayHelp : noHelp)(formatState(state), income);
  return { text: `${none} ${start}`, link: { name: links.whatNow, url: '#what-next' } };
}

/** Names of the programs; those of the children may contain those of the adults. */
function listPrograms(names: PublicPrograms, hasAdults: boolean, hasChildren: boolean) {
  if (!hasChildren) return names.adults;
  const isNamed = (adult: string) => names.children.some((child) => child.includes(adult));
  return [...(hasAdults ? names.adults.filter((adult) => !isNamed(adult)) : []), ...names.children];
}

/** More ages would make the sentence too long. */
const maxListedAges = 3;
