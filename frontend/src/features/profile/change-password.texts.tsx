const en = {
  title: 'Change Password',
  current: 'Current Password',
  new: 'New Password',
  confirmation: 'Confirm New Password',
  short: (length: number) =>
    `This password has fewer than the ${length} characters that the login form expects. You can use it, but each login then takes one more step.`,
  logout: 'You will be logged out on all other devices.',
  busy: 'Changing...',
  success: 'Password changed successfully!',
  failed: 'An error occurred while changing password',
};

const es: typeof en = {
  title: 'Cambiar contraseña',
  current: 'Contraseña actual',
  new: 'Contraseña nueva',
  confirmation: 'Confirmar contraseña nueva',
  short: (length) =>
    `Esta contraseña tiene menos de los ${length} caracteres que espera el formulario de inicio de sesión. Puede usarla, pero cada vez que inicie sesión hará falta un paso más.`,
  logout: 'Se cerrará su sesión en todos los demás dispositivos.',
  busy: 'Cambiando...',
  success: '¡La contraseña se cambió correctamente!',
  failed: 'Hubo un error al cambiar la contraseña',
};

export const passwordTexts = globalThis.premiaLanguage === 'es' ? es : en;
