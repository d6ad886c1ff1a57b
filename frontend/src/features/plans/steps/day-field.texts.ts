const en = {
  notBirth: (age: number) => `Enter the day you turn ${age}, not the day you were born.`,
  otherYear: (from: number, to: number) =>
    `Enter a whole day of the years ${from} to ${to}, such as ${to - 2}-03-14.`,
};

const es: typeof en = {
  notBirth: (age) => `Ingrese el día en que cumple ${age}, no el día en que nació.`,
  otherYear: (from, to) => `Ingrese un día completo de los años ${from} a ${to}, como ${to - 2}-03-14.`,
};

/** Problems of the day of an event. */
export const dayTexts = globalThis.premiaLanguage === 'es' ? es : en;
