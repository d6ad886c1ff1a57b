const en = {
  least: (length: number) => `Use at least ${length} characters. `,
  betterWith: 'It is better with',
  needs: 'It needs',
  length: (length: number) => `${length} characters`,
  lowercase: 'a lowercase letter',
  uppercase: 'an uppercase letter',
  number: 'a number',
  done: '(done)',
  common: 'This is one of the 10,000 most common passwords. You can use it, but it is easy to guess.',
  personal: 'This password contains your name or email address. You can use it, but it is easy to guess.',
};

const es: typeof en = {
  least: (length) => `Use al menos ${length} caracteres. `,
  betterWith: 'Es mejor con',
  needs: 'Debe tener',
  length: (length) => `${length} caracteres`,
  lowercase: 'una minúscula',
  uppercase: 'una mayúscula',
  number: 'un número',
  done: '(listo)',
  common: 'Esta es una de las 10,000 contraseñas más comunes. Puede usarla, pero es fácil de adivinar.',
  personal:
    'Esta contraseña contiene su nombre o su correo electrónico. Puede usarla, pero es fácil de adivinar.',
};

export const newPasswordTexts = globalThis.premiaLanguage === 'es' ? es : en;
