import type { ReactNode } from 'react';
import usStates from '#contract/us-states.json' with { type: 'json' };
import { formatDate } from '#frontend/ui/format.ts';
import { rules } from './household.ts';
import { type MarketplacePrice, useOutlook } from './outlook.ts';
import { getExchange, getInsuranceDepartment } from './state-offices.ts';

const { plan_year, open_enrollment } = rules[2027];

/** Formats an ISO 8601 date: "Nov 1, 2026". At noon it is the same day in the zones of all states. */
const formatDay = (date: string) => formatDate(`${date}T12:00`);

/** Link that leaves the site, named so. */
function LeavingLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <>
      <a href={href} rel="noreferrer">
        {children}
      </a>{' '}
      <span className="remark">(leaves Premia)</span>
    </>
  );
}

/** Next steps towards health insurance, by the household's case. */
export function HealthSteps({ market }: { market: MarketplacePrice }) {
  const { hasMedicare, outlook } = useOutlook(market);
  const exchange = getExchange(market.state);
  if (hasMedicare) {
    return (
      <ol className="bullets measure stack-4">
        <li>
          Sign up for Medicare within three months of your 65th birthday, or later without a penalty while an
          employer covers you: <LeavingLink href="https://www.medicare.gov/">Medicare.gov</LeavingLink>
        </li>
        <li>Ask your state’s free counselors (SHIP) which Medicare plan suits you.</li>
      </ol>
    );
  }
  const apply = (
    <>
      at <LeavingLink href={exchange.url}>{exchange.name}</LeavingLink>
    </>
  );
  const help = outlook?.help;
  if (help === 'medicaid' || help === 'basic_program') {
    const program = help === 'medicaid' ? 'Medicaid' : 'your state’s program';
    return (
      <p>
        Apply for {program} {apply}, on any day of the year.
      </p>
    );
  }
  return (
    <ol className="bullets measure stack-4">
      {help === 'income_too_low' ? (
        <li>
          At this income there may be neither Medicaid nor a tax credit (the coverage gap). Ask your state’s
          Medicaid office even so: parents, pregnant women and people with a disability may qualify. Community
          health centers charge by income:{' '}
          <LeavingLink href="https://findahealthcenter.hrsa.gov/">Find a health center</LeavingLink>
        </li>
      ) : null}
      {outlook?.net !== undefined && outlook.credit === 0 ? null : (
        <li>Ask about an employer’s plan first: an affordable offer ends the tax credit.</li>
      )}
      <li>Compare plans {apply}.</li>
      <li>
        Enroll for {plan_year} by {formatDay(open_enrollment.safe_end)} (open since{' '}
        {formatDay(open_enrollment.start)}; some states allow longer). Later you need a reason, such as a
        move.
      </li>
    </ol>
  );
}

export function CarSteps({ state }: { state: string | undefined }) {
  return (
    <ol className="bullets measure stack-4">
      <li>
        Have ready for quotes: driver’s license, vehicle identification number, mileage, your present policy,
        and accidents and tickets of the last five years.
      </li>
      <li>Ask at least three insurers or agents for the same cover, limits and deductible.</li>
      <li>
        {state === undefined ? 'Find your state’s' : 'Your state’s'} rules, price comparisons and complaints:{' '}
        <LeavingLink href={getInsuranceDepartment(state)}>
          {state === undefined
            ? 'Insurance departments (NAIC)'
            : `Insurance department of ${state === 'DC' ? 'the ' : ''}${usStates[state as keyof typeof usStates].name}`}
        </LeavingLink>
      </li>
    </ol>
  );
}

/** Sources of the rules of households, and what is not verified. */
export function HouseholdSources() {
  return sources.map((text) => <p key={text}>{text}</p>);
}

const sources = [
  'Tax credit: IRS Rev. Proc. 2025-25 for 2026 and 2026-26 for 2027 (the percentages of 2027 by one publication), federal poverty guidelines of 2025 and 2026, Form 8962; for people without Medicare or affordable cover from an employer, couples who file together.',
  'Public cover of children by levels of 2018 to 2025, of adults by KFF, January 2026; tobacco by lists of CMS up to 2021. Not verified: later changes. Amounts of states’ own help are left out, since sources disagree.',
];
