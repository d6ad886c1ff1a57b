const en = {
  small: 'Small effects',
  none: (labels: readonly string[]) => `These answers make no difference: ${labels.join(', ')}.`,
};

const es: typeof en = {
  small: 'Efectos pequeños',
  none: (labels) => `Estas respuestas no cambian nada: ${labels.join(', ')}.`,
};

/** Texts of a waterfall. */
export const waterfallTexts = globalThis.premiaLanguage === 'es' ? es : en;
