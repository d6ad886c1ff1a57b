import { createElement, Fragment, type ReactNode } from 'react';
import { formatDate, joinTexts } from '#frontend/ui/format.ts';

export const insurerTexts = {
  /** @param leaving insurers that may leave */
  title: (county: string, leaving: number) =>
    leaving === 0 ? `Insurers in ${county}` : `Insurers in ${county}: ${leaving} may leave`,
  asked: (year: number) => `Each insurer wants to change its prices for ${year} by:`,
  noFiling: (year: number) => `no price request for ${year} found`,
  /** @param mean of several requests */
  requests: (filedBy: string, mean: string, isOver: boolean) =>
    joinTexts(
      isOver
        ? `The insurers requested this by ${formatDate(`${filedBy}T12:00`)}.`
        : `The insurers requested this by ${formatDate(`${filedBy}T12:00`)}. The state may allow less.`,
      mean && `The dot is their average, ${mean}.`,
    ),
  sell: 'These insurers sell plans there:',
  unknown: (exchange: string) => `We have no list of insurers here: ${exchange} shows who sells plans there.`,
  mayLeave: (names: ReactNode, count: number, year: number) =>
    createElement(
      Fragment,
      null,
      `We found no ${year} price request of `,
      names,
      ` for your county, so ${count === 1 ? 'it' : 'they'} may stop selling plans there. If you are insured with ${count === 1 ? 'it' : 'one of them'}, look for a letter.`,
    ),
  oneLeft: (missing: ReactNode, left: ReactNode) =>
    createElement(Fragment, null, ' Without ', missing, ', one insurer is left: ', left, '.'),
  noProof: ' Our list may be incomplete.',
};
