const en = {
  failed: 'Prediction failed.',
  successful: 'Prediction successful!',
  deleteFailed: 'Failed to delete prediction',
};

const es: typeof en = {
  failed: 'No se pudo hacer el estimado.',
  successful: '¡Estimado listo!',
  deleteFailed: 'No se pudo eliminar el estimado',
};

/** Outcomes of a prediction that is stored. */
export const outcomeTexts = globalThis.premiaLanguage === 'es' ? es : en;
