const en = {
  login: 'Login failed',
  register: 'Registration failed',
  logout: 'Logout failed',
  deletion: 'Account deletion failed',
  deletionUnknown: "We don't know if your account was deleted",
  profile: 'Profile update failed',
  password: 'Password change failed',
  reset: 'The link could not be sent',
  elsewhere: 'You were logged out in another tab.',
};

const es: typeof en = {
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

export const authenticationTexts = globalThis.premiaLanguage === 'es' ? es : en;
