import { createElement, Fragment, type ReactNode } from 'react';
import { formatDate, joinTexts } from '#frontend/ui/format.ts';

export const insurerTexts = {
  title: (county: string) => `Insurers in ${county}`,
  asked: (year: number) => `What each asked to raise its prices by for ${year}:`,
  noFiling: (year: number) => `not among the ${year} filings: may leave`,
  /** @param mean of several requests */
  requests: (filedBy: string, mean: string) =>
    joinTexts(
      `Filed by ${formatDate(`${filedBy}T12:00`)}; the state may cut it.`,
      mean && `The dot is the plain mean, ${mean}.`,
    ),
  sell: 'They sell plans there:',
  unknown: (exchange: string) => `We have no list of them: ${exchange} shows who sells plans there.`,
  mayLeave: (names: ReactNode, count: number, year: number) =>
    createElement(
      Fragment,
      null,
      names,
      ` ${count === 1 ? 'is' : 'are'} not among the filings for ${year} here. Has your plan sent a notice?`,
    ),
  oneLeft: (missing: ReactNode, left: ReactNode) =>
    createElement(Fragment, null, ' Without ', missing, ', one insurer is left: ', left, '.'),
  noProof: ' A missing filing is no proof that an insurer leaves.',
};
