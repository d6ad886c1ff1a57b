const en = {
  failed: 'Your estimate could not be saved.',
  discard: 'Discard it',
  waitingTitle: 'Your estimate will be saved to your account',
  waiting: 'Register or log in within an hour. Until then we keep your answers in this browser tab only.',
  late: 'An hour has passed, so your estimate was not saved',
  saveNow: 'Save it now',
  saving: 'Saving your estimate...',
  saved: 'Your estimate is saved to your account.',
  view: 'View your estimate',
};

const es: typeof en = {
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

/** Texts about the estimate of a guest that is saved to an account. */
export const keptEstimateTexts = globalThis.premiaLanguage === 'es' ? es : en;
