import type * as english from './kept-estimate-message.en.ts';

export const keptEstimateTexts: typeof english.keptEstimateTexts = {
  failed: 'No se pudo guardar su estimado.',
  discard: 'Descartarlo',
  waitingTitle: 'Su estimado se guardará en su cuenta',
  waiting:
    'Cree una cuenta o inicie sesión antes de una hora. Hasta entonces sus respuestas quedan solo en esta pestaña del navegador.',
  late: 'Pasó una hora, así que su estimado no se guardó',
  saveNow: 'Guardarlo ahora',
  saving: 'Guardando su estimado...',
  saved: 'Su estimado está guardado en su cuenta.',
  view: 'Ver su estimado',
};

({}) as typeof import('./kept-estimate-message.es.ts') satisfies typeof english;
