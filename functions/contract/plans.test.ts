import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { bodyExamples } from './examples.ts';
import { planRequest } from './plans.ts';
import { routes } from './routes.ts';

interface Listed {
  properties?: Record<string, Listed>;
  required?: string[];
  items?: Listed;
}

/** Lists the paths of the optional members of a listed schema, the first item for a list. */
function listOptional({ properties = {}, required = [], items }: Listed, path: string[] = []): string[][] {
  const members = Object.entries(properties).flatMap(([name, member]) => [
    ...(required.includes(name) ? [] : [[...path, name]]),
    ...listOptional(member, [...path, name]),
  ]);
  return items ? [...members, ...listOptional(items, [...path, '0'])] : members;
}

const household = {
  zip: '77002',
  people: [{ age: 40, role: 'adult', employer_offer: { own: 120 } }],
  health: {
    ...{ weight: 70, height: 170, no_of_major_surgery: 0 },
    ...{ has_diabetes: 'no', has_pressure_issue: 'no', any_bodytransplant: 'no', any_chronic_disease: 'no' },
    ...{ any_allergies: 'no', history_of_cancer_in_family: 'no' },
  },
};

/** Copy of a request with a member in place of what a path has; undefined leaves it out. */
function replace(value: unknown, [name = '', ...rest]: string[], member: unknown): unknown {
  if (Array.isArray(value))
    return value.map((item, at) => (String(at) === name ? replace(item, rest, member) : item));
  const { [name]: old, ...others } = Object(value);
  const replaced = rest.length === 0 ? member : replace(old, rest, member);
  return replaced === undefined ? others : { ...others, [name]: replaced };
}

describe('the request for plans', () => {
  const paths = listOptional(z.toJSONSchema(planRequest, { io: 'input' }) as Listed);

  it('has optional members of the household, its people and the earlier household', () => {
    const names = paths.map((path) => path.join('.'));
    expect(names.length).toBe(33);
    expect(names).toEqual(
      expect.arrayContaining([
        'income',
        'people.0.tobacco',
        'before',
        'before.people.0.employer_offer.own',
        'health.sex',
      ]),
    );
  });

  it.each(paths.map((path) => [path.join('.'), path] as const))(
    'takes null and empty text of %s as absent',
    (_, path) => {
      const request = { ...household, before: household };
      const absent = planRequest.parse(replace(request, path, undefined));
      for (const empty of [null, '']) {
        expect(planRequest.parse(replace(request, path, empty))).toEqual(absent);
      }
    },
  );

  it('refuses null in a required member, and a value of another type in an optional one', () => {
    expect(planRequest.safeParse({ ...household, people: null }).success).toBe(false);
    expect(planRequest.safeParse({ ...household, people: [{ age: null, role: 'adult' }] }).success).toBe(
      false,
    );
    expect(planRequest.safeParse({ ...household, income: false }).success).toBe(false);
    expect(planRequest.safeParse({ ...household, income: [] }).success).toBe(false);
  });
});

it.each(['predict-health-premium', 'predict-car-premium'] as const)(
  'takes null as no label and year in %s',
  (id) => {
    const body = bodyExamples[id];
    const absent = routes[id].body.parse(body);
    expect(routes[id].body.parse({ ...body, label: null, plan_year: null })).toEqual(absent);
    expect(routes[id].body.safeParse({ ...body, label: '' }).success).toBe(false);
  },
);

it('takes null as no plan year in an estimate', () => {
  const { body } = routes['estimate-health-premium'];
  const example = bodyExamples['estimate-health-premium'];
  expect(body.parse({ ...example, plan_year: null })).toEqual(body.parse(example));
});
