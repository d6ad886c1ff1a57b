/**
 * Draws the social image, the maskable icon and `favicon.ico` into `public`:
 * `npx node frontend/scripts/draw-images.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';

const publicFolder = new URL('../public/', import.meta.url);

const faviconSizes = [16, 32, 48];

/** Logo mark on the action colour; `scale` 1 fills the square as in `favicon.svg`. */
const drawIcon = (size: number, { scale = 1, radius = 0 } = {}) => `
  <svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32">
    <rect width="32" height="32" rx="${radius}" fill="#0b6e69" />
    <g transform="translate(16 16) scale(${scale}) translate(-16 -16)">
      <path d="M5.5 16h21" stroke="#fbf9f4" stroke-width="3" stroke-linecap="round" />
      <circle cx="20" cy="16" r="5.5" fill="#fbf9f4" stroke="#0b6e69" stroke-width="2" />
    </g>
  </svg>`;

const drawSocialImage = (font: string) => `
  <svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
    <style>
      @font-face { font-family: Besley; font-weight: 400 900; src: url(data:font/woff2;base64,${font}); }
      text { fill: #13233a; font: 600 76px Besley, serif; letter-spacing: -0.025em; }
      .name { font-size: 40px; }
      .quiet { fill: #51607a; font-size: 30px; font-weight: 400; letter-spacing: 0; }
    </style>
    <rect width="1200" height="630" fill="#fbf9f4" />
    <g transform="translate(80 74) scale(2)">
      <path d="M2 10h36" stroke="#13233a" stroke-width="3" stroke-linecap="round" />
      <circle cx="25" cy="10" r="7" fill="#0b6e69" stroke="#fbf9f4" stroke-width="2" />
    </g>
    <text class="name" x="178" y="108">Premia</text>
    <text x="80" y="250">Your premium,</text>
    <text x="80" y="336">explained</text>
    <path d="M88 440h1024" stroke="#ddd8cc" stroke-width="12" stroke-linecap="round" />
    <path d="M300 440h520" stroke="#0b6e69" stroke-width="12" stroke-linecap="round" opacity="0.35" />
    <circle cx="520" cy="440" r="30" fill="#0b6e69" stroke="#fbf9f4" stroke-width="8" />
    <text class="quiet" x="80" y="556">Health and car insurance estimates, with their range and reasons</text>
  </svg>`;

async function screenshot(page: Page, svg: string, width: number, height: number): Promise<Buffer> {
  await page.setViewportSize({ width, height });
  await page.setContent(`<!doctype html><style>body{margin:0}svg{display:block}</style>${svg}`);
  await page.evaluate('document.fonts.ready');
  return page.screenshot({ omitBackground: true });
}

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

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' });
try {
  const page = await browser.newPage();
  const write = (file: string, content: Buffer) => writeFile(new URL(file, publicFolder), content);
  const favicons: { size: number; png: Buffer }[] = [];
  for (const size of faviconSizes) {
    favicons.push({ size, png: await screenshot(page, drawIcon(size, { radius: 7 }), size, size) });
  }
  await write('favicon.ico', buildIco(favicons));
  // Masks may hide all but the inner 80 % of the icon.
  await write('icon-maskable-512.png', await screenshot(page, drawIcon(512, { scale: 0.8 }), 512, 512));
  const font = await readFile(
    fileURLToPath(import.meta.resolve('@fontsource-variable/besley/files/besley-latin-wght-normal.woff2')),
    'base64',
  );
  await write('social-image.png', await screenshot(page, drawSocialImage(font), 1200, 630));
} finally {
  await browser.close();
}
