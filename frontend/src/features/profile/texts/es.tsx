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
    `Esta contraseña tiene menos de los ${length} caracteres que espera el formulario de inicio de sesión. Puede usarla, pero cada vez que inicie sesión hará falta un paso más.`,
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
      Puede descargar su perfil, sus estimados con las respuestas y las razones, y sus sesiones en un archivo
      JSON. La {privacy('página de privacidad')} indica qué más guardamos y por cuánto tiempo.
    </>
  ),
  submit: 'Descargar mis datos',
  busy: 'Descargando...',
  progress: (count, total) => `Descargando ${formatNumber(count)} de ${formatNumber(total)} estimados...`,
  paused: (time) =>
    `Enviamos tantos datos por partes. La descarga continúa sola a las ${time}. Deje abierta esta página hasta entonces.`,
  failed: 'No se pudieron descargar sus datos',
};

export const deletionTexts: typeof english.deletionTexts = {
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
  unknown: 'No sabemos si su sesión se cerró.',
  remembered: 'Su hogar, su edad y su lugar quedan en este dispositivo para su próxima visita.',
  forget: 'Borrarlos',
};

({}) as typeof import('./es.tsx') satisfies typeof english;
