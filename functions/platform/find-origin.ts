import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';

/** Position in a stack frame: file, line and column, both counted from 1. */
const position = /^(\/[^()]*):(\d+):(\d+)\)?$/;

/** By bundle; undefined for a file without a source map. */
const sourceMaps = new Map<string, SourceMap | undefined>();

/**
 * Maps a stack frame to its source: `at functions/api/login.ts:22:9`.
 *
 * Node's `--enable-source-maps` would process the whole bundle at every start; this reads the
 * source map only when an error is logged.
 * @returns the frame unchanged if there is no source map for it
 */
export function findOrigin(frame: string): string {
  const location = frame.slice(frame.indexOf('/', frame.lastIndexOf('(') + 1));
  const [, file, line, column] = position.exec(location) ?? [];
  if (file === undefined) return frame;
  const origin = readSourceMap(file)?.findOrigin(Number(line), Number(column));
  if (!origin || !('fileName' in origin)) return frame;
  return `at ${origin.fileName.replace(/^(\.\.\/)+/, '')}:${origin.lineNumber}:${origin.columnNumber}`;
}

function readSourceMap(file: string): SourceMap | undefined {
  if (!sourceMaps.has(file)) sourceMaps.set(file, loadSourceMap(`${file}.map`));
  return sourceMaps.get(file);
}

function loadSourceMap(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
