import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ChoiceField } from './choice-field.tsx';
import { TextField } from './field.tsx';

/** Tags of the inputs in the markup of a field. */
const inputsOf = (field: Parameters<typeof renderToStaticMarkup>[0]) =>
  renderToStaticMarkup(field).match(/<input[^>]*>/g);

it('the error of a choice describes the control that the error summary leads to', () => {
  const options = ['yes', 'no'].map((value) => ({ value, label: value }));
  const field = createElement(ChoiceField, { name: 'smokes', label: 'Smoker?', options, error: 'Required' });
  expect(inputsOf(field)).toEqual([
    expect.stringMatching(/ id="smokes" aria-describedby="smokes-error" /),
    expect.not.stringContaining('aria-describedby'),
  ]);
});

it('a text elsewhere on the page describes a field, and says if its value is wrong', () => {
  const render = (isWrong: boolean) =>
    inputsOf(createElement(TextField, { name: 'zip', label: 'ZIP', described: { by: 'place', isWrong } }));
  expect(render(true)).toEqual([expect.stringMatching(/ aria-invalid="true" aria-describedby="place"/)]);
  expect(render(false)).toEqual([expect.not.stringContaining('aria-invalid')]);
});
