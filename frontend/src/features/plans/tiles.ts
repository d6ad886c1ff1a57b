import { formatRoundedMoney } from '#frontend/ui/format.ts';
import shared from '#model/artifacts/plans/household.json' with { type: 'json' };
import { findForState, type LevelPrice, priceHousehold, priceYear, rules } from './household.ts';
import { formatMonth, formatMonthRange, type MarketplacePrice, type Outlook } from './outlook.ts';
import { toPlanTotals, type YearOfCare } from './plan-totals.ts';
import { formatCliffAdvice } from './remarks.ts';
import type { Level } from './state-help.ts';
import { formatState, medicaidOffices } from './state-offices.ts';

/** Price of a metal level by month, in words. */
export interface Tile {
  level: Level;
  /** "Silver", or "Silver, second-cheapest" where the lowest price is not known. */
  name: string;
  /** "$396", "$396 to $1,040" with tobacco, or "Ask the exchange". */
  month: string;
  /** Price in whole dollars a month, without and with the highest tobacco surcharge; undefined if unknown. */
  range: { low: number; high: number } | undefined;
  /** "full price $1,289"; undefined where nothing is taken off, and if it is unknown. */
  full: string | undefined;
  fullRange: { low: number; high: number } | undefined;
  badges: string[];
  /** Condition of the price, such as "Cascade plans only". */
  note: string | undefined;
}

/** Case that takes the place of prices as the headline of a result. */
export interface Headline {
  title: string;
  text: string;
  /** First step. */
  link: { name: string; url: string } | undefined;
  phone: string | undefined;
  /** "Full prices a month: bronze $394, silver $574, gold $614." */
  prices: string | undefined;
}

const levels = ['bronze', 'silver', 'gold'] as const;
const names = { bronze: 'Bronze', silver: 'Silver', gold: 'Gold' } as const;

const toMonth = (usdPerYear: number) => Math.round(usdPerYear / 12);

/** Price of a level: of silver the second-cheapest where the cheapest is not known. */
const findPrice = ({ price }: Outlook, level: Level): LevelPrice | undefined =>
  price.levels[level] ?? (level === 'silver' ? price.levels.benchmark : undefined);

/** Tiles of the three metal levels; `year` adds which has the lowest expected total. */
export function listTiles(outlook: Outlook, year?: YearOfCare): Tile[] {
  const rows = (year && toPlanTotals(year, outlook)?.rows) ?? [];
  return levels.map((level) => {
    const found = findPrice(outlook, level);
    const badges = listBadges(outlook, level);
    if (rows.some((row) => row.level === level && row.isLowest)) badges.unshift('Lowest expected total');
    if (!found) {
      const unknown = {
        range: undefined,
        full: undefined,
        fullRange: undefined,
        note: 'price not known here',
      };
      return { level, name: names[level], month: 'Ask the exchange', badges: [], ...unknown };
    }
    const { full, tobacco = 0 } = found;
    const paid = outlook.toNet(found) ?? full;
    const toRange = (low: number) => ({ low: toMonth(low), high: toMonth(low + tobacco) });
    const isReduced = toMonth(paid) !== toMonth(full);
    return {
      level,
      name: formatName(outlook, level),
      month: formatMonthRange(paid, tobacco),
      range: toRange(paid),
      full: isReduced || tobacco > 0 ? `full price ${formatMonthRange(full, tobacco)}` : undefined,
      fullRange: toRange(full),
      badges,
      note: formatNote(outlook, found),
    };
  });
}

function formatName(outlook: Outlook, level: Level): string {
  const { price } = outlook;
  const isOwn = price.state_program?.kind === 'plan_price' && price.levels.benchmark?.has_state_help;
  if (level === 'silver' && isOwn) return 'Silver, ConnectorCare';
  const isLowest = price.levels[level] !== undefined;
  return level === 'silver' && !isLowest ? 'Silver, second-cheapest' : names[level];
}

function formatNote({ price, facts, help }: Outlook, level: LevelPrice): string | undefined {
  const program = price.state_program;
  if (program === undefined || help !== price.outcome) return undefined;
  if (program.kind === 'unknown') return `before ${formatState(facts.state)}’s help`;
  if (!level.has_state_help) return price.state_help === 0 ? undefined : 'federal tax credit only';
  return program.condition;
}

/** Actuarial value of silver plans in percent, raised by cost-sharing reductions. */
const toSilverLevel = ({ help, price }: Outlook) => (help === 'credit' && price.csr) || 70;

/** Amount a year by which gold costs less than silver without cost-sharing reductions; undefined if it does not. */
function findGoldSaving(outlook: Outlook): number | undefined {
  const [gold, silver] = [findPrice(outlook, 'gold'), findPrice(outlook, 'silver')];
  if (!gold || !silver || toSilverLevel(outlook) > 70) return undefined;
  const [goldCosts = 0, silverCosts = 0] = [gold, silver].map((found) => outlook.toNet(found) ?? found.full);
  return goldCosts < silverCosts ? silverCosts - goldCosts : undefined;
}

