import { Fold } from '#frontend/ui/content.tsx';
import { formatRoundedMoney } from '#frontend/ui/format.ts';
import { findBasicProgram, type PersonCover } from '#functions/plans/cover.ts';
import { getPublicPrograms } from '#functions/plans/public-programs.ts';
import { personCoverTexts as texts } from './people-covers.en.ts';

interface PeopleCoversProps {
  people: readonly PersonCover[];
  /** Postal code. */
  state: string | undefined;
}

/** A row for each person with the cover; open where the covers differ or a rule of one person decides. */
export function PeopleCovers({ people, state }: PeopleCoversProps) {
  const isMixed = new Set(people.map(({ cover }) => cover)).size > 1;
  const isSpecial = people.some(({ reason, close_to }) => special.includes(reason) || close_to !== undefined);
  if (people.length < 2 && !isSpecial) return null;
  return (
    <Fold title={texts.title} opens={isMixed || isSpecial}>
      <ul className="stack-4">
        {listCovers(people, state).map(({ who, cover, remark }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may be of one age, and have no other identity.
          <li key={index}>
            <strong>{who}</strong>
            <span>{`: ${cover}`}</span>
            {remark && <p className="remark">{remark}</p>}
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** Reasons that one person alone may have. */
const special: readonly PersonCover['reason'][] = [
  'has_medicare',
  'has_other_cover',
  'no_medicare_at_65',
  'child_over_25',
];

/** Lists who is covered by what, the applicant first. */
export function listCovers(people: readonly PersonCover[], state: string | undefined) {
  const applicant = people.findIndex(({ person }) => person.role === 'adult');
  return people.map((covered, index) => {
    const { person, close_to } = covered;
    const role = index === applicant ? 'you' : person.role;
    return {
      who: texts.who[role](person.age),
      cover: formatCover(covered, state),
      remark: close_to === undefined ? undefined : texts.closeTo(close_to),
    };
  });
}

function formatCover({ cover, reason, offer = 0 }: PersonCover, state: string | undefined): string {
  const programs = getPublicPrograms(state);
  if (reason === 'income_within_limit_of_county') return texts.county;
  if (reason === 'no_medicare_at_65') return texts.withoutMedicare;
  if (reason === 'has_medicare') return texts.hasMedicare;
  switch (cover) {
    case 'child_cover':
      return texts.probably(programs.children);
    case 'adult_medicaid':
    case 'parent_medicaid':
      return texts.probably(programs.adults);
    case 'basic_program':
      return texts.probably([findBasicProgram(state)?.in_sentence ?? '']);
    case 'employer':
      return texts.employer(formatRoundedMoney(offer));
    default:
      return texts.covers[cover];
  }
}
