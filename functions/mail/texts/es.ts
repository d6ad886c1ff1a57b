import type * as english from './en.ts';

export const mailTexts: typeof english.mailTexts = {
  formatTime(time) {
    const options = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC', hour12: true } as const;
    return `${new Intl.DateTimeFormat('es-US', options).format(time)} UTC`;
  },
  resetLink: 'Restablecer su contraseña',
  passwordReset: {
    subject: 'Restablezca su contraseña de Premia',
    requested:
      'Alguien pidió restablecer la contraseña de la cuenta de Premia que tiene este correo electrónico.',
    link: 'Crear una contraseña nueva',
    validity:
      'El enlace funciona una sola vez, durante una hora. Si pide otro enlace, este deja de funcionar.',
    otherwise: 'Si usted no lo pidió, ignore este correo. Su contraseña no ha cambiado.',
  },
  passwordChanged: {
    subject: 'Se cambió su contraseña de Premia',
    event: ({ time }) =>
      `La contraseña de su cuenta de Premia se cambió el ${time}. La sesión se cerró en todos los demás dispositivos.`,
    advice: 'Si usted la cambió, no tiene que hacer nada. Si no la cambió, cree una contraseña nueva ahora:',
  },
  newDeviceLogin: {
    subject: 'Nuevo inicio de sesión en su cuenta de Premia',
    event: ({ time, device }) =>
      `Alguien inició sesión en su cuenta de Premia con un dispositivo nuevo el ${time}: ${toSpanishDevice(device)}.`,
    advice:
      'Si fue usted, no tiene que hacer nada. Si no fue usted, termine esa sesión en su perfil y cree una contraseña nueva:',
    sessionsLink: 'Ver sus sesiones',
  },
  accountDeleted: {
    subject: 'Se eliminó su cuenta de Premia',
    event: ({ time }) =>
      `La cuenta de Premia que tenía este correo electrónico se eliminó el ${time}, con todo lo que tenía guardado.`,
    advice:
      'Si usted la eliminó, no tiene que hacer nada. Si no la eliminó, alguien sabe su contraseña: cámbiela en todos los sitios donde la usa. No podemos recuperar los datos eliminados.',
  },
};

/** Translates the name of a device, such as "Chrome on Windows". */
const toSpanishDevice = (device: string) =>
  device === 'Unknown device' ? 'dispositivo desconocido' : device.replace(' on ', ' en ');

({}) as typeof import('./es.ts') satisfies typeof english;
