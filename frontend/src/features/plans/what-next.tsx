import type { ReactNode } from 'react';
import { formatIsoDate } from '#frontend/ui/format.ts';
import { listEnrollmentSteps } from './enrollment.ts';
import { type MarketplacePrice, useOutlook } from './outlook.ts';
import {
  formatState,
  getExchange,
  getInsuranceDepartment,
  localHelp,
  medicaidOffices,
} from './state-offices.ts';

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
          Sign up from three months before the month of your 65th birthday to three months after:{' '}
          <LeavingLink href="https://www.medicare.gov/">Medicare.gov</LeavingLink>. You may wait without a
          penalty only while you or your spouse work for an employer of 20 or more people.
        </li>
        <li>
          End a marketplace plan when Medicare starts: with free Part A the tax credit ends and is paid back.
        </li>
        <li>Ask your state’s free counselors (SHIP) which Medicare plan suits you.</li>
      </ol>
    );
  }
  const apply = (
    <>
      at <LeavingLink href={exchange.url}>{exchange.name}</LeavingLink>
      {exchange.phone ? `, ${exchange.phone}` : null}
      {exchange.spanish ? (
        <>
          {' '}
          (
          <a href={exchange.spanish} lang="es" hrefLang="es" rel="noreferrer">
            en español
          </a>
          )
        </>
      ) : null}
    </>
  );
  const help = outlook?.help;
  if (help === 'medicaid' || help === 'basic_program') {
    const program = help === 'medicaid' ? 'Medicaid' : 'your state’s program';
    return (
      <p>
        Apply for {program} {apply}, on any day of the year, or at your state’s{' '}
        <LeavingLink href={medicaidOffices}>Medicaid office</LeavingLink>.
      </p>
    );
  }
  return (
    <ol className="bullets measure stack-4">
      {help === 'state_decides' ? (
        <li>
          Ask your state’s <LeavingLink href={medicaidOffices}>Medicaid office</LeavingLink>.
        </li>
      ) : null}
      {help === 'income_too_low' ? (
        <li>
          At this income there may be neither Medicaid nor a tax credit (the coverage gap). Ask your state’s{' '}
          <LeavingLink href={medicaidOffices}>Medicaid office</LeavingLink> even so: parents, pregnant women
          and people with a disability may qualify. Community health centers charge by income:{' '}
          <LeavingLink href="https://findahealthcenter.hrsa.gov/">Find a health center</LeavingLink>
        </li>
      ) : null}
      {outlook?.net !== undefined && outlook.credit === 0 ? null : (
        <li>Ask about an employer’s plan first: an affordable offer ends the tax credit.</li>
      )}
      <li>
        Compare plans {apply}. People near you help for free:{' '}
        <LeavingLink href={localHelp}>Find local help</LeavingLink>
      </li>
      {listEnrollmentSteps(market.state, formatIsoDate(new Date())).map(({ title, text }) => (
        <li key={title}>{`${title} ${text}`}</li>
      ))}
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
            : `Insurance department of ${formatState(state)}`}
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
  'States’ own help: the programs’ own documents, verified on November 22, 2026; amounts for 2027 by one source or carried forward from 2026 are “about”.',
  'Public cover of children by levels of 2018 to 2025 and New Mexico’s code, of parents and other adults by KFF, January 2026; tobacco by lists of CMS up to 2021. Not verified: later changes. Enrollment dates by HealthCare.gov and healthinsurance.org, August 2026; the 2027 price rise by 276 insurers’ filings, one source.',
];
