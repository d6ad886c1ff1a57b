import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { Icon } from './icon.tsx';
import styles from './toaster.module.css';

/** Default durations in milliseconds. The library shows at most 20 toasts at once. */
const toastOptions = {
  loading: { duration: Number.POSITIVE_INFINITY },
  error: { duration: 4000 },
  success: { duration: 2000 },
  removeDelay: 200,
};

const marks: Partial<Record<Toast['type'], string>> = { success: '✓', error: '!' };

/** Distance in pixels from the top of the viewport, and from controls. */
const distances = { edge: 16, control: 8 };

const controls = 'a, button, input, select, textarea, summary, label:has(input)';

/** Distance in pixels between the tested points: no control is smaller than two of them. */
const grid = 12;

/** Finds a control of the page on a horizontal line of the viewport. Inert ones, behind a dialog, are not found. */
function findControl(toaster: Element, y: number): Element | undefined {
  const { left, right } = toaster.getBoundingClientRect();
  for (let x = left; x <= right; x += grid) {
    const found = document
      .elementsFromPoint(x, y)
      .find((element) => element.matches(controls) && !toaster.contains(element));
    if (found) return found;
  }
  return undefined;
}

/** Finds the first top edge at which toasts cover no control; undefined if there is none in the viewport. */
function findClearTop(toaster: Element, from: number): number | undefined {
  const { height } = toaster.getBoundingClientRect();
  let top = from;
  for (let y = top; y < top + height + grid; y += grid) {
    if (y >= innerHeight) return undefined;
    const control = findControl(toaster, y);
    if (!control) continue;
    top = control.getBoundingClientRect().bottom + distances.control;
    y = top - grid;
  }
  return top;
}

/** Moves the toasts off controls, except while the pointer or the focus is on them. */
function moveOffControls(toaster: HTMLElement): void {
  if (toaster.matches(':hover, :focus-within')) return;
  const { top } = toaster.getBoundingClientRect();
  if (findClearTop(toaster, top) === top) return;
  toaster.style.top = `${findClearTop(toaster, distances.edge) ?? distances.edge}px`;
}

/** Time between two checks of the position, since pages scroll and change below the toasts. */
const checkIntervalMs = 250;

function ToastCard({ item }: { item: Toast }) {
  return (
    <div className={styles.toast} data-type={item.type} data-visible={item.visible}>
      {marks[item.type] && (
        <span className={styles.mark} aria-hidden="true">
          {marks[item.type]}
        </span>
      )}
      <p className={styles.message}>{String(item.message)}</p>
      <button
        type="button"
        className={styles.dismiss}
        aria-label="Dismiss"
        onClick={() => toast.dismiss(item.id)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/**
 * Toasts at the top right, above dialogs. Screen readers announce errors at once and others politely.
 * Toasts never take the focus; hovering or focusing one pauses their timers.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster(toastOptions);
  const region = useRef<HTMLElement>(null);
  const newest = toasts[0]?.id;

  useEffect(() => {
    const element = region.current;
    if (!element?.showPopover) return;
    const isOpen = element.matches(':popover-open');
    if (isOpen && newest && document.querySelector('dialog[open]')) {
      // Reopening moves the popover above a dialog that opened after it.
      element.hidePopover();
      element.showPopover();
    } else if (!isOpen) element.showPopover();
  }, [newest]);

  const isEmpty = toasts.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each toast changes the height.
  useLayoutEffect(() => {
    const element = region.current;
    if (!element || isEmpty) return;
    moveOffControls(element);
    const timer = setInterval(moveOffControls, checkIntervalMs, element);
    return () => clearInterval(timer);
  }, [toasts.length]);
  useEffect(() => {
    if (isEmpty) region.current?.style.removeProperty('top');
  }, [isEmpty]);

  const errors = toasts.filter((item) => item.type === 'error');
  const others = toasts.filter((item) => item.type !== 'error');
  return (
    <section
      ref={region}
      popover="manual"
      aria-label="Messages"
      className={styles.toaster}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      <div role="alert" className={styles.stack}>
        {errors.map((item) => (
          <ToastCard key={item.id} item={item} />
        ))}
      </div>
      <div role="status" className={styles.stack}>
        {others.map((item) => (
          <ToastCard key={item.id} item={item} />
        ))}
      </div>
    </section>
  );
}
