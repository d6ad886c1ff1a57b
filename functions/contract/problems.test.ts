import { afterEach, expect, it, vi } from 'vitest';
import { apiTexts } from './api-problems.ts';
import { fieldErrorCodes } from './error-body.ts';
import { errorStatuses } from './errors.ts';
import { changePasswordBody } from './routes/change-password.ts';
import { resetPasswordForm } from './routes/confirm-password-reset.ts';
import { registerBody } from './routes/register.ts';
import { stateNames } from './states/texts/es.ts';
import * as english from './texts/en.ts';
import * as spanish from './texts/es.ts';

afterEach(() => {
  vi.doUnmock('./texts/en.ts');
  vi.resetModules();
});

/** Values for every text; one that a text does not show has no effect. */
const params = {
  field: 'age',
  example: 45,
  choices: ['a', 'b'],
  min: 8,
  max: 10_000,
  seconds: 900,
  lowest: 1,
  highest: 9999,
};

type Text = (params: object) => string;

const toFigures = (text: string) => (text.match(/\d[\d,.]*\d|\d/g) ?? []).sort();

const spanishTexts: Readonly<Record<string, unknown>> = { ...spanish.problemTexts, ...spanish.errorTexts };

it.each(Object.entries({ ...english.problemTexts, ...english.errorTexts }))(
  '%s has the same figures in both languages',
  (code, text) => {
    const given = { ...params, ...(code === 'invalid_format' && { field: 'zip3' }) };
    const [first = '', second = ''] = [text, spanishTexts[code]].map((each) => (each as Text)(given));
    expect(first + second).not.toMatch(/undefined|NaN/);
    expect(second).not.toBe(first);
    expect(toFigures(second)).toEqual(toFigures(first));
  },
);

it('names every field of an account in Spanish', () => {
  const forms = [registerBody, changePasswordBody, resetPasswordForm];
  const fields = forms.flatMap(({ shape }) => Object.keys(shape)).filter((field) => field !== 'language');
  expect(fields.filter((field) => spanish.toLabel(field) === field)).toEqual([]);
});

it('sorts the states by their Spanish name', () => {
  const names = Object.values(stateNames);
  expect(names).toHaveLength(51);
  expect(names.slice(4, 8)).toEqual(['California', 'Carolina del Norte', 'Carolina del Sur', 'Colorado']);
});

it("shows the API's message in its own language", () => {
  expect(english.formatReceived('Wrong', 'invalid_credentials')).toBe('Wrong');
});

it.each([
  ['too_short', { field: 'first_name', min: 2 }, '“Nombre” debe tener al menos 2 caracteres'],
  ['invalid_credentials', undefined, 'El correo electrónico o la contraseña son incorrectos.'],
  ['too_short', undefined, 'Wrong'],
  ['upgrade_required', {}, 'Wrong'],
  ['not_found', undefined, 'No hay nada en esta dirección.'],
  [
    'too_many_requests',
    { seconds: 900, history: 'long' },
    'Pidió demasiadas veces un historial largo. Vuelva a intentarlo en 15 minutos.',
  ],
])('words the received code %s with %j in Spanish', (code, received, message) => {
  expect(spanish.formatReceived('Wrong', code, received)).toBe(message);
});

it('words every code that the website can receive in Spanish', () => {
  const codes = [...Object.keys(errorStatuses), ...fieldErrorCodes].filter((code) => !(code in apiTexts));
  const given = { ...params, field: 'zip3' };
  expect(codes.filter((code) => spanish.formatReceived('Wrong', code, given) === 'Wrong')).toEqual([]);
});

it('words the problems of a schema in the language of the build', async () => {
  vi.resetModules();
  vi.doMock('./texts/en.ts', () => import('./texts/es.ts'));
  const { quantity } = await import('./fields.ts');
  expect(quantity('age').safeParse('x').error?.issues[0]?.message).toBe(
    'Escriba un número en “Edad”, como 45',
  );
});

it('formats no number before a value is rejected', async () => {
  vi.resetModules();
  const format = vi.spyOn(Number.prototype, 'toLocaleString');
  const { wholeNumber } = await import('./household.ts');
  const age = wholeNumber('age', 0, 1200);
  expect(format).not.toHaveBeenCalled();
  expect(age.safeParse(-1).error?.issues[0]?.message).toBe('Age must be from 0 to 1,200');
  format.mockRestore();
});
