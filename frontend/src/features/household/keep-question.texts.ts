const en = {
  question:
    'Save your family and your income with this estimate? Without them it will show full prices for you alone.',
  missing: 'Choose yes or no. Your answers are still in the form.',
};

const es: typeof en = {
  question:
    '¿Guardar su familia y sus ingresos con este estimado? Sin ellos mostrará precios completos, solo para usted.',
  missing: 'Elija sí o no. Sus respuestas siguen en el formulario.',
};

/** Question whether the household is stored with a prediction. */
export const keepTexts = globalThis.premiaLanguage === 'es' ? es : en;
