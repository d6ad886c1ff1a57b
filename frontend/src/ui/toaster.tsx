import { useEffect, useRef } from 'react';
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
        className={`${styles.dismiss} bare icon-button`}
        aria-label="Dismiss"
        onClick={() => toast.dismiss(item.id)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/**
 * Toasts at the top right, above dialogs. The page makes room for them at the top of the viewport. Screen readers
 * announce errors at once and others politely. Toasts never take the focus; hovering or focusing one pauses their timers.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster(toastOptions);
  const region = useRef<HTMLElement>(null);
  const newest = toasts[0]?.id;

  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const isOpen = element.matches(':popover-open');
    if (isOpen && newest && document.querySelector('dialog[open]')) {
      // Reopening moves the popover above a dialog that opened after it.
      element.hidePopover();
      element.showPopover();
    } else if (!isOpen) element.showPopover();
  }, [newest]);

  useEffect(() => {
    const element = region.current;
    if (!element) return;
    // base.css reserves this height at the top of the page, so that toasts cover no heading and no control.
    const observer = new ResizeObserver(() => {
      const height = element.offsetHeight && element.offsetHeight + 2 * element.offsetTop;
      document.documentElement.style.setProperty('--toasts', `${height}px`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <section
      ref={region}
      popover="manual"
      aria-label="Messages"
      className={`${styles.toaster} screen-only`}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {(['alert', 'status'] as const).map((role) => (
        <div key={role} role={role} className="stack-8">
          {toasts
            .filter(({ type }) => (type === 'error') === (role === 'alert'))
            .map((item) => (
              <ToastCard key={item.id} item={item} />
            ))}
        </div>
      ))}
    </section>
  );
}
