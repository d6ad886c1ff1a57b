import { type LogLevel, logLevels } from './environment.ts';
import { findOrigin } from './find-origin.ts';

/** Writes one event. Entries hold no personal data, no token and no answer of a form. */
export type Log = (level: LogLevel, entry: Readonly<Record<string, unknown>>) => void;

/** Past `console`, whose text Lambda would wrap into a JSON object of its own, as one escaped string. */
function writeToStandardOutput(line: string): void {
  process.stdout.write(`${line}\n`);
}

/**
 * Logs one JSON object a line. The names `timestamp` and `level` are those that Lambda's own log
 * level filter reads.
 * @param threshold the least serious level that is written
 */
export function createLog(
  threshold: LogLevel,
  writeLine: (line: string) => void = writeToStandardOutput,
): Log {
  return (level, entry) => {
    if (logLevels.indexOf(level) < logLevels.indexOf(threshold)) return;
    writeLine(JSON.stringify({ timestamp: new Date().toISOString(), level, ...entry }));
  };
}

/** What may be said of an error in a log: its names and where it arose, never its message. */
export interface ErrorSummary {
  name: string;
  /** The stack's lines without the message, which may quote what a person sent. */
  stack: string[];
  cause?: ErrorSummary;
}

/** Reduces an error, and what caused it, to what may be logged. */
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