/** "Gold costs $186 a month less than silver and covers more.", where it does. */
export function formatGold(outlook: Outlook): string | undefined {
  const saving = findGoldSaving(outlook);
  return saving === undefined
    ? undefined
    : `Gold costs ${formatMonth(saving)} less than silver and covers more.`;
}

function listBadges(outlook: Outlook, level: Level): string[] {
  const { price, stateHelp } = outlook;
  const csr = toSilverLevel(outlook);
  if (level !== 'silver' || csr === 70) return [];
  const more = stateHelp > 0 ? price.state_program?.cost_sharing : undefined;
  if (more === 'all') return ['You pay no costs of care'];
  return [`You pay ${more === undefined ? '' : 'at most '}${100 - csr}% of costs`];
}

/** Heading of the tiles: "After $893 a month tax credit". */
export function formatTilesHeading(outlook: Outlook): string {
  const { help, credit, stateHelp, covered, facts, price } = outlook;
  const about = price.state_program?.certainty === 'agreed' ? '' : 'about ';
  const helps = [
    credit > 0 ? `${formatMonth(credit)} tax credit` : undefined,
    stateHelp > 0 ? `${about}${formatMonth(stateHelp)} from ${formatState(facts.state)}` : undefined,
  ].filter((part) => part !== undefined);
  const after = `after ${helps.join(' and ')}`;
  if (helps.length > 0) return covered > 1 ? `For ${formatPeople(outlook)}, ${after}` : capitalize(after);
  switch (help) {
    case 'unknown_income':
      return 'Before any tax credit';
    case 'employer':
    case 'employer_for_some':
      return 'Marketplace, at the full price';
    case 'medicaid':
    case 'basic_program':
    case 'state_decides':
      return 'The full price';
    default:
      return 'The full price: no tax credit';
  }
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** "2 adults and 1 child", of those in the prices. */
function formatPeople({ facts, price }: Outlook): string {
  const children = facts.children.length - price.children_in_public_cover;
  const parts = [
    count(facts.adults.length, 'adult', 'adults'),
    ...(children > 0 ? [count(children, 'child', 'children')] : []),
  ];
  return parts.join(' and ');
}

const list = new Intl.ListFormat('en-US');

/** Sentences about the people: whom the prices are for, who has public cover, tobacco. At most two lines. */
export function formatPeopleLine(outlook: Outlook): string {
  const { facts, covered, price } = outlook;
  const users = facts.tobacco ?? [];
  const withTobacco = users.length > 0 ? `, ${formatTobacco(outlook)}` : '';
  const alone = covered === 1 && facts.adults.length === 1;
  const ages = list.format([...facts.adults, ...price.children_covered].map(String));
  const whom = alone ? `For you alone, ${facts.adults[0]}` : `For ${formatPeople(outlook)}, ${ages}`;
  const lines = [`${whom}${withTobacco}.`, formatChildren(outlook), formatMissing(outlook)];
  return lines.filter((line) => line !== undefined).join(' ');
}

/** "3 children, 10, 8, and 3: probably Florida’s Medicaid or CHIP, free or low cost. They are not in these prices." */
function formatChildren({ facts, price }: Outlook): string | undefined {
  const number = price.children_in_public_cover;
  if (number === 0) return undefined;
  const left = [...facts.children];
  for (const age of price.children_covered) left.splice(left.indexOf(age), 1);
  const who = `${count(number, 'child', 'children')}, ${list.format(left.map(String))}`;
  const end = number === 1 ? 'It is not in these prices.' : 'They are not in these prices.';
  return `${who}: probably ${formatState(facts.state)}’s Medicaid or CHIP, free or low cost. ${end}`;
}

function formatTobacco({ tobacco, facts, year }: Outlook): string {
  const state = formatState(facts.state);
  if (tobacco === undefined) {
    return facts.state === undefined
      ? 'before tobacco: your state decides how much more it may cost'
      : `before tobacco: sources disagree on ${state}`;
  }
  if (tobacco === 0) return `with tobacco: insurers in ${state} charge nothing more for it in ${year}`;
  const ratio = findForState<number>(rules[year].tobacco, facts.state) ?? 1;
  const share = ratio === 1.5 ? 'half' : `${Math.round((ratio - 1) * 100)}%`;
  return `with tobacco: insurers in ${state} may add up to ${share}, and the credit does not pay for it`;
}

/** Advice on a price that is missing or full. */
function formatMissing(outlook: Outlook): string | undefined {
  const { help, price, facts, exchange } = outlook;
  if (help === 'unknown_income') {
    const top =
      facts.state === 'NM' ? 'At most incomes' : `Up to ${formatRoundedMoney(price.limit_400)} income`;
    return `${top} you may pay less.`;
  }
  if (help === 'income_too_low') {
    const atLine = priceHousehold({ ...facts, income: price.poverty_line, children: price.children_covered });
    const silver = atLine.levels.silver ?? atLine.levels.benchmark;
    if (silver?.net === undefined) return undefined;
    return `From ${formatRoundedMoney(price.poverty_line)} of income silver would cost about ${formatMonth(silver.net)}.`;
  }
  const unknown = levels
    .filter((level) => findPrice(outlook, level) === undefined)
    .map((level) => names[level]);
  const ask = unknown.length > 0 ? `${list.format(unknown)}: ask ${exchange.name}.` : undefined;
  const advice = formatCliffAdvice(outlook) ?? formatNextYear(outlook);
  return [advice, ask].filter((text) => text !== undefined).join(' ') || undefined;
}

/** "$1,289 at 2026 prices; about $1,480 if 2027 rises by the median of 15%", for a price without a credit. */
export function formatNextYear(outlook: Outlook): string | undefined {
  const { year, credit, hasAssumedRise, help } = outlook;
  const known = rules[year];
  const silver = findPrice(outlook, 'silver');
  const isFull = help === 'unknown_income' || help === 'income_too_high' || help === 'employer';
  if (!silver || !isFull || credit > 0 || hasAssumedRise || !('proposed_increase' in known)) return undefined;
  const rise = known.proposed_increase;
  const now = outlook.toNet(silver) ?? silver.full;
  const next = Math.round((now * (100 + rise)) / 12_000) * 10;
  return `Silver is ${formatRoundedMoney(now / 12)} at ${priceYear} prices; about ${formatRoundedMoney(next)} if ${year} rises by the median of ${rise}%.`;
}

/** Full prices of the levels that are known, in one sentence. */
function formatFullPrices(outlook: Outlook, intro: string): string {
  const parts = levels.flatMap((level) => {
    const found = findPrice(outlook, level);
    return found ? `${level} ${formatRoundedMoney(found.full / 12)}` : [];
  });
  return `${intro}: ${parts.join(', ')}.`;
}

/** Case that takes the place of prices; undefined where the tiles are the answer. */
export function findHeadline(outlook: Outlook): Headline | undefined {
  const { help, facts, price, exchange, offer, covered, year } = outlook;
  const you = covered > 1 ? 'Your household probably qualifies' : 'You probably qualify';
  const prices = formatFullPrices(outlook, 'Full prices a month');
  const apply = { name: `Apply at ${exchange.name}`, url: exchange.url };
  const limit = formatRoundedMoney(Math.floor(price.employer_limit_monthly));
  switch (help) {
    case 'medicaid':
      return {
        title: `${you} for Medicaid`,
        text: 'It costs little or nothing. You can apply on any day of the year.',
        link: apply,
        phone: exchange.phone,
        prices: `${prices} With Medicaid there is no tax credit for these plans.`,
      };
    case 'basic_program': {
      const name = findForState<{ name: string }>(shared.basic_programs, facts.state)?.name;
      return {
        title: `${you} for ${name === 'Essential Plan' || name === 'Healthy DC Plan' ? 'the ' : ''}${name}`,
        text: 'It costs little or nothing. You can apply on any day of the year.',
        link: apply,
        phone: exchange.phone,
        prices: `${prices} With this program there is no tax credit for these plans.`,
      };
    }
    case 'state_decides':
      return {
        title: 'Your state decides',
        text: 'At this income 40 states and DC have Medicaid, at little or no cost; in the others there may be no help. Give your ZIP code, or ask your state.',
        link: { name: 'Your state’s Medicaid office', url: medicaidOffices },
        phone: undefined,
        prices,
      };
    case 'employer':
    case 'employer_for_some':
      return {
        title: `Your employer’s plan${help === 'employer' ? '' : ' for you'}: ${formatRoundedMoney(offer ?? 0)} a month`,
        text:
          help === 'employer'
            ? `It counts as affordable in ${year} (up to ${limit}), so there is no tax credit for the plans below.`
            : `It counts as affordable in ${year} (up to ${limit}), so you get no tax credit. The others may: enter them without you.`,
        link: undefined,
        phone: undefined,
        prices: undefined,
      };
    default:
      return undefined;
  }
}

/** Headline from 65 on. The prices are those at 64, the oldest age on the marketplace. */
export function toMedicareHeadline(market: MarketplacePrice): Headline {
  const prices = [
    ['bronze', market.bronze_price],
    ['silver', market.silver_price ?? market.price],
    ['gold', market.gold_price],
  ] as const;
  const known = prices.flatMap(([level, price]) =>
    price === undefined ? [] : `${level} ${formatRoundedMoney(price / 12)}`,
  );
  return {
    title: `At ${market.age} you probably have Medicare`,
    text: 'It takes the place of these plans: with free Part A there is no tax credit, and what was paid is paid back. Sign up from three months before the month you turn 65 to three months after; later only from January 1 to March 31.',
    link: { name: 'Medicare.gov', url: 'https://www.medicare.gov/' },
    phone: '1-800-633-4227',
    prices: `Marketplace at 64, a month: ${known.join(', ')}.`,
  };
}
