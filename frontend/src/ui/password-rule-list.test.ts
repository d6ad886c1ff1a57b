import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minPasswordLength } from '#contract/fields.ts';
import { registerBody } from '#contract/routes/register.ts';
import { listPasswordRules } from './password-rule-list.tsx';

describe('passwordRules', () => {
  it('are met by exactly the passwords that the API accepts', () => {
    const alphabet = fc.constantFrom(...'abyzABYZ0189 !é');
    fc.assert(
      fc.property(fc.string({ unit: alphabet, minLength: 1, maxLength: 20 }), (password) => {
        const isAccepted = registerBody.shape.password.safeParse(password).success;
        expect(listPasswordRules(minPasswordLength).every((rule) => rule.isMet(password))).toBe(isAccepted);
      }),
    );
  });
});
