import { createElement, Fragment } from 'react';
import { formatDate, joinTexts } from '#frontend/ui/format.ts';
import type * as english from './insurers-and-events.en.ts';

export const insurerTexts: typeof english.insurerTexts = {
  title: (county) => `Aseguradoras: ${county}`,
  asked: (year) => `Cuánto pidió cada una subir sus precios para ${year}:`,
  noFiling: (year) => `sin solicitud para ${year}: quizás se retire`,
  requests: (filedBy, mean) =>
    joinTexts(
      `Presentado a más tardar el ${formatDate(`${filedBy}T12:00`)}; el estado puede reducirlo.`,
      mean && `El punto es el promedio simple, ${mean}.`,
    ),
  sell: 'Venden planes allí:',
  unknown: (exchange) => `No tenemos la lista: ${exchange} muestra cuáles venden planes allí.`,
  mayLeave: (names, count, year) =>
    createElement(
      Fragment,
      null,
      names,
      ` no ${count === 1 ? 'está' : 'están'} entre las solicitudes para ${year} aquí. ¿Le ha enviado un aviso su plan?`,
    ),
  oneLeft: (missing, left) =>
    createElement(Fragment, null, ' Sin ', missing, ' queda una sola aseguradora: ', left, '.'),
  noProof: ' Que falte una solicitud no prueba que la aseguradora se retire.',
};

({}) as typeof import('./insurers-and-events.es.ts') satisfies typeof english;
