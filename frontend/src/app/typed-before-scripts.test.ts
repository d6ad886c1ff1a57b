import { expect, it } from 'vitest';
import { toForm } from '#frontend/features/estimates/form/form-values.ts';
import { ownCarFields, questions } from '#frontend/features/estimates/questions.ts';
import { prerenderedNames } from '#frontend/features/household/prerendered-names.ts';
import { renderPage } from './prerender.tsx';

it.each([
  ['health', prerenderedNames],
  ['car', ownCarFields],
] as const)('has the fields in the %s form that are read when it is hydrated', async (type, others) => {
  const html = await renderPage(`/estimate/${type}`);
  const fields = html.match(/<(?:input|select|textarea)\b[^>]*>/g) ?? [];
  // A field without a name is listed as it is.
  const names = new Set(fields.map((field) => / name="([^"]+)"/.exec(field)?.[1] ?? field));
  const answers = Object.keys(toForm(questions[type]));
  expect([...names].filter((name) => !answers.includes(name)).sort()).toEqual([...others].sort());
});
