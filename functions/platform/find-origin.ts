import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';

/** The end of a stack's line: a file, the line and the column, both counted from 1. */
const place = /(\/[^()]*):(\d+):(\d+)\)?$/;

/** By bundle, undefined where no source map stands beside the file. */
const sourceMaps = new Map<string, SourceMap | undefined>();

/**
 * Says a line of a stack by the source that its bundle was made of: `at functions/api/login.ts:22:9`.
 *
 * Node's own `--enable-source-maps` would count the lines of the whole bundle at every start; here only
 * those starts pay that something goes wrong in.
 * @param frame as it is where its file is no bundle of ours
 */
export function findOrigin(frame: string): string {
  const [, file, line, column] = place.exec(frame) ?? [];
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
