import type * as english from './new-password-fields.en.ts';

export const newPasswordTexts: typeof english.newPasswordTexts = {
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

({}) as typeof import('./new-password-fields.es.ts') satisfies typeof english;
