const en = {
  model_unavailable: 'The model is starting. We will send your answers again in a few seconds.',
  model_busy: 'Many people are asking for an estimate. We will send your answers again in a few seconds.',
};

const es: typeof en = {
  model_unavailable: 'El modelo se está iniciando. Enviaremos sus respuestas de nuevo en unos segundos.',
  model_busy:
    'Muchas personas están pidiendo un estimado. Enviaremos sus respuestas de nuevo en unos segundos.',
};

/** Shown while a request waits for the premium model, by the error's code. */
export const modelWaitTexts = globalThis.premiaLanguage === 'es' ? es : en;
