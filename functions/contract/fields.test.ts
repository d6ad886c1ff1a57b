import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailAddress, personName, phoneNumber, quantity, yesOrNo } from './fields.ts';

/** Returns the parsed value or the first message. */
function read(
  schema: {
    safeParse(value: unknown): {
      success: boolean;
      data?: unknown;
      error?: { issues: { message: string }[] };
    };
  },
  value: unknown,
) {
  const result = schema.safeParse(value);
  return result.success ? result.data : result.error?.issues[0]?.message;
}

describe('quantity', () => {
  const age = quantity('age');
  const message = 'Age must be a number, such as 45';

  it('accepts JSON numbers and decimal text', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(read(age, value)).toBe(value + 0);
      }),
    );
    fc.assert(
      fc.property(fc.integer(), fc.nat({ max: 999 }), (whole, thousandths) => {
        const text = `${whole}.${thousandths}`;
        expect(read(age, text)).toBe(Number(text));
        expect(read(age, ` ${text} `)).toBe(Number(text));
      }),
    );
  });

  it('converts -0 to 0', () => expect(read(age, -0)).toBe(0));

  it.each([undefined, null, '', '  ', '\t'])('is required: %j', (value) => {
    expect(read(age, value)).toBe('Required');
  });

  it.each([
    ...'--1 +1 0x1F 1e3 12abc 1,000 １２ 1e999 0o55 0b101101 4,5 4.5.6 . ٤٥ ⁴⁵ ½ 45n 4_5'.split(' '),
    true,
    [],
    [1],
    {},
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '9'.repeat(400),
    '4 5',
    `${'1'.repeat(64_000)}x`,
  ])('rejects %j', (value) => {
    expect(read(age, value)).toBe(message);
  });

  it('accepts no value but numbers and texts of digits', () => {
    const isNumeric = (value: unknown) =>
      typeof value === 'number' ? Number.isFinite(value) : typeof value === 'string' && /\d/.test(value);
    fc.assert(
      fc.property(
        fc.anything().filter((value) => !isNumeric(value)),
        (value) => {
          expect(age.safeParse(value).success).toBe(false);
        },
      ),
    );
  });
});

it('yesOrNo accepts only yes and no', () => {
  const question = yesOrNo('has_diabetes');
  expect(read(question, 'yes')).toBe('yes');
  expect(read(question, 'no')).toBe('no');
  expect(read(question, '')).toBe('Required');
  expect(read(question, undefined)).toBe('Required');
  for (const value of ['YES', 1, true, 'maybe', ['yes']]) {
    expect(read(question, value)).toBe('Diabetes must be yes or no');
  }
});

describe('personName', () => {
  const firstName = personName('first_name');

  it('trims names and accepts any script', () => {
    expect(read(firstName, '  Zoë ')).toBe('Zoë');
    expect(read(firstName, '李明')).toBe('李明');
  });

  it('reports the reason for invalid values', () => {
    expect(read(firstName, undefined)).toBe('First name is required.');
    expect(read(firstName, '   ')).toBe('First name is required.');
    for (const empty of ['\u200B\u3164', '\u2800\u2800', '\u0301\u0302']) {
      expect(read(firstName, empty)).toBe('First name is required.');
    }
    expect(read(firstName, 7)).toBe('First name must be text');
    expect(read(firstName, 'A')).toBe('First name must be at least 2 characters.');
    expect(read(firstName, 'A'.repeat(151))).toBe('First name must be at most 150 characters.');
    const controls = '\u0000\u061C\u200E\u200F\u2028\u2029\u202E\u2066\uD800';
    for (const control of controls.split('')) {
      expect(read(firstName, `A${control}B`)).toBe('First name must not contain control characters.');
    }
  });
});

