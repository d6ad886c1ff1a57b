import { useEffect, useRef } from 'react';
import { type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { commonTexts } from './common.texts.ts';
import { Icon } from './icon.tsx';
import styles from './toaster.module.css';
import { useHydrated } from './use-hydrated.ts';

/** Default durations in milliseconds. The library shows at most 20 toasts at once. */
const toastOptions = {
  loading: { duration: Number.POSITIVE_INFINITY },
  error: { duration: 4000 },
  success: { duration: 2000 },
  removeDelay: 200,
};

const marks: Partial<Record<Toast['type'], string>> = { success: '✓', error: '!' };

type Handlers = ReturnType<typeof useToaster>['handlers'];

function ToastCard({ item, handlers }: { item: Toast; handlers: Handlers }) {
  const { startPause, endPause } = handlers;
  const pausing = {
    onMouseEnter: startPause,
    onMouseLeave: endPause,
    onFocus: startPause,
    onBlur: endPause,
  };
  return (
    <div className={styles.toast} data-type={item.type} data-visible={item.visible} {...pausing}>
      {marks[item.type] && (
        <span className={styles.mark} aria-hidden="true">
          {marks[item.type]}
        </span>
      )}
      <p className={styles.message}>{String(item.message)}</p>
      <button
        type="button"
        className={`${styles.dismiss} bare icon-button`}
        aria-label={commonTexts.dismiss}
        onClick={() => {
          toast.dismiss(item.id);
          // The pointer and the focus do not leave an element that is removed.
          endPause();
        }}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Space around a focused element, in CSS pixels. */
const gap = 8;

/** Moves the toasts below the focused element where they would cover it. */
function keepFocusVisible(toasts: HTMLElement): void {
  toasts.style.removeProperty('top');
  const focused = document.activeElement;
  if (!focused || focused === document.body || toasts.contains(focused)) return;
  const [box, place] = [focused.getBoundingClientRect(), toasts.getBoundingClientRect()];
  const isCovered =
    box.bottom > place.top && box.top < place.bottom && box.right > place.left && box.left < place.right;
  const hasRoom = box.bottom + gap + place.height <= innerHeight;
  if (isCovered) toasts.style.top = `${hasRoom ? box.bottom + gap : box.top - gap - place.height}px`;
}

/**
 * Toasts above the page and its dialogs. They move nothing, cover no focused element and never take the focus;
 * hovering or focusing one pauses their timers.
 */
export function Toaster() {
  const { toasts: queued, handlers } = useToaster(toastOptions);
  // Prerendered HTML has none: the start of a session may show one before it is hydrated.
  const toasts = useHydrated() ? queued : [];
  const region = useRef<HTMLElement>(null);
  const newest = toasts[0]?.id;

  useEffect(() => {
    const element = region.current;
    // Styles keep it displayed before, so that a screen reader knows the region when the first toast arrives.
    if (!element || !newest) return;
    if (element.matches(':popover-open') && document.querySelector('dialog[open]')) {
      // Reopening moves the popover above a dialog that opened after it.
      element.hidePopover();
    }
    if (!element.matches(':popover-open')) element.showPopover();
    const place = () => keepFocusVisible(element);
    place();
    const events = ['focusin', 'scroll', 'resize'];
    for (const name of events) addEventListener(name, place, { passive: true });
    return () => {
      for (const name of events) removeEventListener(name, place);
    };
  }, [newest]);

  return (
    <section
      ref={region}
      popover="manual"
      aria-label={commonTexts.messages}
      className={`${styles.toaster} screen-only`}
    >
      {(['alert', 'status'] as const).map((role) => (
        // Each toast is read alone, not with those before it.
        <div key={role} role={role} aria-atomic="false" className="stack-8">
          {toasts
            .filter(({ type }) => (type === 'error') === (role === 'alert'))
            .map((item) => (
              <ToastCard key={item.id} item={item} handlers={handlers} />
            ))}
        </div>
      ))}
    </section>
  );
}
