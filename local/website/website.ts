import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';

import { unpublishedFolder } from '#edge/website-headers.ts';

/** One file of the website, as it is served. */
export interface WebsiteFile {
  readonly content: Buffer;
  readonly contentType: string;
  /** Changes with the content. */
  readonly entityTag: string;
}

/** Every file of the website, by its path, such as `/assets/index-B1x.js`. There are no others. */
export type Website = ReadonlyMap<string, WebsiteFile>;

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** Reads a built website into memory. A path that is not in it leads nowhere, whatever it looks like. */
export async function readWebsite(directory: string): Promise<Website> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const unpublished = join(directory, unpublishedFolder);
  const files = entries.filter((entry) => entry.isFile() && !entry.parentPath.startsWith(unpublished));
  return new Map(
    await Promise.all(
      files.map(async (entry) => {
        const file = join(entry.parentPath, entry.name);
        const path = `/${relative(directory, file).split(sep).join('/')}`;
        return [path, createWebsiteFile(path, await readFile(file))] as const;
      }),
    ),
  );
}

/** Makes a file that is served at a path, whose extension tells its type. */
export function createWebsiteFile(path: string, content: Buffer): WebsiteFile {
  return {
    content,
    contentType: contentTypes[extname(path)] ?? 'application/octet-stream',
    entityTag: createHash('sha256').update(content).digest('base64url').slice(0, 22),
  };
}
