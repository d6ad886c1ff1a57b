const en = {
  again: 'Try again in a moment.',
  unreachable: 'Premia could not be reached. Check your connection, then try again.',
  offline: 'You are offline. Connect to the internet, then try again.',
  /** @param time such as "40 seconds" */
  wait: (time: string) => `You can try again in ${time}.`,
  waitMinutes: 'Wait a few minutes, then try again.',
  modelStarts:
    'The premium model is starting, which takes up to a minute. Nothing was saved. Try again in a minute.',
  updated: 'Premia was updated: reload this page.',
  ours: 'Something went wrong on our side. Try again in a moment.',
};

const es: typeof en = {
  again: 'Vuelva a intentarlo en un momento.',
  unreachable: 'No se pudo conectar con Premia. Revise su conexión y vuelva a intentarlo.',
  offline: 'No tiene conexión. Conéctese a internet y vuelva a intentarlo.',
  wait: (time) => `Puede volver a intentarlo en ${time}.`,
  waitMinutes: 'Espere unos minutos y vuelva a intentarlo.',
  modelStarts:
    'El modelo de primas se está iniciando, lo que tarda hasta un minuto. No se guardó nada. Vuelva a intentarlo en un minuto.',
  updated: 'Premia se actualizó: recargue esta página.',
  ours: 'Hubo un problema de nuestro lado. Vuelva a intentarlo en un momento.',
};

/** Failures without a message of the API, and advice. */
export const failureTexts = globalThis.premiaLanguage === 'es' ? es : en;
