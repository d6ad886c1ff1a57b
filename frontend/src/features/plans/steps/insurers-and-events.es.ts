import { createElement, Fragment } from 'react';
import { formatDate, joinTexts } from '#frontend/ui/format.ts';
import type * as english from './insurers-and-events.en.ts';

export const insurerTexts: typeof english.insurerTexts = {
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
      mean && `El punto es el promedio, ${mean}.`,
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

({}) as typeof import('./insurers-and-events.es.ts') satisfies typeof english;
