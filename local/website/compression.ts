import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { WebsiteFile } from './website.ts';

/** How a file's content is compressed on its way. */
export type Encoding = 'br' | 'gzip';

/** CloudFront compresses files of these sizes, in bytes. */
const smallest = 1_000;
const largest = 10_000_000;

const compressible = /^(text\/|image\/svg|application\/(json|manifest|xml))/;

/** The encoding that CloudFront would choose for a file, undefined for none. */
export function chooseEncoding(file: WebsiteFile, acceptEncoding = ''): Encoding | undefined {
  const { length } = file.content;
  if (!compressible.test(file.contentType) || length < smallest || length > largest) return undefined;
  const accepted = readAcceptedEncodings(acceptEncoding);
  return (['br', 'gzip'] as const).find((encoding) => accepted.has(encoding));
}

/** What a client takes: `gzip, br;q=0` means gzip alone. */
function readAcceptedEncodings(header: string): Set<string> {
  const accepted = new Set<string>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const refused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    if (!refused) accepted.add(name);
  }
  return accepted;
}

const compressed = new WeakMap<WebsiteFile, Map<Encoding, Promise<Buffer>>>();

/** Compresses a file once; every later request gets the same bytes. */
export function compress(file: WebsiteFile, encoding: Encoding): Promise<Buffer> {
  const versions = compressed.get(file) ?? new Map<Encoding, Promise<Buffer>>();
  compressed.set(file, versions);
  const version = versions.get(encoding) ?? compressors[encoding](file.content);
  versions.set(encoding, version);
  return version;
}

const compressors = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (content: Buffer) => promisify(gzip)(content),
} satisfies Record<Encoding, (content: Buffer) => Promise<Buffer>>;
