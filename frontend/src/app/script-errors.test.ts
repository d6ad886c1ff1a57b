import { expect, it } from 'vitest';
import { bodyExamples } from '#contract/examples.ts';
import { reportScriptErrorRoute } from '#contract/routes/report-script-error.ts';
import { buildReport } from './script-errors.ts';

const origin = 'https://premia.example.com';

function buildError(message: string, stack: string): Error {
  const error = new TypeError(message);
  error.stack = stack;
  return error;
}

it.each([
  ['/main/history/01JD0000000000000000000000', '/main/history/:id'],
  ['/main', '/main'],
  ['/ada@example.com', '/:other'],
])('reports the first frame in our scripts, and %s as %s', (pathname, page) => {
  const stack = `TypeError: at ${origin}/assets/data.json
    at Array.map (<anonymous>)
    at read (${origin}/assets/form-page-B1_x-K2.js:2:4711)
    at ${origin}/assets/framework-C3.js:1:9`;
  const report = buildReport(buildError('failed', stack), '', { origin, pathname });
  const file = '/assets/form-page-B1_x-K2.js';
  expect(report).toEqual({ name: 'TypeError', message: 'failed', file, line: 2, column: 4711, page });
});

it.each([
  `TypeError: x at f (chrome-extension://abc/assets/inject.js:1:2)`,
  `TypeError: Failed to fetch dynamically imported module: ${origin}/assets/form-page-B1.js`,
  '',
])('reports no error without a frame in our scripts: %j', (stack) => {
  expect(buildReport(buildError('x', stack), `${origin}/:0:0`, { origin, pathname: '/' })).toBeUndefined();
});

it('reports the place of an error without frames, as of a script that cannot be parsed', () => {
  const error = buildError('Unexpected token', 'SyntaxError: Unexpected token');
  const report = buildReport(error, `${origin}/assets/index-B1.js:3:7`, { origin, pathname: '/' });
  expect(report).toMatchObject({ file: '/assets/index-B1.js', line: 3, column: 7 });
});

it('sends the number of an error of React beside the message, which has no digits', () => {
  const message =
    'Minified React error #418; visit https://react.dev/errors/418?args[]=HTML for the full message';
  const error = buildError(message, `at ${origin}/assets/framework-C3.js:1:2`);
  const report = buildReport(error, '', { origin, pathname: '/login' });
  expect(report).toMatchObject({
    message: 'Minified React error … visit … for the full message',
    react_error: 418,
  });
  expect(reportScriptErrorRoute.body.safeParse(report).success).toBe(true);
});

it.each([
  [
    "Cannot read properties of undefined (reading 'premium')",
    'Cannot read properties of undefined (reading …)',
  ],
  [`Unexpected token 'h', "heart "disease"" is not valid JSON`, 'Unexpected token … is not valid JSON'],
  ['45 years, 90210, ada@example.com and -1.5e9', '… years, … … and …'],
  ["doesn't fit", 'doesn…t fit'],
  ['', '…'],
  ['x'.repeat(300), 'x'.repeat(200)],
])('sends the message %j without values, as the API requires', (message, sent) => {
  const error = buildError(message, `at ${origin}/assets/a.js:1:2`);
  const report = buildReport(error, '', { origin, pathname: '/' });
  expect(report?.message).toBe(sent);
  expect(reportScriptErrorRoute.body.safeParse(report).success).toBe(true);
  expect(Object.keys(report ?? {})).toEqual(Object.keys(bodyExamples['report-script-error']));
});

it('reports the route of a response that the page could not parse', () => {
  const stack = `UnexpectedResponseError: x at ${origin}/assets/call-B1.js:2:3`;
  const error = Object.assign(buildError('The API sent an unexpected response: [].covers.full', stack), {
    name: 'UnexpectedResponseError',
    route: 'list-predictions',
  });
  const report = buildReport(error, '', { origin, pathname: '/main/history' });
  expect(report).toMatchObject({
    name: 'UnexpectedResponseError',
    message: 'The API sent an unexpected response: [].covers.full',
    route: 'list-predictions',
  });
  expect(reportScriptErrorRoute.body.parse(report)).toEqual(report);
});
