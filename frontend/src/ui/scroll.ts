import type { createBrowserRouter } from 'react-router-dom';

let leftScrollTop = 0;

/** Scroll position, in CSS pixels, at which the last page was left. */
export const readLeftScrollTop = () => leftScrollTop;

/**
 * Scrolls to the top on each change of the path: smoothly, unless the user prefers reduced motion or
 * the browser lacks the `scrollend` event. Meanwhile the page
 * keeps the height that it needs, because the next one may be shorter.
 */
export function scrollToTopOfPages(router: ReturnType<typeof createBrowserRouter>): void {
  let { pathname } = router.state.location;
  // The router reports a new location before React renders its page.
  router.subscribe(({ location }) => {
    if (location.pathname === pathname) return;
    pathname = location.pathname;
    leftScrollTop = scrollY;
    if (scrollY === 0) return;
    // Without the event, the height can't be kept for as long as the page scrolls.
    const isSmooth = 'onscrollend' in globalThis && !matchMedia('(prefers-reduced-motion: reduce)').matches;
    const { style } = document.body;
    if (isSmooth) {
      style.minHeight = `${scrollY + innerHeight}px`;
      addEventListener('scrollend', () => style.removeProperty('min-height'), { once: true });
    }
    scrollTo({ top: 0, behavior: isSmooth ? 'smooth' : 'instant' });
  });
}
