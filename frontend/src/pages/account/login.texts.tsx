import type { ReactNode } from 'react';

type Render = (text: string) => ReactNode;

const en = {
  loginTexts: {
    title: 'Log in',
    lead: (register: Render) => (
      <>New to Premia? {register('Create an account')}. It is free and takes a minute.</>
    ),
    switch: 'Log in as someone else',
    password: 'Password',
    short: 'My password is shorter: log in anyway',
    submit: 'Login',
    busy: 'Logging in...',
    forgot: 'Forgot your password?',
    success: 'Login successful!',
    failed: 'An error occurred during login',
  },
  registerTexts: {
    title: 'Create your account',
    lead: (login: Render) => (
      <>
        Your account stores your estimates. No other user can see them. Already registered?{' '}
        {login('Log in instead')}.
      </>
    ),
    firstName: 'First name',
    lastName: 'Last name',
    emailHint: "You can't change it later.",
    phone: 'Phone number',
    phoneHint:
      'We show it in your profile only, and nobody calls you. Include the country code, for example +1 202 555 0101.',
    password: 'Password',
    confirmation: 'Confirm password',
    submit: 'Register',
    busy: 'Registering...',
    terms: (terms: Render, privacy: Render) => (
      <>
        By registering you accept the {terms('terms of use')}. The {privacy('privacy page')} says what we
        store, and for how long.
      </>
    ),
    success: 'Registration successful!',
    failed: 'An error occurred during registration',
  },
  forgotTexts: {
    title: 'Forgot your password?',
    lead: (login: Render) => (
      <>We email you a link to set a new one. Do you remember it after all? {login('Log in')}.</>
    ),
    unavailable: 'Passwords can’t be reset here',
    noMail: (contact: Render) => <>This website can’t send emails. {contact('Contact us')}.</>,
    sent: 'Check your email',
    sentTo: (email: string) =>
      `If there is an account for ${email}, we have emailed a link to it. The link works once, within an hour. If it does not arrive in a few minutes, look in your spam folder and check the address.`,
    submit: 'Send the link',
    busy: 'Requesting...',
    failed: 'An error occurred while requesting the link',
  },
};

const es: typeof en = {
  loginTexts: {
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
  },
  registerTexts: {
    title: 'Cree su cuenta',
    lead: (login) => (
      <>
        Su cuenta guarda sus estimados. Ninguna otra persona que use Premia puede verlos. ¿Ya tiene una
        cuenta? {login('Inicie sesión')}.
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
  },
  forgotTexts: {
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
  },
};

export const { loginTexts, registerTexts, forgotTexts } = globalThis.premiaLanguage === 'es' ? es : en;
