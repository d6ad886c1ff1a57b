import type * as english from './new-place.en.ts';

export const newPlaceTexts: typeof english.newPlaceTexts = {
  zip: 'Nuevo código postal (ZIP)',
  found: (place) => `Los meses después de la mudanza tienen los precios de este lugar: ${place}.`,
  county: '¿A qué condado se muda?',
  none: 'No tenemos precios del Mercado para este código postal (ZIP).',
  invalid: 'Un código postal (ZIP) tiene cinco dígitos, como 77002.',
};

({}) as typeof import('./new-place.es.ts') satisfies typeof english;
