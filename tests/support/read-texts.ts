import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSync } from '@swc/core';

const repository = join(import.meta.dirname, '../..');

/** Files with texts of the website, in all languages. */
export const websiteTextFiles = globSync('frontend/src/**/*.texts.{ts,tsx}', { cwd: repository });

/** Node of a syntax tree, with what a text needs of it. */
interface Node {
  readonly type: string;
  readonly value?: string;
  readonly quasis?: readonly { readonly cooked: string }[];
  readonly children?: readonly Node[];
  readonly expression?: Node & { readonly arguments?: readonly { readonly expression: Node }[] };
}

/** Text of a child of an element: words, those of a link, which a text gets as a function, or a placeholder. */
function toText({ type, value = '', expression }: Node): string {
  if (type === 'JSXText') return value;
  const inside = expression?.arguments?.[0]?.expression ?? expression;
  return inside?.type === 'StringLiteral' ? (inside.value ?? '') : 'X';
}

/** Text of a file. */
export interface Text {
  readonly file: string;
  /** In one line, without what is put into it. */
  readonly text: string;
}

/** Source of texts: a file, and their language if it has those of others too. */
export interface Source {
  readonly file: string;
  readonly code: string;
}

/** Statements of a file with the texts of a language: in a file of the website the English ones are up to `en`. */
async function listStatements({ file, code }: Source) {
  const { body } = parseSync(await readFile(join(repository, file), 'utf8'), {
    syntax: 'typescript',
    tsx: file.endsWith('x'),
  });
  if (!websiteTextFiles.includes(file)) return body;
  const end = body.findIndex(
    (statement) =>
      statement.type === 'VariableDeclaration' &&
      statement.declarations.some(({ id }) => id.type === 'Identifier' && id.value === 'en'),
  );
  if (end < 0) throw new Error(`${file} has no English texts named "en"`);
  return code === 'en' ? body.slice(0, end + 1) : body.slice(end + 1);
}

/** Reads the texts of a language in a file; the paths of imports are none. */
export async function readTexts(source: Source): Promise<Text[]> {
  const { file } = source;
  const texts: string[] = [];
  // JSON.stringify visits every node of the syntax tree, without a list of the kinds of nodes.
  JSON.stringify(await listStatements(source), (_, node: Node | undefined) => {
    if (node?.type === 'StringLiteral') texts.push(node.value ?? '');
    if (node?.quasis) texts.push(node.quasis.map(({ cooked }) => cooked).join(''));
    if (node?.type === 'JSXElement' || node?.type === 'JSXFragment')
      texts.push(node.children?.map(toText).join('') ?? '');
    return node;
  });
  return texts
    .filter((text) => !/^[#./]/.test(text))
    .map((text) => ({ file, text: text.replaceAll(/\s+/g, ' ') }));
}
