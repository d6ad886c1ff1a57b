const liveRegion = ':is([role=status], [role=alert], [role=log], output, [aria-live]):not([aria-live=off])';

/**
 * Lists what a screen reader says by itself from now on, because a live region has changed. A region that is added with a text counts, as some screen readers read it; the
 * content of the document as it was loaded does not.
 */
export function watchAnnouncements() {
  const said: { text: string; isAssertive: boolean; at: number }[] = [];
  const lastTexts = new WeakMap<Element, string>();
  const observer = new MutationObserver((records) => {
    const at = performance.now();
    for (const [region, changes] of groupByRegion(records)) {
      const text = isHidden(region) ? '' : readText(region, changes);
      if (text !== '' && text !== lastTexts.get(region)) {
        said.push({ text, isAssertive: isAssertive(region), at });
      }
      lastTexts.set(region, text);
    }
  });
  const start = () =>
    observer.observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['hidden', 'aria-hidden'],
    });
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start, { once: true });
  else start();
  return said;
}

/** Finds the live regions that have changed, each with the nodes that were added to it or changed in it. */
function groupByRegion(records: readonly MutationRecord[]): Map<Element, Set<Node>> {
  const regions = new Map<Element, Set<Node>>();
  const add = (region: Element, nodes: Iterable<Node>) =>
    regions.set(region, new Set([...(regions.get(region) ?? []), ...nodes]));
  for (const { type, target, addedNodes } of records) {
    const element = target instanceof Element ? target : target.parentElement;
    const region = element?.closest(liveRegion);
    if (region) add(region, type === 'childList' ? addedNodes : [target]);
    else {
      for (const inserted of listRegions(addedNodes)) add(inserted, [inserted]);
    }
  }
  return regions;
}

/** Outermost live regions among nodes and inside them. */
function listRegions(nodes: Iterable<Node>): Element[] {
  return [...nodes]
    .filter((node) => node instanceof Element)
    .flatMap((element) =>
      element.matches(liveRegion)
        ? [element]
        : [...element.querySelectorAll(liveRegion)].filter((one) => !one.parentElement?.closest(liveRegion)),
    );
}

function isHidden(region: Element): boolean {
  return (
    !region.isConnected ||
    !region.checkVisibility({ visibilityProperty: true }) ||
    region.closest('[aria-hidden=true], [inert]') !== null
  );
}

/** Text of the whole region if it is atomic, as statuses and alerts are by default; otherwise of its changed parts. */
function readText(region: Element, changes: ReadonlySet<Node>): string {
  const byDefault = region.matches('[role=status], [role=alert], output') ? 'true' : 'false';
  const isAtomic = (region.getAttribute('aria-atomic') ?? byDefault) === 'true';
  const parts = isAtomic ? [region] : [...changes].filter((node) => region.contains(node));
  const texts = parts.map((part) => (part instanceof HTMLElement ? part.innerText : part.textContent));
  return texts.join(' ').replace(/\s+/g, ' ').trim();
}

function isAssertive(region: Element): boolean {
  const byDefault = region.matches('[role=alert]') ? 'assertive' : 'polite';
  return (region.getAttribute('aria-live') ?? byDefault) === 'assertive';
}
