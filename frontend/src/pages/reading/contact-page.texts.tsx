const en = {
  title: 'Contact',
  lead: "Contact us if something doesn't work or an estimate looks wrong. Tell us what you did and what you saw. Never send us your password.",
  before: 'Before you write',
  about: 'Sources, and how exact they are',
  privacy: 'What we store, and how to delete it',
  forgotPassword: 'Forgot your password?',
};

const es: typeof en = {
  title: 'Contacto',
  lead: 'Escríbanos si algo no funciona o si un estimado parece incorrecto. Díganos qué hizo y qué vio. Nunca nos envíe su contraseña.',
  before: 'Antes de escribir',
  about: 'Las fuentes y qué tan exactas son',
  privacy: 'Qué guardamos y cómo eliminarlo',
  forgotPassword: '¿Olvidó su contraseña?',
};

export const contactTexts = globalThis.premiaLanguage === 'es' ? es : en;
