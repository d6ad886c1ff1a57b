import { readText, readToken } from '#frontend/api/browser-storage.ts';
import { findOfferedLanguage, restoreHistoryEntry } from '#frontend/api/chosen-language.ts';
import { linkStart, takeLink } from '#frontend/api/opened-link.ts';
import { language } from '#frontend/ui/texts/en.ts';
import { restoreFragment } from './fragment.ts';
import { reportScriptErrors } from './script-errors.ts';

// Before anything is loaded or reported: no server may get what a fragment has.
const restored = restoreFragment(location);
if (restored) history.replaceState(history.state, '', location.origin + restored);
takeLink();
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
else if (typeof reason === 'string') dataset.login = reason;
if (['user-health-draft', 'user-car-draft'].some((key) => readText('sessionStorage', key)))
  dataset.waiting = '';

const offered = language === 'en' ? findOfferedLanguage() : undefined;
if (offered && offered !== language) dataset.offered = offered;

/** Loads the scripts of the page, which `prerender.ts` has moved to a template. */
function loadScripts(): void {
  const template = document.querySelector<HTMLTemplateElement>('#scripts');
  if (template) document.head.append(template.content);
}

// The text needs no scripts. They load after its first paint, so that style sheet and font have the network to
// themselves. A hidden page is not painted.
addEventListener('DOMContentLoaded', () => {
  if (document.hidden) loadScripts();
  else new PerformanceObserver(loadScripts).observe({ type: 'paint', buffered: true });
});
// A browser may report no paints, for example to resist fingerprinting. Loading the scripts twice has no effect.
addEventListener('load', () => setTimeout(loadScripts, 1000));
