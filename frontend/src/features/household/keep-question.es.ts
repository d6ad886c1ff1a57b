import type * as english from './keep-question.en.ts';

export const keepTexts: typeof english.keepTexts = {
  question:
    '¿Guardar su familia y sus ingresos con este estimado? Sin ellos mostrará precios completos, solo para usted.',
};

({}) as typeof import('./keep-question.es.ts') satisfies typeof english;
