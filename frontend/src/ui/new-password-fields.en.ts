export const newPasswordTexts = {
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
