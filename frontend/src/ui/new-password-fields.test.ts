import fc from 'fast-check';
import { expect, it } from 'vitest';
import { minPasswordLength } from '#contract/fields.ts';
import { registerBody } from '#contract/routes/register.ts';
import commonPasswords from './common-passwords.json' with { type: 'json' };
import { checkPasswordRules, findPasswordNote } from './new-password-fields.tsx';

it('has rules that are met by exactly the passwords that the API accepts', () => {
  const alphabet = fc.constantFrom(...'abyzABYZ0189 !é');
  fc.assert(
    fc.property(fc.string({ unit: alphabet, minLength: 1, maxLength: 20 }), (password) => {
      const isAccepted = registerBody.shape.password.safeParse(password).success;
      expect(checkPasswordRules(password, minPasswordLength).every(({ isMet }) => isMet)).toBe(isAccepted);
    }),
  );
});

const common = new Set(commonPasswords);
const personal = ['Ada', 'Lovelace', 'countess@example.com'];

it('has a list of 10,000 passwords in lower case', () => {
  expect(common.size).toBe(10_000);
  expect(commonPasswords.filter((password) => password !== password.toLowerCase())).toEqual([]);
});

it.each(['Password1', 'qwerty', 'LETMEIN'])('notes the common password %s', (password) => {
  expect(findPasswordNote(password, personal, common)).toMatch(/^This is one of the 10,000 most common/);
});

it.each(['xLovelace7', 'ADA-and-42', 'Countess77', 'countess@example.com'])(
  'notes the name or address in %s',
  (password) => {
    expect(findPasswordNote(password, personal, common)).toMatch(
      /^This password contains your name or email/,
    );
  },
);

it('has no note for other passwords, for names of two letters and before the list is loaded', () => {
  expect(findPasswordNote('Correct-Horse-7', personal, common)).toBeUndefined();
  expect(findPasswordNote('Correct-Horse-7', ['', 'Or', ''], common)).toBeUndefined();
  expect(findPasswordNote('Password1', [], undefined)).toBeUndefined();
});
