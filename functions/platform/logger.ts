import { type LogLevel, logLevels } from './environment.ts';
import { findOrigin } from './find-origin.ts';

/** Logs an event. Entries contain no personal data, tokens or form answers. */
export type Log = (level: LogLevel, entry: Readonly<Record<string, unknown>>) => void;

/**
 * Creates a log that writes one JSON object per line. Lambda's log level filter reads the fields
 * `timestamp` and `level`.
 */
export function createLog(
  threshold: LogLevel,
  // Lambda would wrap the output of `console` in another JSON object.
  writeLine: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
): Log {
  return (level, entry) => {
    if (logLevels.indexOf(level) < logLevels.indexOf(threshold)) return;
    writeLine(JSON.stringify({ timestamp: new Date().toISOString(), level, ...entry }));
  };
}

/** Logs how many predictions of a response this version of Premia could not read; a metric counts the lines. */
export function logOtherVersions(log: Log, count: number): void {
  if (count > 0) log('WARN', { event: 'other-version', count });
}

/** Loggable parts of an error: name and stack without the message. */
export interface ErrorSummary {
  name: string;
  /** Stack frames without the message, which may contain user input. */
  stack: string[];
  cause?: ErrorSummary;
}

/** Summarises an error and its causes for the log. */
export function summarizeError(error: unknown): ErrorSummary {
  if (!(error instanceof Error)) return { name: typeof error, stack: [] };
  return {
    name: error.name,
    stack: (error.stack ?? '').split('\n').flatMap((line) => {
      const frame = line.trim();
      return frame.startsWith('at ') ? [findOrigin(frame)] : [];
    }),
    ...(error.cause === undefined ? {} : { cause: summarizeError(error.cause) }),
  };
}
