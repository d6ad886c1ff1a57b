import type * as english from './year-note.en.ts';

export const yearNoteTexts: typeof english.yearNoteTexts = {
  over: (year) => `Estos precios son de ${year}, un año que ya terminó.`,
  show: (year) => `Mostrar los precios de ${year}`,
  estimate: (year) => `Estimar los precios de ${year}`,
  onSale: (year) => `Ya se venden planes para un año posterior a ${year}. Sus reglas y precios están en`,
};

({}) as typeof import('./year-note.es.ts') satisfies typeof english;
