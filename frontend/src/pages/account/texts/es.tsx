import type * as english from './en.tsx';

export const authTexts: typeof english.authTexts = {
  picture: 'Cada estimado muestra la prima, su rango y qué la sube o la baja.',
  greeting: (name) => `Hola, ${name}. Su sesión está abierta.`,
  dashboard: 'Ir a su panel',
};

export const loginTexts: typeof english.loginTexts = {
  title: 'Iniciar sesión',
  lead: (register) => (
    <>¿Es su primera vez en Premia? {register('Cree una cuenta')}. Es gratis y toma un minuto.</>
  ),
  switch: 'Iniciar sesión con otra cuenta',
  password: 'Contraseña',
  short: 'Mi contraseña es más corta: continuar',
  submit: 'Iniciar sesión',
  busy: 'Iniciando sesión...',
  forgot: '¿Olvidó su contraseña?',
  success: '¡Inició sesión correctamente!',
  failed: 'Hubo un error al iniciar sesión',
};

export const registerTexts: typeof english.registerTexts = {
  title: 'Cree su cuenta',
  lead: (login) => (
    <>
      Su cuenta guarda sus estimados. Ninguna otra persona que use Premia puede verlos. ¿Ya tiene una cuenta?{' '}
      {login('Inicie sesión')}.
    </>
  ),
  firstName: 'Nombre',
  lastName: 'Apellidos',
  emailHint: 'No podrá cambiarlo después.',
  phone: 'Número de teléfono',
  phoneHint:
    'Lo mostramos solo en su perfil, y nadie le llama. Incluya el código del país, por ejemplo +1 202 555 0101.',
  password: 'Contraseña',
  confirmation: 'Confirmar contraseña',
  submit: 'Crear cuenta',
  busy: 'Creando cuenta...',
  terms: (terms, privacy) => (
    <>
      Al crear una cuenta, usted acepta los {terms('términos de uso')}. La {privacy('página de privacidad')}{' '}
      indica qué guardamos y por cuánto tiempo.
    </>
  ),
  success: '¡Su cuenta se creó correctamente!',
  failed: 'Hubo un error al crear la cuenta',
};

export const forgotTexts: typeof english.forgotTexts = {
  title: '¿Olvidó su contraseña?',
  lead: (login) => (
    <>Le enviamos por correo un enlace para crear una nueva. ¿Ya la recordó? {login('Inicie sesión')}.</>
  ),
  unavailable: 'Aquí no se pueden restablecer contraseñas',
  noMail: (contact) => <>Este sitio no puede enviar correos. {contact('Contáctenos')}.</>,
  sent: 'Revise su correo',
  sentTo: (email) =>
    `Si hay una cuenta con ${email}, le hemos enviado un enlace por correo. El enlace funciona una sola vez, durante una hora. Si no le llega en unos minutos, busque en la carpeta de correo no deseado y revise la dirección.`,
  submit: 'Enviar el enlace',
  busy: 'Pidiendo el enlace...',
  failed: 'Hubo un error al pedir el enlace',
};

export const resetTexts: typeof english.resetTexts = {
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

({}) as typeof import('./es.tsx') satisfies typeof english;
