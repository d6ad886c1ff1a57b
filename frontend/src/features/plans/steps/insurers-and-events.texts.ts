import { createElement, Fragment, type ReactNode } from 'react';
import { formatDate, joinTexts } from '#frontend/ui/format.ts';

const en = {
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
      mean && `Their average is ${mean}.`,
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

const es: typeof en = {
  title: (_county, leaving) =>
    leaving === 0
      ? 'Aseguradoras de su condado'
      : `Aseguradoras: quizás ${leaving === 1 ? 'se retire 1' : `se retiren ${leaving}`}`,
  asked: (year) => `Cada aseguradora quiere cambiar sus precios para ${year} en:`,
  noFiling: (year) => `no encontramos sus precios de ${year}`,
  requests: (filedBy, mean, isOver) =>
    joinTexts(
      isOver
        ? `Las aseguradoras lo pidieron a más tardar el ${formatDate(`${filedBy}T12:00`)}.`
        : `Las aseguradoras lo pidieron a más tardar el ${formatDate(`${filedBy}T12:00`)}. El estado puede aprobar menos.`,
      mean && `El promedio es ${mean}.`,
    ),
  sell: 'Estas aseguradoras venden planes allí:',
  unknown: (exchange) => `No tenemos la lista: ${exchange} muestra cuáles venden planes allí.`,
  mayLeave: (names, count, year) =>
    createElement(
      Fragment,
      null,
      `No encontramos precios de ${year} de `,
      names,
      ` en su condado: quizás ${count === 1 ? 'deje' : 'dejen'} de vender allí. Si es su aseguradora, busque su carta.`,
    ),
  oneLeft: (missing, left) =>
    createElement(Fragment, null, ' Sin ', missing, ' queda una sola aseguradora: ', left, '.'),
  noProof: ' Nuestra lista puede estar incompleta.',
};

export const insurerTexts = globalThis.premiaLanguage === 'es' ? es : en;
