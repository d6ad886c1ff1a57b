import type * as english from './session-ending.en.ts';

export const sessionTexts: typeof english.sessionTexts = {
  expired: 'Su sesión terminó. Vuelva a iniciar sesión.',
  required: 'Para ver esta página debe iniciar sesión.',
  deleted:
    'Es probable que su cuenta se haya eliminado. Para saberlo con certeza, intente iniciar sesión: si no puede, la cuenta ya no existe.',
};

export const waitingText: string = 'Sus respuestas siguen guardadas en esta pestaña.';

({}) as typeof import('./session-ending.es.ts') satisfies typeof english;
