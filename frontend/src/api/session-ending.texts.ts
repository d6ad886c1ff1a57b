const en = {
  /** Reasons for which a protected page leads to the login. */
  sessionTexts: {
    expired: 'Your session has ended. Please log in again.',
    required: 'You must be logged in to view this page.',
    deleted:
      'Your account has probably been deleted. To make sure, try to log in: if you can’t, the account no longer exists.',
  },
  /** Message about the unfinished form of a user whose session has ended. */
  waitingText: 'Your answers are still stored in this tab.',
};

const es: typeof en = {
  sessionTexts: {
    expired: 'Su sesión terminó. Vuelva a iniciar sesión.',
    required: 'Para ver esta página debe iniciar sesión.',
    deleted:
      'Es probable que su cuenta se haya eliminado. Para saberlo con certeza, intente iniciar sesión: si no puede, la cuenta ya no existe.',
  },
  waitingText: 'Sus respuestas siguen guardadas en esta pestaña.',
};

export const { sessionTexts, waitingText } = globalThis.premiaLanguage === 'es' ? es : en;
