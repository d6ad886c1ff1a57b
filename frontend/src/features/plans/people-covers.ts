import { formatRoundedMoney } from '#frontend/ui/format.ts';
import {
  type CoverReason,
  findBasicProgram,
  isPublicCover,
  type PersonCover,
} from '#functions/plans/cover.ts';
import { getPublicPrograms } from '#functions/plans/public-programs.ts';
import { personCoverTexts as texts } from './people-covers.texts.ts';

/** True where a rule of one person decides, which no other sentence tells. */
const isSpecial = (people: readonly PersonCover[]): boolean =>
  people.some(({ reason, close_to }) => reasons[reason].isSpecial || close_to !== undefined);

/** Kinds of cover that a household has. */
const countKinds = (people: readonly PersonCover[]) => new Set(people.map(({ cover }) => cover)).size;

const planCovers: readonly PersonCover['cover'][] = ['credit', 'full_price', 'no_charge', 'unknown'];

/** True where the tiles, or the sentence on public programs under them, tell it. */
const isTold = ({ cover, is_priced }: PersonCover): boolean =>
  is_priced ? planCovers.includes(cover) : isPublicCover(cover);

/** True where the covers differ or a rule of one person decides. */
export const isDecisive = (people: readonly PersonCover[]): boolean =>
  isSpecial(people) || countKinds(people) > 1;

/** True where neither the tiles nor the sentences under them tell the covers. */
export const isUntold = (people: readonly PersonCover[]): boolean =>
  isSpecial(people) || (countKinds(people) > 1 && !people.every(isTold));

type Programs = Record<'children' | 'adults' | 'basic', readonly string[]>;

/** Words for a reason of a person's cover. */
interface ReasonCase {
  cover: (covered: PersonCover, programs: Programs) => string;
  /** True if one person alone may have it, and then is told. */
  isSpecial?: true;
}

const { covers } = texts;
const ofChildren: ReasonCase = { cover: (_, { children }) => texts.probably(children) };
const ofAdults: ReasonCase = { cover: (_, { adults }) => texts.probably(adults) };
const ofProgram: ReasonCase = { cover: (_, { basic }) => texts.probably(basic) };
const ofEmployer: ReasonCase = { cover: ({ offer = 0 }) => texts.employer(formatRoundedMoney(offer)) };
const ofOthers: ReasonCase = {
  cover: ({ cover }) => (cover === 'tricare' ? covers.tricare : covers.veterans),
};

const reasons: Readonly<Record<CoverReason, ReasonCase>> = {
  income_within_limit_of_children: ofChildren,
  income_within_limit_of_county: { cover: () => texts.county },
  income_within_limit_of_adults: ofAdults,
  income_within_limit_of_parents: ofAdults,
  income_within_limit_of_program: ofProgram,
  income_within_limit_of_credit: { cover: () => covers.credit },
  age_65_or_older: { cover: () => covers.medicare },
  no_medicare_at_65: { cover: () => texts.withoutMedicare, isSpecial: true },
  has_medicare: { cover: () => texts.hasMedicare, isSpecial: true },
  has_other_cover: { ...ofOthers, isSpecial: true },
  child_over_25: { cover: () => covers.own_plan, isSpecial: true },
  three_older_children_pay: { cover: () => covers.no_charge },
  employer_offer_is_affordable: ofEmployer,
  credit: { cover: () => covers.credit },
  income_too_high: { cover: () => covers.full_price },
  income_too_low: { cover: () => covers.full_price },
  medicaid: ofAdults,
  basic_program: ofProgram,
  employer: ofEmployer,
  employer_for_some: ofEmployer,
  other_cover: ofOthers,
  medicare: { cover: () => covers.medicare },
  state_decides: { cover: () => covers.unknown },
  unknown_income: { cover: () => covers.unknown },
};

/** Lists who is covered by what, the applicant first. */
export function listPersonCovers(people: readonly PersonCover[], state: string | undefined) {
  const applicant = people.findIndex(({ person }) => person.role === 'adult');
  const programs = {
    ...getPublicPrograms(state),
    basic: [findBasicProgram(state)?.in_sentence ?? ''],
  };
  return people.map((covered, index) => {
    const { person, close_to } = covered;
    const role = index === applicant ? 'you' : person.role;
    return {
      who: texts.who[role](person.age),
      cover: reasons[covered.reason].cover(covered, programs),
      remark: close_to === undefined ? undefined : texts.closeTo(close_to),
    };
  });
}
