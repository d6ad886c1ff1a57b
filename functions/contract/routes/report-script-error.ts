import * as z from 'zod/mini';
import { apiProblem } from '../api-problems.ts';
import { messageResponse, quantity, requiredText } from '../fields.ts';
import { problem } from '../problems.ts';
import type { Route } from '../route.ts';

/** Line breaks and other control characters, and direction marks, which could make a log read as another one. */
const toOneLine = z.overwrite((text: string) => text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' '));

/** Required text of a form, which no answer fits that has digits, quotes or an @. */
function restrictedText(field: string, max: number, pattern: RegExp, expected: string) {
  return requiredText(field).check(
    toOneLine,
    z.maxLength(max, { ...problem('too_long', { field, max }), abort: true }),
    z.regex(pattern, apiProblem('malformed_text', { field, expected })),
    z.describe(expected),
  );
}

/** Whole number from 1 to a limit. */
function numberUpTo(max: number, field: string) {
  const invalid = apiProblem('position_out_of_range', { field, max });
  return z.pipe(quantity(field), z.int(invalid).check(z.gte(1, invalid), z.lte(max, invalid)));
}

/** Limit of lines and columns. Minified scripts have few lines, so the column tells where in them. */
const maxPosition = 10_000_000;

/** Error of a script of the website. Fields that could contain an answer, an address or an id are restricted. */
const scriptErrorBody = z.object({
  name: restrictedText('name', 60, /^[A-Za-z]+$/, 'the name of the error in letters, such as TypeError'),
  message: restrictedText('message', 200, /^[^\d"'`@]+$/, 'text without digits, quotes and @'),
  file: restrictedText(
    'file',
    120,
    /^\/assets\/[\w-]+\.js$/,
    'the path of a script, such as /assets/index-B1x.js',
  ),
  line: numberUpTo(maxPosition, 'line'),
  column: numberUpTo(maxPosition, 'column'),
  react_error: z.optional(
    numberUpTo(999, 'react_error').check(z.describe("number of React's error, which its message has")),
  ),
  route: z.optional(
    restrictedText('route', 40, /^[a-z-]+$/, 'the id of the route with an unexpected response'),
  ),
  page: restrictedText('page', 60, /^\/[a-z_/:]*$/, 'a path of the website without query and ids'),
});

export const reportScriptErrorRoute = {
  id: 'report-script-error',
  method: 'POST',
  path: '/api/script-errors/',
  session: 'none',
  summary: "Report an error of one of the website's scripts, without answers or addresses.",
  body: scriptErrorBody,
  response: messageResponse,
} as const satisfies Route;
