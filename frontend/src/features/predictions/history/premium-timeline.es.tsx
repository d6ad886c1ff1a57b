import type * as english from './premium-timeline.en.tsx';

export const timelineTexts: typeof english.timelineTexts = {
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

({}) as typeof import('./premium-timeline.es.tsx') satisfies typeof english;
