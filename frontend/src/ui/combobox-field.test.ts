import { expect, it } from 'vitest';
import { filterOptions } from './combobox-field.tsx';

const options = ['Harris County', 'Red River County', 'Doña Ana County', 'Anderson County', 'Ford F-150'].map(
  (label) => ({
    value: label,
    label,
  }),
);

it.each([
  ['har', ['Harris County']],
  ['AN', ['Anderson County', 'Doña Ana County']],
  ['dona', ['Doña Ana County']],
  [' river ', ['Red River County']],
  ['f150', ['Ford F-150']],
  ['ford f 150', ['Ford F-150']],
  ['Paris', []],
])('the options for %j begin with those that start with it', (text, labels) => {
  expect(filterOptions(options, text).map(({ label }) => label)).toEqual(labels);
});

it('all options are listed in their order without a text', () => {
  expect(filterOptions(options, '')).toEqual(options);
});
