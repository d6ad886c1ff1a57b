import type { createBrowserRouter } from 'react-router-dom';

let left = { scrollTop: 0, focusTop: 0 };

/**
 * Scroll position at which the last page was left, and the place of the focused element in the window, in CSS pixels.
 * While the next page is rendered, the page scrolls on, and rows that come into view change its height.
 */
export const readLeftPlace = () => left;

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
    left = { scrollTop: scrollY, focusTop: document.activeElement?.getBoundingClientRect().top ?? 0 };
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
