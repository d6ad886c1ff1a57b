import type { ReactNode } from 'react';

const en = {
  heading: 'Premiums over time',
  titles: { health: 'Health premiums a year', car: 'Car premiums a year' },
  /** @param scope number of all loaded predictions, if older ones of the type may exist */
  caption: (count: number, isNewest: boolean, scope: number | undefined) => {
    const many = isNewest ? `your newest ${count} predictions` : `${count} predictions`;
    const shown = count === 1 ? 'one prediction' : many;
    const among = scope === undefined ? '' : ` among your newest ${scope} predictions`;
    return ` This shows ${shown}${among}${count > 1 ? ', with the oldest on the left' : ''}.`;
  },
  none: {
    health: (scope: number | undefined) =>
      scope === undefined
        ? 'You have no health predictions'
        : `There are no health predictions among your newest ${scope} predictions`,
    car: (scope: number | undefined) =>
      scope === undefined
        ? 'You have no car predictions'
        : `There are no car predictions among your newest ${scope} predictions`,
  },
  create: 'New prediction',
  notDrawn:
    'We draw no line, because the ages or states of these predictions differ: they may be of different people.',
  asTable: { health: 'Show the health premiums as a table', car: 'Show the car premiums as a table' },
  columns: ['Date', 'Premium a year', 'Range a year', 'Label'],
  likely: (range: string) => `likely ${range}`,
  selected: (title: string) => `${title}: selected prediction`,
  value: (premium: string, range: string, name: string) => `${premium} a year, ${range}, ${name}`,
  current: (premium: ReactNode, range: string) => (
    <>
      {premium}
      <span>{` a year, ${range}`}</span>
    </>
  ),
  labelled: (label: string, time: string) => `${label}, ${time}`,
};

const es: typeof en = {
  heading: 'Primas a lo largo del tiempo',
  titles: { health: 'Primas al año del seguro médico', car: 'Primas al año del seguro de auto' },
  caption: (count, isNewest, scope) => {
    const many = isNewest ? `sus ${count} estimados más recientes` : `${count} estimados`;
    const shown = count === 1 ? 'un estimado' : many;
    const among = scope === undefined ? '' : ` entre sus ${scope} estimados más recientes`;
    return ` Muestra ${shown}${among}${count > 1 ? ', con el más antiguo a la izquierda' : ''}.`;
  },
  none: {
    health: (scope) =>
      scope === undefined
        ? 'No hay estimados del seguro médico'
        : `No hay estimados del seguro médico entre sus ${scope} estimados más recientes`,
    car: (scope) =>
      scope === undefined
        ? 'No hay estimados del seguro de auto'
        : `No hay estimados del seguro de auto entre sus ${scope} estimados más recientes`,
  },
  create: 'Nuevo estimado',
  notDrawn:
    'No dibujamos una línea, porque las edades o los estados de estos estimados son distintos: quizás son de distintas personas.',
  asTable: {
    health: 'Mostrar las primas del seguro médico en una tabla',
    car: 'Mostrar las primas del seguro de auto en una tabla',
  },
  columns: ['Fecha', 'Prima al año', 'Rango al año', 'Etiqueta'],
  likely: (range) => `probable: ${range}`,
  selected: (title) => `${title}: estimado elegido`,
  value: (premium, range, name) => `${premium} al año, ${range}, ${name}`,
  current: (premium, range) => (
    <>
      {premium}
      <span>{` al año, ${range}`}</span>
    </>
  ),
  labelled: (label, time) => `${label}, ${time}`,
};

/** Texts of the charts of premiums over time. */
export const timelineTexts = globalThis.premiaLanguage === 'es' ? es : en;
