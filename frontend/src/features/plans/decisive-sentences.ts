import { formatPeople } from '#frontend/features/household/household-answers.ts';
import { tileTexts } from '#frontend/features/plans/price.texts.ts';
import {
  consequences,
  hasChipPremiums,
  hasCountyProgram,
  isApplicantPriced,
  isForApplicant,
  listInPublicCover,
  listOffers,
} from '#functions/plans/cover.ts';
import { createPriceAt, listCliffs } from '#functions/plans/curve.ts';
import { findApplicant, isChild } from '#functions/plans/household.ts';
import type { PlanPrices } from '#functions/plans/plan-prices.ts';
import { getPublicPrograms, type PublicPrograms } from '#functions/plans/public-programs.ts';
import { formatState } from '#functions/plans/state-offices.ts';
import { findCase } from './cases.ts';
import { decisionTexts as texts } from './decisive-sentences.texts.ts';
import type { SpanPrices } from './income-spans.ts';
import { sortByRole } from './people-line.ts';
import { formatMonthRange, isOfferOfApplicant, listKnown, toMonthRange } from './price-texts.ts';
import { findCheapest } from './tiles.ts';

/** Fact that decides what the household does next: a sentence, and the link that acts on it. */
interface DecisiveSentence {
  text: string;
  detail?: string;
  link: { name: string; url: string };
}

/**
 * Lists the facts that decide what a household does next beside the prices of the levels, the most important one first;
 * none for a household that only chooses a level.
 * @param spans prices from the income on at which help begins, if the tiles have them
 */
export const listDecisiveSentences = (
  prices: PlanPrices,
  spans?: Pick<SpanPrices, 'tellsOffer'>,
): DecisiveSentence[] => [
  ...(spans ? [] : formatStart(prices)),
  ...formatPublicCover(prices),
  ...(spans?.tellsOffer ? [] : formatOffer(prices)),
  ...formatSaving(prices),
];

/** Income at which help begins, with the prices there, below it. */
function formatStart(prices: PlanPrices): DecisiveSentence[] {
  if (consequences[prices.help].pays !== 'under') return [];
  const income = prices.credit.poverty_line;
  const { state } = prices.place;
  const none = (state === 'GA' ? texts.mayHelp : texts.noHelp)(formatState(state), income);
  const atLine = createPriceAt(prices)(income);
  const shown = listKnown((level) => {
    const price = atLine.levels[level];
    const month = price && toMonthRange(price.paid, price.tobacco);
    // Gold is named where it is free.
    return month && (level !== 'gold' || month.high === 0) ? formatMonthRange(month) : undefined;
  });
  const start =
    listOffers(atLine).length > 0
      ? texts.offerAtStart(isOfferOfApplicant(atLine))
      : texts.start(Map.groupBy(shown, ([, month]) => month));
  return [{ text: `${none} ${start}`, link: { name: texts.links.whatNow, url: '#what-next' } }];
}

/** People in public cover beside those of the prices. */
function formatPublicCover(prices: PlanPrices): DecisiveSentence[] {
  const covered = sortByRole(listInPublicCover(prices));
  if (covered.length === 0) return [];
  const programs = getPublicPrograms(prices.place.state);
  const hasChildren = covered.some(isChild);
  const hasPremiums = hasChildren && hasChipPremiums(prices.place.state);
  const names = hasCountyProgram(prices)
    ? [texts.countyProgram]
    : listPrograms(programs, !covered.every(isChild), hasChildren);
  const people = formatPeople(covered);
  const ages = covered.map(({ age }) => age);
  const who = ages.length > maxListedAges ? people : tileTexts.aged(people, ages);
  const host = new URL(programs.url).hostname.replace(/^www\./, '');
  return [
    {
      text: texts.publicCover(who, names, !hasPremiums),
      link: { name: texts.links.apply(host), url: programs.url },
    },
  ];
}

/** Employer's plan where it does not take the place of the prices: for the same people, or for the applicant alone. Of two for the family it is the cheaper. */
function formatOffer(prices: PlanPrices): DecisiveSentence[] {
  const { own, family } = findApplicant(prices.household)?.employer_offer ?? {};
  const { offer } = findCase(prices);
  if (!offer) return [];
  const link = { name: texts.links.jobPlans, url: 'https://www.healthcare.gov/have-job-based-coverage/' };
  const families = prices.household.people.flatMap(({ employer_offer: offer }) => offer?.family || []);
  const same = isForApplicant(prices) ? own : Math.min(...families);
  if (same && same < Number.POSITIVE_INFINITY) {
    const { level, month } = findCheapest(prices);
    return [{ text: texts[offer](same, same === own || same === family, level, month), link }];
  }
  return own && isApplicantPriced(prices) ? [{ text: texts.offerForYou(own), link }] : [];
}

/** Largest amount that savings accounts take off a year's income, and smallest cliff to avoid, USD: judgements. */
const maxLessIncome = 15_000;
const minAvoidedCliff = 1000;

/** Step to the income below which help is paid, if the household's is not far above it. */
function formatSaving(prices: PlanPrices): DecisiveSentence[] {
  const { income = 0 } = prices.household;
  const below = listCliffs(prices).findLast(
    (cliff) => cliff.income < income && cliff.more >= minAvoidedCliff,
  );
  if (!below || income - below.income > maxLessIncome) return [];
  return [
    {
      text: texts.lessIncome(income - below.income, below.saving),
      detail: texts.howToLower,
      link: {
        name: texts.links.lowerIncome,
        url: 'https://www.irs.gov/retirement-plans/individual-retirement-arrangements-iras',
      },
    },
  ];
}

/** Names of the programs; those of the children may contain those of the adults. */
function listPrograms(names: PublicPrograms, hasAdults: boolean, hasChildren: boolean) {
  if (!hasChildren) return names.adults;
  const isNamed = (adult: string) => names.children.some((child) => child.includes(adult));
  return [...(hasAdults ? names.adults.filter((adult) => !isNamed(adult)) : []), ...names.children];
}

/** More ages would make the sentence too long. */
const maxListedAges = 3;
