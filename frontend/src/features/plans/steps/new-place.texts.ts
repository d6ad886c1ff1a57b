const en = {
  zip: 'New ZIP code',
  found: (place: string) => `The months after the move have the prices of ${place}.`,
  county: 'Which county do you move to?',
  none: 'We have no marketplace prices for this ZIP code.',
  invalid: 'A ZIP code has five digits, such as 77002.',
};

const es: typeof en = {
  zip: 'Nuevo código postal (ZIP)',
  found: (place) => `Los meses después de la mudanza tienen los precios de este lugar: ${place}.`,
  county: '¿A qué condado se muda?',
  none: 'No tenemos precios del Mercado para este código postal (ZIP).',
  invalid: 'Un código postal (ZIP) tiene cinco dígitos, como 77002.',
};

/** Texts on the place after a move. */
export const newPlaceTexts = globalThis.premiaLanguage === 'es' ? es : en;
