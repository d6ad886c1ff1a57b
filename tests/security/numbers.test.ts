import { beforeAll, describe, expect, inject, it } from 'vitest';
import { routes } from '#contract/routes.ts';
import { type Account, Api } from './support/api.ts';
import { expectClearError } from './support/expect-clear-error.ts';
import { carAnswers, healthAnswers } from './support/valid-requests.ts';

const api = new Api(inject('applicationUrl'));

const forms = [
  ['predict-health-premium', healthAnswers],
  ['predict-car-premium', carAnswers],
] as const;

let account: Account;
beforeAll(async () => {
  account = await api.register();
});

/** JSON texts that stand for no quantity of 0 or more. */
const noQuantities: Record<string, string> = {
  'an empty text': '""',
  'a space': '" "',
  null: 'null',
  true: 'true',
  false: 'false',
  'an empty list': '[]',
  'a list of one number': '[45]',
  'an object': '{}',
  'an object that says it is 45': '{"valueOf":45,"toString":"45"}',
  'the text NaN': '"NaN"',
  'the text Infinity': '"Infinity"',
  'a number beyond every double': '1e999',
  'the same as text': '"1e999"',
  'exponential text': '"4.5e1"',
  'hexadecimal text': '"0x2d"',
  'octal text': '"0o55"',
  'binary text': '"0b101101"',
  'a number and letters': '"12abc"',
  'two numbers': '"4 5"',
  'a thousands separator': '"1,000"',
  'a decimal comma': '"4,5"',
  'two points': '"4.5.6"',
  'a point alone': '"."',
  'a plus sign': '"+45"',
  'a negative number': '-1',
  'the smallest negative number': '-5e-324',
  'negative text': '"-1"',
  '400 digits': '9'.repeat(400),
  '400 digits as text': `"${'9'.repeat(400)}"`,
  'full-width digits': '"４５"',
  'Arabic-Indic digits': '"٤٥"',
  'superscript digits': '"⁴⁵"',
  'a fraction': '"½"',
  'a big integer literal': '"45n"',
  'an underscore': '"4_5"',
  yes: '"yes"',
};

/** What JSON can't say. */
const noJson: Record<string, string> = {
  'a bare NaN': 'NaN',
  'a bare Infinity': 'Infinity',
  'bare hexadecimal': '0x2d',
  'a bare plus sign': '+45',
  'a leading zero': '045',
  'a point without digits': '.5',
  undefined: 'undefined',
};

describe.each(Object.keys(noQuantities))('%s', (what) => {
  it('is refused in every numeric field, by name, and nothing is kept', async () => {
    for (const [routeId, answers] of forms) {
      for (const field of listNumericFields(answers)) {
        const body = replaceInJson(answers, field, noQuantities[what] ?? '');
        const answer = await api.call(routeId, { token: account.token, body });
        const { errors } = expectClearError(answer, 'validation_failed');
        expect(Object.keys(errors ?? {}), answer.text).toEqual([field]);
      }
    }
    expect((await api.readAccount(account.token)).dashboard.total_predictions).toBe(0);
  });
});

describe.each(Object.keys(noJson))('%s', (what) => {
  it('is no JSON, and nothing is kept', async () => {
    const body = replaceInJson(carAnswers, 'driver_age', noJson[what] ?? '');
    const answer = await api.call('predict-car-premium', { token: account.token, body });
    expectClearError(answer, 'malformed_json');
    expect((await api.readAccount(account.token)).dashboard.total_predictions).toBe(0);
  });
});

/** JSON texts of quantities at the far ends of what a double holds, and what they are read as. */
const extremes: Record<string, number> = {
  '0': 0,
  '-0': 0,
  '5e-324': 5e-324,
  '1e308': 1e308,
  '1.7976931348623157e308': Number.MAX_VALUE,
  '9007199254740993': 9007199254740992,
  '"00045.50"': 45.5,
  '" 45 "': 45,
  '".5"': 0.5,
};

describe.each(Object.entries(extremes))('the quantity %s', (text, expected) => {
  it('is answered in every numeric field with a finite premium, and kept as it was', async () => {
    const { token } = await api.register();
    for (const [routeId, answers] of forms) {
      for (const field of listNumericFields(answers)) {
        const answer = await api.call(routeId, { token, body: replaceInJson(answers, field, text) });
        expect(answer.status, `${field}: ${answer.text}`).toBe(200);
        routes[routeId].response.parse(answer.json);
        const [newest] = (await api.readAccount(token)).history;
        expect(newest?.input_data).toEqual({ ...answers, [field]: expected });
      }
    }
  });
});

describe.each(['YES', 'true', '1', '', 'ja', 'yes '])('the answer "%s" to a question', (text) => {
  it('is neither yes nor no', async () => {
    const body = { ...healthAnswers, has_diabetes: text };
    const answer = await api.call('predict-health-premium', { token: account.token, body });
    expect(expectClearError(answer, 'validation_failed').errors).toHaveProperty('has_diabetes');
  });
});

function listNumericFields(answers: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(answers).filter((field) => typeof answers[field] === 'number');
}

/** Writes answers as JSON with one field's value as it stands: JSON.stringify could not write `1e999`. */
function replaceInJson(answers: Readonly<Record<string, unknown>>, field: string, valueText: string): string {
  const fields = Object.entries(answers).map(
    ([name, value]) => `${JSON.stringify(name)}:${name === field ? valueText : JSON.stringify(value)}`,
  );
  return `{${fields.join(',')}}`;
}
