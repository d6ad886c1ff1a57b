import type { RequestBody } from '#contract/route.ts';
import type { Routes } from '#contract/routes.ts';
import { readText, writeText } from '#frontend/api/browser-storage.ts';
import { paths } from '#frontend/paths.ts';
import { prefix } from '#frontend/ui/language.ts';

type ReportRoute = Routes['report-script-error'];

/** Not from the route table, whose schemas this script would load before the first paint. */
const reportPath: ReportRoute['path'] = '/api/script-errors/';

/** Reports of a visit, which is a tab until it is closed. */
const maxReports = 5;

/** Session storage key of the number of reports. */
const countKey = 'script-errors';

/** Removes what can be an answer or an address from a message: quoted text, words with digits or an @. */
function removeValues(message: string): string {
  const quotes = [...message.matchAll(/["'`]/g)].map(({ index }) => index);
  const [first, last] = [quotes[0], quotes.at(-1)];
  const unquoted =
    first === undefined || last === undefined
      ? message
      : `${message.slice(0, first)}…${message.slice(last + 1)}`;
  return unquoted.replace(/\S+/g, (word) => (/[\d@]/.test(word) ? '…' : word));
}

/** Reports errors of the website's own scripts, unless the browser asks not to be tracked. */
export function reportScriptErrors(): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (doNotTrack === '1' || globalPrivacyControl) return;
  addEventListener('error', ({ error, filename, lineno, colno }) =>
    report(buildReport(error, `${filename}:${lineno}:${colno}`, location)),
  );
  addEventListener('unhandledrejection', ({ reason }) => report(buildReport(reason, '', location)));
}

function report(body: RequestBody<ReportRoute> | undefined): void {
  const sent = Number(readText('sessionStorage', countKey));
  if (!body || sent >= maxReports) return;
  writeText('sessionStorage', countKey, String(sent + 1));
  const headers = { 'content-type': 'application/json' };
  fetch(reportPath, { method: 'POST', headers, body: JSON.stringify(body), keepalive: true }).catch(
    () => undefined,
  );
}

/**
 * Builds the report of an error; undefined if it is not of our scripts but, for example, of an extension of the browser.
 * @param place position in the form of a stack frame, for an error without frames, as of a script that can't be parsed
 */
export function buildReport(
  error: unknown,
  place: string,
  { origin, pathname }: Pick<Location, 'origin' | 'pathname'>,
): RequestBody<ReportRoute> | undefined {
  if (!(error instanceof Error)) return undefined;
  const stack = `${(error.stack ?? '').slice(0, 5000)}\n${place}`;
  const [, file = '', line = 0, column = 0] =
    stack
      .split(origin)
      .map((text) => /^(\/assets\/[\w-]+\.js):([1-9]\d*):([1-9]\d*)/.exec(text))
      .find((frame) => frame !== null) ?? [];
  if (!file) return undefined;
  const [, reactError] = /^Minified React error #([1-9]\d{0,2});/.exec(error.message) ?? [];
  const lastSegment = pathname.split('/').at(-1) ?? '';
  return {
    name: /^[A-Za-z]{1,60}$/.test(error.name) ? error.name : 'Error',
    message: removeValues(error.message.slice(0, 500)).slice(0, 200) || '…',
    file,
    line: Number(line),
    column: Number(column),
    ...(reactError && { react_error: Number(reactError) }),
    ...('route' in error && { route: String(error.route) }),
    page:
      Object.values(paths).find((path) => prefix + path.replace(':id', lastSegment) === pathname) ??
      '/:other',
  };
}
