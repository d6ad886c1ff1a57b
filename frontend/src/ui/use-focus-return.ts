import { useEffect } from 'react';

/**
 * Gives the focus back to the button that was pressed: a browser takes it from a button that is
 * disabled while it is busy, and a keyboard or a screen reader would begin at the top of the page.
 * Focus that has gone elsewhere meanwhile stays there.
 * @param busy true while what the button began goes on
 * @param successor selects what takes the focus when the button itself has gone
 */
export function useFocusReturn(busy: boolean, successor?: string): void {
  useEffect(() => {
    if (!busy) return;
    const holder = document.activeElement;
    return () => {
      if (!(holder instanceof HTMLElement) || document.activeElement !== document.body) return;
      const taker = holder.isConnected ? holder : successor && document.querySelector<HTMLElement>(successor);
      if (taker) taker.focus({ preventScroll: true });
    };
  }, [busy, successor]);
}
