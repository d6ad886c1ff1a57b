import * as z from 'zod/mini';
import { healthAnswers } from '#contract/health-answers.ts';
import { hasRoomForPeople, householdFields } from '#contract/household.ts';
import { planYear } from '#contract/market.ts';
import { hasPlaceInOrder } from '#contract/place-answers.ts';
import { linkStart } from '#frontend/api/opened-link.ts';
import type { Household, Person } from '#functions/plans/household.ts';
import { toCents } from '#model/serving/cents.ts';

/** Answers that prices of plans depend on: none about health. */
export interface LinkedAnswers {
  place: { state?: string | undefined; county?: string | undefined; zip3?: string | undefined };
  household: Household;
  plan_year: number;
}

/** Version of the text that {@link formatLink} writes. Links stay with people: a later version reads this one, too. */
const version = 1;

/** Characters of the longest address that is read; those of the largest household have about 800. */
export const maxLinkLength = 2000;

const { state, county, zip3 } = healthAnswers.shape;

const linkedAnswers = z
  .strictObject({ state, county, zip3, ...householdFields, plan_year: planYear })
  .check(hasRoomForPeople, ...hasPlaceInOrder);

const roles = { a: 'adult', c: 'child' } as const;
const covers = { n: 'none', m: 'medicare', v: 'veterans', t: 'tricare' } as const;

const findCode = (codes: Readonly<Record<string, string>>, value: string | undefined): string =>
  Object.keys(codes).find((code) => codes[code] === value) ?? '';

/** Checksum (FNV-1a, 32 bits): a link that is cut or edited has another one. It is no protection against forgery. */
function toChecksum(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** "a38s-12000-45000": an adult of 38 who uses tobacco, and the offer of an employer in cents a month. */
function formatPerson({ role, age, tobacco, has_cover, employer_offer: offer }: Person): string {
  const [own, family] = [offer?.own, offer?.family].map((usd) => (usd === undefined ? '' : toCents(usd)));
  const offered = offer ? `-${own}-${family}` : '';
  return findCode(roles, role) + age + (tobacco ? 's' : '') + findCode(covers, has_cover) + offered;
}

function parsePerson(text = '') {
  const [, role = '', age, tobacco, cover = '', own, family] =
    /^([ac])(\d{1,3})(s?)([nmvt]?)(?:-(\d{0,9})-(\d{0,9}))?$/.exec(text) ?? [];
  const toUsd = (cents: string | undefined) => (cents ? Number(cents) / 100 : undefined);
  return {
    role: roles[role as keyof typeof roles],
    age,
    ...(tobacco && { tobacco: true }),
    ...(cover && { has_cover: covers[cover as keyof typeof covers] }),
    ...(own !== undefined && { employer_offer: { own: toUsd(own), family: toUsd(family) } }),
  };
}

/**
 * Formats answers as the fragment of a link, of letters, digits, dots and hyphens alone, which no mail program encodes:
 * "#answers.1.TX-48201-.2027.78000.4.a38.a36.c9.c6.yrvlme". Its end tells whether it is whole.
 */
export function formatLink({ place, household, plan_year }: LinkedAnswers): string {
  const { people, income = '', household_size = '' } = household;
  const where = [place.state, place.county, place.zip3].map((part) => part ?? '').join('-');
  const text = [version, where, plan_year, income, household_size, ...people.map(formatPerson)].join('.');
  return `${linkStart}${text}.${toChecksum(text)}`;
}

/** Leaves out what a text, a mail program or a website adds to the end of a link: a period, a bracket, "&fbclid=…". */
function toWhole(fragment: string): string {
  const [known = ''] = /^#[A-Za-z0-9.-]*/.exec(fragment) ?? [];
  let end = known.length;
  while (known[end - 1] === '.') end -= 1;
  return known.slice(0, end);
}

/**
 * Reads the fragment of a link.
 * @returns `later` for a link of a later version, `broken` for one that was cut or made by hand
 */
export function parseLink(found: string): LinkedAnswers | 'later' | 'broken' {
  if (found.length > maxLinkLength || !found.startsWith(linkStart)) return 'broken';
  const fragment = toWhole(found);
  const [given = '', where = '', ...texts] = fragment.slice(linkStart.length).split('.');
  if (/^[1-9]\d{0,3}$/.test(given) && Number(given) > version) return 'later';
  const [state, county, zip3] = where.split('-').map((part) => part || undefined);
  const [plan_year, income, household_size, ...rest] = texts.map((text) => text || undefined);
  const people = rest.slice(0, -1).map(parsePerson);
  const { data } = linkedAnswers.safeParse({
    ...{ state, county, zip3, plan_year },
    ...{ people, income, household_size },
  });
  const answers = data && toAnswers(data);
  // Each household has one text.
  return answers && formatLink(answers) === fragment ? answers : 'broken';
}

function toAnswers({ state, county, zip3, plan_year, ...household }: z.output<typeof linkedAnswers>) {
  return plan_year === undefined ? undefined : { place: { state, county, zip3 }, household, plan_year };
}
