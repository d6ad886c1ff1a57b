/**
 * Draws the social image, the maskable icon and `favicon.ico` into `public`, from `social-image.svg` and `favicon.svg`:
 * `node local/run.js frontend/scripts/draw-images.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const publicFolder = new URL('../public/', import.meta.url);

const faviconSizes = [16, 32, 48];

/** Builds an ICO file of PNG images: a header of 6 bytes, an entry of 16 bytes per image, then the images. */
function buildIco(images: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of images.entries()) {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
}

const [icon, socialImage] = await Promise.all(
  [new URL('favicon.svg', publicFolder), new URL('social-image.svg', import.meta.url)].map((file) =>
    readFile(file, 'utf8'),
  ),
);
const fontUrl = import.meta.resolve('@fontsource-variable/besley/files/besley-latin-wght-normal.woff2');
const font = await readFile(fileURLToPath(fontUrl), 'base64');
const fontStyle = `@font-face{font-family:Besley;font-weight:400 900;src:url(data:font/woff2;base64,${font})}`;
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' });
try {
  const page = await browser.newPage();
  const draw = async (svg = '', width: number, height: number, style = '') => {
    await page.setViewportSize({ width, height });
    await page.setContent(`<!doctype html><style>body{margin:0}svg{display:block}${style}</style>${svg}`);
    await page.evaluate('document.fonts.ready');
    return page.screenshot({ omitBackground: true });
  };
  const write = (file: string, content: Buffer) => writeFile(new URL(file, publicFolder), content);
  const favicons: { size: number; png: Buffer }[] = [];
  for (const size of faviconSizes) favicons.push({ size, png: await draw(icon, size, size) });
  await write('favicon.ico', buildIco(favicons));
  // Masks may hide all but the inner 80 % of the icon.
  const maskable = 'body{padding:10%;background:#0b6e69}';
  await write('icon-maskable-512.png', await draw(icon, 512, 512, maskable));
  await write('social-image.png', await draw(socialImage, 1200, 630, fontStyle));
} finally {
  await browser.close();
}
