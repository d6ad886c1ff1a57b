import type * as english from './day-field.en.ts';

export const dayTexts: typeof english.dayTexts = {
  notBirth: (age) => `Ingrese el día en que cumple ${age}, no el día en que nació.`,
  otherYear: (from, to) => `Ingrese un día completo de los años ${from} a ${to}, como ${to - 2}-03-14.`,
};

({}) as typeof import('./day-field.es.ts') satisfies typeof english;
