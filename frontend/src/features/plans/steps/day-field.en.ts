/** Problems of the day of an event. */
export const dayTexts = {
  notBirth: (age: number) => `Enter the day you turn ${age}, not the day you were born.`,
  otherYear: (from: number, to: number) =>
    `Enter a whole day of the years ${from} to ${to}, such as ${to - 2}-03-14.`,
};
