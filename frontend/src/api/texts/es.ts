import type * as english from './en.ts';

export const failureTexts: typeof english.failureTexts = {
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

export const authenticationTexts: typeof english.authenticationTexts = {
  login: 'No se pudo iniciar sesión',
  register: 'No se pudo crear la cuenta',
  logout: 'No se pudo cerrar la sesión',
  deletion: 'No se pudo eliminar la cuenta',
  deletionUnknown: 'No sabemos si su cuenta se eliminó',
  profile: 'No se pudo actualizar el perfil',
  password: 'No se pudo cambiar la contraseña',
  reset: 'No se pudo enviar el enlace',
  elsewhere: 'Su sesión se cerró en otra pestaña.',
};

({}) as typeof import('./es.ts') satisfies typeof english;
