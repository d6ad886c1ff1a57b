const en = {
  title: 'Set a new password',
  missing: 'Open the link in the email again',
  missingAdvice: 'This page works only with the link that we emailed to you.',
  rejected: 'This link no longer works. It was used, it has expired, or we have sent you a newer one.',
  request: 'Ask for a new link',
  password: 'New password',
  confirmation: 'Confirm new password',
  logout: 'You will be logged out on all devices.',
  submit: 'Set the new password',
  busy: 'Changing...',
  success: 'Password changed successfully!',
  failed: 'An error occurred while changing password',
};

const es: typeof en = {
  title: 'Cree una contraseña nueva',
  missing: 'Vuelva a abrir el enlace del correo',
  missingAdvice: 'Esta página funciona solo con el enlace que le enviamos por correo.',
  rejected: 'Este enlace ya no funciona. Ya se usó, venció o le enviamos uno más nuevo.',
  request: 'Pedir un enlace nuevo',
  password: 'Contraseña nueva',
  confirmation: 'Confirmar contraseña nueva',
  logout: 'Se cerrará su sesión en todos los dispositivos.',
  submit: 'Guardar la contraseña nueva',
  busy: 'Cambiando...',
  success: '¡La contraseña se cambió correctamente!',
  failed: 'Hubo un error al cambiar la contraseña',
};

export const resetTexts = globalThis.premiaLanguage === 'es' ? es : en;
