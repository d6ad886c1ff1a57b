import { readText, readToken } from '#frontend/api/browser-storage.ts';
import { findOfferedLanguage, restoreHistoryEntry } from '#frontend/api/chosen-language.ts';
import { markKeptEstimate } from '#frontend/api/kept-estimate.ts';
import { linkStart, takeLink } from '#frontend/api/opened-link.ts';
import { paths } from '#frontend/paths.ts';
import { language } from '#frontend/ui/language.ts';
import { hasZip3 } from '#functions/plans/zip-ranges.ts';
import { restoreFragment } from './fragment.ts';
import { reportScriptErrors } from './script-errors.ts';

// Before anything is loaded or reported: no server may get what a fragment has.
const restored = restoreFragment(location);
if (restored) history.replaceState(history.state, '', location.origin + restored);
takeLink(paths.healthEstimate);
// A link that is opened on the page that it leads to loads no page.
addEventListener('hashchange', () => {
  if (location.hash.startsWith(linkStart)) location.reload();
});

// Before the other scripts, which may fail when they are loaded.
reportScriptErrors();

restoreHistoryEntry();

// Runs before the first paint of a prerendered page, which shows a guest's view.
const { dataset } = document.documentElement;
const { reason } = Object(history.state?.usr);
if (readToken()) dataset.session = '';
else {
  if (typeof reason === 'string') dataset.login = reason;
  markKeptEstimate();
}
if (['user-health-draft', 'user-car-draft'].some((key) => readText('sessionStorage', key)))
  dataset.waiting = '';

const offered = language === 'en' ? findOfferedLanguage() : undefined;
if (offered && offered !== language) dataset.offered = offered;

/** Moves scripts to the head, which `prerender.ts` has put into a template. */
function loadTemplate(id: string): void {
  const template = document.querySelector<HTMLTemplateElement>(`#${id}`);
  if (template) document.head.append(template.content);
}

const loadScripts = () => loadTemplate('scripts');

// The network as the browser estimates it; not every browser does.
const { effectiveType = '' } = (navigator as { connection?: { effectiveType?: string } }).connection ?? {};
// "2g" and "slow-2g": round trips of 1.4 s or more.
const isSlow = effectiveType.endsWith('2g');
// Headings get their font after the scripts (`app/main.tsx`).
if (isSlow) dataset.slow = '';

/** Scripts of a page that are larger than all others together, and come last: those of React, the shell and estimates. */
const largestCount = 3;

/** Requests what a price needs when all scripts of the page but the largest are there, so that it comes right after these. */
function loadPriceScripts(): void {
  const scripts = document.head.querySelectorAll('link[rel="modulepreload"]');
  let missing = scripts.length - largestCount;
  for (const script of scripts) {
    script.addEventListener('load', () => {
      missing -= 1;
      if (missing === 0) loadTemplate('price-scripts');
    });
  }
}

/** Requests the list of a ZIP code, and the prices of its state, while the code is typed. */
function loadZipScripts({ target }: Event): void {
  const { name, value } = target as HTMLInputElement;
  const [zip3] = /^\d{3}/.exec(value.trim()) ?? [];
  if (name !== 'zip' || !zip3) return;
  const template = document.querySelector<HTMLTemplateElement>('#zip-scripts');
  for (const link of template?.content.querySelectorAll<HTMLElement>('[data-zips]') ?? []) {
    if (hasZip3(link.dataset.zips, zip3)) document.head.append(link);
  }
}

// The text needs no scripts. They load after its first paint, so that style sheet and font have the network to
// themselves; on a slow network they come after the style sheet anyway, as a round trip is longer than its transfer. A
// hidden page is not painted.
addEventListener('DOMContentLoaded', () => {
  if (document.hidden || isSlow) loadScripts();
  else new PerformanceObserver(loadScripts).observe({ type: 'paint', buffered: true });
  if (isSlow) {
    loadPriceScripts();
    addEventListener('input', loadZipScripts);
  }
});
// A browser may report no paints, for example to resist fingerprinting. Loading the scripts twice has no effect.
addEventListener('load', () => setTimeout(loadScripts, 1000));
