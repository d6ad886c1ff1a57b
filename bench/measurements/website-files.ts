import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as z from 'zod/mini';

/** Sizes in KiB: scripts and styles with gzip, fonts as they are, for they are compressed already. */
export interface AssetSizes {
  readonly script: number;
  readonly style: number;
  readonly font: number;
}

const builtWebsite = new URL('../../frontend/dist/', import.meta.url);

const chunk = z.object({
  file: z.string(),
  src: z.optional(z.string()),
  isDynamicEntry: z.optional(z.boolean()),
  imports: z._default(z.array(z.string()), []),
  css: z._default(z.array(z.string()), []),
});

const manifest = z.record(z.string(), chunk);

type Manifest = z.infer<typeof manifest>;

/** Measures files of the built website, named from its root. */
export async function measureFiles(files: Iterable<string>): Promise<AssetSizes> {
  const sizes = { script: 0, style: 0, font: 0 };
  for (const file of files) {
    const content = await readFile(new URL(file, builtWebsite));
    if (file.endsWith('.js')) sizes.script += gzipSync(content).length / 1024;
    if (file.endsWith('.css')) sizes.style += gzipSync(content).length / 1024;
    if (file.endsWith('.woff2')) sizes.font += content.length / 1024;
  }
  return sizes;
}

/**
 * Sizes of what each lazy page adds to the files that a browser has already.
 * @param fetched files of the built website, named from its root
 */
export async function readLazyPages(fetched: ReadonlySet<string>): Promise<Record<string, AssetSizes>> {
  const chunks = manifest.parse(
    JSON.parse(await readFile(new URL('.vite/manifest.json', builtWebsite), 'utf8')),
  );
  const pages = Object.entries(chunks).filter(([, { isDynamicEntry }]) => isDynamicEntry);
  const measured = pages.map(async ([name, { src = name }]) => {
    const needed = collectFiles(chunks, name);
    const added = [...needed].filter((file) => !fetched.has(file));
    return [basename(src).replace(/\.tsx?$/, ''), await measureFiles(added)] as const;
  });
  return Object.fromEntries(await Promise.all(measured));
}

/** The files of a chunk and of all that it imports. */
function collectFiles(chunks: Manifest, name: string, found = new Set<string>()): Set<string> {
  const { file, css, imports } = chunks[name] ?? { file: undefined, css: [], imports: [] };
  if (file === undefined || found.has(file)) return found;
  for (const own of [file, ...css]) found.add(own);
  for (const imported of imports) collectFiles(chunks, imported, found);
  return found;
}
