const en = {
  title: 'Are you sure?',
  question: 'Do you really want to log out?',
  submit: 'Log Out',
  busy: 'Logging out...',
  failed: 'Logout failed. Please try again.',
  stillLoggedIn: 'You are still logged in.',
  unknown: "We don't know if you were logged out.",
  household: 'Your household, your age and your place stay on this device for your next visit.',
  policy: 'The drivers and cars of your policy stay on this device for your next visit.',
  forget: 'Forget them',
};

const es: typeof en = {
  title: '¿Cerrar la sesión?',
  question: '¿De verdad quiere cerrar la sesión?',
  submit: 'Cerrar sesión',
  busy: 'Cerrando sesión...',
  failed: 'No se pudo cerrar la sesión. Vuelva a intentarlo.',
  stillLoggedIn: 'Su sesión sigue abierta.',
  unknown: 'No sabemos si su sesión se cerró.',
  household: 'Su hogar, su edad y su lugar quedan en este dispositivo para su próxima visita.',
  policy: 'Los conductores y los autos de su póliza quedan en este dispositivo para su próxima visita.',
  forget: 'Borrarlos',
};

export const logoutTexts = globalThis.premiaLanguage === 'es' ? es : en;