describe('arbitrary text', () => {
  const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.anything());

  it('is parsed to a name: letters with spaces around them as the letters', () => {
    const letters = fc.stringMatching(/^[A-Za-zÀ-ÖØ-öø-ÿ李明]{2,150}$/);
    const space = fc.stringMatching(/^[ \t]{0,3}$/);
    fc.assert(
      fc.property(letters, space, space, (name, before, after) => {
        expect(read(personName('first_name'), `${before}${name}${after}`)).toBe(name);
      }),
    );
  });

  it('is parsed to a name only if trimmed, of 2 to 150 characters and valid Unicode', () => {
    const name = personName('first_name');
    fc.assert(
      fc.property(anyText, (value) => {
        const result = name.safeParse(value);
        if (!result.success) return;
        expect(result.data).toBe(result.data.trim());
        expect(result.data.length).toBeGreaterThanOrEqual(2);
        expect(result.data.length).toBeLessThanOrEqual(150);
        expect(result.data.isWellFormed()).toBe(true);
        expect(name.parse(result.data)).toBe(result.data);
      }),
    );
  });

  it('is parsed to a phone number in any digit grouping', () => {
    const separator = fc.constantFrom('', ' ', '-', '.', ' (', ') ');
    const groups = fc.array(fc.tuple(separator, fc.stringMatching(/^\d{1,4}$/)), { maxLength: 3 });
    fc.assert(
      fc.property(
        fc.constantFrom('', '+'),
        fc.stringMatching(/^[1-9]\d{0,3}$/),
        groups,
        (plus, first, rest) => {
          const written = plus + first + rest.flat().join('');
          const digits = rest.map(([, group]) => group).join('');
          // A zero in brackets is not dialed: tested above.
          fc.pre(!written.includes('(0)'));
          expect(read(phoneNumber, written)).toBe(plus + first + digits);
        },
      ),
    );
  });

  it('is parsed to an email address in lower case, in any case and with spaces around it', () => {
    const domain = fc.stringMatching(/^[a-z0-9]{1,10}\.(com|org|example)$/);
    const local = fc.stringMatching(/^[a-z0-9!#$%&'*+/=?^_`{|}~-]{1,20}(\.[a-z0-9]{1,5})?$/);
    fc.assert(
      fc.property(local, domain, fc.boolean(), (name, host, isUpper) => {
        const address = `${name}@${host}`;
        expect(read(emailAddress, ` ${isUpper ? address.toUpperCase() : address} `)).toBe(address);
      }),
    );
  });
});

describe('emailAddress', () => {
  it('trims and lower-cases addresses', () =>
    expect(read(emailAddress, '  Ada@Example.COM ')).toBe('ada@example.com'));

  it('accepts every character that RFC 5322 allows in an unquoted local part', () => {
    const addresses = "!#$%&'*+-/=?^_`{|}~@x.com a!b@x.com a+b%c@x.com o'@x.com a.b.c@x.co.uk";
    for (const address of addresses.split(' ')) {
      expect(read(emailAddress, address)).toBe(address);
    }
  });

  it('reports the reason for invalid values', () => {
    expect(read(emailAddress, '')).toBe('Email is required');
    const invalid =
      '.a@x.com a.@x.com a..b@x.com a"b@x.com a(b)@x.com a,b@x.com a@b@x.com a@-x.com a@x..com ada ada@ @example.com ada@example';
    // The lower case of the Kelvin sign is a "k".
    for (const address of [
      ...invalid.split(' '),
      '\u212A@example.com',
      'a b@example.com',
      `${'a'.repeat(250)}@b.co`,
    ]) {
      expect(read(emailAddress, address)).toBe('Invalid email address');
    }
  });
});

describe('phoneNumber', () => {
  it('removes spaces, brackets, dots and hyphens', () => {
    expect(read(phoneNumber, '+1 (202) 555-01.01')).toBe('+12025550101');
    expect(read(phoneNumber, '\u202A+1 202‑555–0101\u202C')).toBe('+12025550101');
    expect(read(phoneNumber, '＋１（２０２）５５５－０１０１')).toBe('+12025550101');
  });

  it.each([
    ['+44 (0)20 7946 0018', '+442079460018'],
    ['+44(0)20 7946 0018', '+442079460018'],
    ['\u202A＋49 ( 0 ) 30 123456\u202C', '+4930123456'],
    ['+39 (0)6 1234 5678', '+390612345678'],
    ['+1 (202) 555-0100', '+12025550100'],
  ])('removes the zero of %s that is not dialed from abroad', (typed, stored) => {
    expect(read(phoneNumber, typed)).toBe(stored);
  });

  it('accepts an optional plus, a nonzero digit and up to 15 more', () => {
    expect(read(phoneNumber, '1')).toBe('1');
    expect(read(phoneNumber, `+${'9'.repeat(16)}`)).toBe(`+${'9'.repeat(16)}`);
    expect(read(phoneNumber, '')).toBe('Phone number is required');
    for (const number of ['0123', '++1', 'abc', '9'.repeat(17), '()']) {
      expect(read(phoneNumber, number)).toBe('Invalid phone number');
    }
  });
});
