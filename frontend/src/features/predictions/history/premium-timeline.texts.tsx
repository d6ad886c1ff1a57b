import type { ReactNode } from 'react';

const en = {
  heading: 'Prices over time',
  titles: { health: 'Silver plan a month', car: 'Car premiums a month' },
  /** @param scope number of all loaded predictions, if older ones of the type may exist */
  caption: (count: number, isNewest: boolean, scope: number | undefined) => {
    const shown = isNewest ? `your newest ${count} predictions` : `${count} predictions`;
    const among = scope === undefined ? '' : ` among your newest ${scope} predictions`;
    return ` This shows ${shown}${among}, with the oldest on the left.`;
  },
  asTable: { health: 'Show the silver prices as a table', car: 'Show the car premiums as a table' },
  columns: ['Date', 'Price a month', 'Range a month', 'Label'],
  likely: (range: string) => `likely ${range}`,
  selected: (title: string) => `${title}: selected prediction`,
  value: (price: string, range: string | undefined, name: string) =>
    [`${price} a month`, range, name].filter(Boolean).join(', '),
  current: (price: ReactNode, range: string | undefined) => (
    <>
      {price}
      <span>{[' a month', range].filter(Boolean).join(', ')}</span>
    </>
  ),
  labelled: (label: string, time: string) => `${label}, ${time}`,
};

const es: typeof en = {
  heading: 'Precios a lo largo del tiempo',
  titles: { health: 'Plan Plata al mes', car: 'Primas del auto al mes' },
  caption: (count, isNewest, scope) => {
    const shown = isNewest ? `sus ${count} estimados más recientes` : `${count} estimados`;
    const among = scope === undefined ? '' : ` entre sus ${scope} estimados más recientes`;
    return ` Muestra ${shown}${among}, con el más antiguo a la izquierda.`;
  },
  asTable: {
    health: 'Mostrar los precios del plan Plata en una tabla',
    car: 'Mostrar las primas del auto en una tabla',
  },
  columns: ['Fecha', 'Precio al mes', 'Rango al mes', 'Etiqueta'],
  likely: (range) => `probable: ${range}`,
  selected: (title) => `${title}: estimado elegido`,
  value: (price, range, name) => [`${price} al mes`, range, name].filter(Boolean).join(', '),
  current: (price, range) => (
    <>
      {price}
      <span>{[' al mes', range].filter(Boolean).join(', ')}</span>
    </>
  ),
  labelled: (label, time) => `${label}, ${time}`,
};

/** Texts of the charts of prices over time. */
export const timelineTexts = globalThis.premiaLanguage === 'es' ? es : en;
