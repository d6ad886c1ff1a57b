const en = {
  title: 'Active Sessions',
  passwordChange: 'Last password change',
  never: 'Never',
  newDevice: 'Last login with a new device',
  noNewDevice: 'None since you registered',
  /** @param name as the API has it, such as "Chrome on Windows" */
  device: (name: string) => name,
  deviceAt: (device: string, time: string) => `${device}, ${time}`,
  current: 'This session',
  loggedIn: (time: string) => `Logged in ${time}`,
  lastUsed: (time: string) => `Last used ${time}`,
  end: 'End Session',
  endLabel: (device: string, time: string) => `End session: ${device}, logged in ${time}`,
  ending: 'Ending...',
  ended: 'Session ended',
  endOthers: 'End All Other Sessions',
  endedOthers: 'All other sessions ended',
  failed: 'The session could not be ended',
};

const es: typeof en = {
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

export const sessionListTexts = globalThis.premiaLanguage === 'es' ? es : en;
