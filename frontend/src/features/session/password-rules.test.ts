import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { registerBody } from '#contract/routes/register.ts';
import { passwordRules } from './password-rules.ts';

describe('the rules for a password', () => {
  it('are all met exactly by what registration takes', () => {
    const alphabet = fc.constantFrom(...'abyzABYZ0189 !é');
    fc.assert(
      fc.property(fc.string({ unit: alphabet, minLength: 1, maxLength: 20 }), (password) => {
        const isTaken = registerBody.shape.password.safeParse(password).success;
        expect(passwordRules.every((rule) => rule.isMet(password))).toBe(isTaken);
      }),
    );
  });
});
