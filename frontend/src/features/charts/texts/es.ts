import type * as english from './en.ts';

export const waterfallTexts: typeof english.waterfallTexts = {
  small: 'Efectos pequeños',
  none: (labels) => `Estas respuestas no cambian nada: ${labels.join(', ')}.`,
};

({}) as typeof import('./es.ts') satisfies typeof english;
