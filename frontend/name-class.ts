import { basename } from 'node:path';

const namedStyleSheets = new Map<string, string>();

/**
 * Names a class of a CSS module by its style sheet and itself: `.line` of range-line.module.css is
 * `range-line-line`, which compresses better than a name with a hash.
 * @param file the style sheet's path; what follows a question mark is the bundler's own
 * @throws {Error} when two style sheets have one name, and so might name two classes alike
 */
export function nameClass(name: string, file: string): string {
  const path = file.replace(/\?.*/, '');
  const sheet = basename(path, '.module.css');
  const namesake = namedStyleSheets.get(sheet) ?? path;
  if (namesake !== path) throw new Error(`${path} and ${namesake} need different names`);
  namedStyleSheets.set(sheet, path);
  return `${sheet}-${name}`;
}
