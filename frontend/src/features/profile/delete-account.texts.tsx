const en = {
  title: 'Delete Account',
  lead: 'If you delete your account, we delete your profile, your predictions and all sessions. You can’t undo this.',
  password: 'Password',
  question: 'Delete your account?',
  description: 'You can’t undo this. We delete:',
  deleted: [
    'your profile: name, email address, phone number and password',
    'all your predictions, with your answers',
    'your sessions on all devices',
  ],
  household: 'This device also remembers your household, with its income, ages and tobacco use.',
  policy: 'This device also remembers the drivers and cars of your policy.',
  forget: 'Also remove this from this device',
  success: 'Account deleted successfully!',
  failed: 'An error occurred while deleting the account',
};

const es: typeof en = {
  title: 'Eliminar la cuenta',
  lead: 'Si elimina la cuenta, eliminamos su perfil, sus estimados y todas las sesiones. No se puede deshacer.',
  password: 'Contraseña',
  question: '¿Eliminar su cuenta?',
  description: 'No se puede deshacer. Eliminaremos:',
  deleted: [
    'su perfil: nombre, correo electrónico, número de teléfono y contraseña',
    'todos sus estimados, con sus respuestas',
    'sus sesiones en todos los dispositivos',
  ],
  household:
    'Este dispositivo también recuerda su hogar, con los ingresos, las edades y el consumo de tabaco.',
  policy: 'Este dispositivo también recuerda los conductores y los autos de su póliza.',
  forget: 'Borrar también esto de este dispositivo',
  success: '¡La cuenta se eliminó correctamente!',
  failed: 'Hubo un error al eliminar la cuenta',
};

export const deletionTexts = globalThis.premiaLanguage === 'es' ? es : en;
