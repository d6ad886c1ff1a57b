import { formatNumber } from '#frontend/ui/format.ts';
import type * as english from './en.tsx';

export const profileTexts: typeof english.profileTexts = {
  title: 'Perfil',
  failed: 'No se pudieron cargar los datos del perfil',
  sessionsFailed: 'No se pudieron cargar las sesiones',
  email: 'Correo electrónico',
  memberSince: 'Cuenta creada',
  phone: 'Teléfono',
  personal: 'Información personal',
  edit: 'Editar',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  phoneNumber: 'Número de teléfono',
  emailHint: 'El correo electrónico no se puede cambiar.',
  save: 'Guardar cambios',
  updated: '¡El perfil se actualizó correctamente!',
  updateFailed: 'Hubo un error al actualizar el perfil',
};

export const passwordTexts: typeof english.passwordTexts = {
  title: 'Cambiar contraseña',
  current: 'Contraseña actual',
  new: 'Contraseña nueva',
  confirmation: 'Confirmar contraseña nueva',
  short: (length) =>
    `Tiene menos de los ${length} caracteres que espera el formulario de inicio de sesión. Puede usarla, pero iniciar sesión requiere un paso más.`,
  logout: 'Se cerrará su sesión en todos los demás dispositivos.',
  busy: 'Cambiando...',
  success: '¡La contraseña se cambió correctamente!',
  failed: 'Hubo un error al cambiar la contraseña',
};

export const sessionListTexts: typeof english.sessionListTexts = {
  title: 'Sesiones abiertas',
  passwordChange: 'Último cambio de contraseña',
  never: 'Nunca',
  newDevice: 'Último inicio de sesión con un dispositivo nuevo',
  noNewDevice: 'Ninguno desde que creó la cuenta',
  device: (name) => (name === 'Unknown device' ? 'Dispositivo desconocido' : name.replace(' on ', ' en ')),
  deviceAt: (device, time) => `${device}, ${time}`,
  current: 'Esta sesión',
  loggedIn: (time) => `Inicio de sesión: ${time}`,
  lastUsed: (time) => `Último uso: ${time}`,
  end: 'Terminar sesión',
  endLabel: (device, time) => `Terminar sesión: ${device}, inicio de sesión ${time}`,
  ending: 'Terminando...',
  ended: 'La sesión terminó',
  endOthers: 'Terminar las demás sesiones',
  endedOthers: 'Las demás sesiones terminaron',
  failed: 'No se pudo terminar la sesión',
};

export const dataTexts: typeof english.dataTexts = {
  title: 'Sus datos',
  lead: (privacy) => (
    <>
      Descargue su perfil, sus estimados con respuestas y razones, y sus sesiones en un archivo JSON. La{' '}
      {privacy('página de privacidad')} indica qué más se guarda y por cuánto tiempo.
    </>
  ),
  submit: 'Descargar mis datos',
  busy: 'Descargando...',
  progress: (count, total) => `Descargando ${formatNumber(count)} de ${formatNumber(total)} estimados...`,
  paused: (time) =>
    `Tantos datos se envían por partes. La descarga continúa sola a las ${time}: deje abierta esta página.`,
  failed: 'No se pudieron descargar sus datos',
};

export const deletionTexts: typeof english.deletionTexts = {
  title: 'Eliminar la cuenta',
  lead: 'Esto elimina su perfil, sus estimados y todas las sesiones. No se puede deshacer.',
  password: 'Contraseña',
  question: '¿Eliminar su cuenta?',
  description: 'No se puede deshacer. Elimina:',
  deleted: [
    'su perfil: nombre, correo electrónico, número de teléfono y contraseña',
    'todos sus estimados, con sus respuestas',
    'sus sesiones en todos los dispositivos',
  ],
  household: 'Su hogar (ingresos, edades, tabaco) está guardado en este dispositivo, no en la cuenta.',
  forget: 'Olvidar también el hogar en este dispositivo',
  success: '¡La cuenta se eliminó correctamente!',
  failed: 'Hubo un error al eliminar la cuenta',
};

export const logoutTexts: typeof english.logoutTexts = {
  title: '¿Cerrar la sesión?',
  question: '¿De verdad quiere cerrar la sesión?',
  submit: 'Cerrar sesión',
  busy: 'Cerrando sesión...',
  failed: 'No se pudo cerrar la sesión. Vuelva a intentarlo.',
  stillLoggedIn: 'Su sesión sigue abierta.',
  remembered: 'Su hogar, su edad y su lugar quedan en este dispositivo para la próxima visita.',
  forget: 'Borrarlos',
};

({}) as typeof import('./es.tsx') satisfies typeof english;
