import { useEffect } from 'react';

/**
 * Returns the focus to a button after its action, unless it moved elsewhere: browsers take it from a button that is
 * disabled, and the keyboard would restart at the top of the page.
 * @param busy true while the button's action runs
 * @param fallback selector of the element to focus if the button no longer exists
 */
export function useFocusReturn(busy: boolean, fallback?: string): void {
  useEffect(() => {
    if (!busy) return;
    const button = document.activeElement;
    return () => {
      if (!(button instanceof HTMLElement) || document.activeElement !== document.body) return;
      const target = button.isConnected ? button : fallback && document.querySelector<HTMLElement>(fallback);
      if (target) target.focus({ preventScroll: true });
    };
  }, [busy, fallback]);
}

let waiting: ReturnType<typeof setTimeout> | undefined;

/**
 * Focuses an element that replaces the focused control; of several, the last. Orca is silent about a focus that moves
 * while the control is removed, and about one that the caret of a removed field comes to first. So the caret is
 * removed, and the focus follows when Orca knows of the removal, unless it moved elsewhere.
 */
export function focusReplacement(
  element: HTMLElement | null | undefined,
  options: FocusOptions = { preventScroll: true },
): void {
  clearTimeout(waiting);
  if (document.activeElement !== document.body) {
    element?.focus(options);
    return;
  }
  getSelection()?.removeAllRanges();
  waiting = setTimeout(() => {
    if (document.activeElement === document.body) element?.focus(options);
  }, 100);
}

/** Returns true while a field has the focus, in which the user goes on. */
const isInField = () => document.activeElement?.matches('input, select, textarea') ?? false;

/**
 * Ref of an element that takes the focus when it appears, unless a field has it: React calls the same function once for an
 * element.
 */
export function focusWhenShown(element: HTMLElement | null): void {
  if (!isInField()) element?.focus();
}

/** The same for an element whose first control takes the focus. */
export function focusFirstControl(element: HTMLElement | null): void {
  focusWhenShown(element?.querySelector<HTMLElement>('input, select, button') ?? null);
}

/**
 * Ref of an element at the bottom of the window: a focused element that it covers is scrolled to above it, when it appears
 * and whenever the page grows, as by a note above. A pressed control stays where it is until it is released.
 */
export function uncoverFocus(element: HTMLElement): () => void {
  let frame = 0;
  const uncover = () => {
    cancelAnimationFrame(frame);
    const focused = document.activeElement;
    if (!focused || focused === document.body || element.contains(focused)) return;
    const [box, line] = [focused.getBoundingClientRect(), element.getBoundingClientRect()];
    const isCovered = box.bottom > line.top && box.top < line.bottom;
    if (!isCovered) return;
    if (document.querySelector(':active')) frame = requestAnimationFrame(uncover);
    else focused.scrollIntoView({ block: 'nearest' });
  };
  const observer = new ResizeObserver(uncover);
  observer.observe(document.body);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
