import { readFile } from 'node:fs/promises';
import { createWebsiteFile, type Website } from './website.ts';

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Premia</title>
<h1>Premia</h1>
<p>Premia estimates annual health and car insurance premiums.</p>
<p>The website is not built here. The API is up: <a href="/openapi.json">its description</a> names every
endpoint.</p>
</html>
`;

/** What is served while there is no website to build: a page that leads to the API's description. */
export async function createPlaceholder(apiDescriptionFile: string): Promise<Website> {
  const pages = { '/index.html': Buffer.from(page), '/openapi.json': await readFile(apiDescriptionFile) };
  return new Map(
    Object.entries(pages).map(([path, content]) => [path, createWebsiteFile(path, content)] as const),
  );
}
