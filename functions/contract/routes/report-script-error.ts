import * as z from 'zod/mini';
import { messageResponse, quantity, requiredText } from '../fields.ts';
import type { Route } from '../route.ts';

/** Required text of a form, which no answer fits that has digits, quotes or an @. */
function restrictedText(label: string, max: number, pattern: RegExp, description: string) {
  return requiredText(label, `${label} is required`).check(
    z.maxLength(max, { error: `${label} must be at most ${max} characters`, abort: true }),
    z.regex(pattern, `${label} must be ${description}`),
    z.describe(description),
  );
}

/** Line or column. Minified scripts have few lines, so the column tells where in them. */
function position(label: string) {
  const error = `${label} must be a whole number from 1 to 10000000`;
  return z.pipe(quantity(label), z.int({ error }).check(z.gte(1, error), z.lte(10_000_000, error)));
}

/** Error of a script of the website. Fields that could contain an answer, an address or an id are restricted. */
const scriptErrorBody = z.object({
  name: restrictedText('Name', 60, /^[A-Za-z]+$/, 'the name of the error in letters, such as TypeError'),
  message: restrictedText('Message', 200, /^[^\d"'`@]+$/, 'text without digits, quotes and @'),
  file: restrictedText(
    'File',
    120,
    /^\/assets\/[\w-]+\.js$/,
    'the path of a script, such as /assets/index-B1x.js',
  ),
  line: position('Line'),
  column: position('Column'),
  page: restrictedText('Page', 60, /^\/[a-z_/:]*$/, 'a path of the website without query and ids'),
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
