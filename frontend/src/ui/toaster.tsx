import { useEffect, useRef } from 'react';
import { type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { CloseIcon } from './icons.tsx';
import styles from './toaster.module.css';

/** What a toast lasts when nobody says otherwise. At most 20 stand at once, which is the library's own limit. */
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
        className={styles.dismiss}
        aria-label="Dismiss"
        onClick={() => toast.dismiss(item.id)}
      >
        <CloseIcon />
      </button>
    </div>
  );
}

/**
 * Toasts at the top right, above dialogs too. Errors interrupt a screen reader, the rest waits;
 * none takes the focus, and all wait while one is pointed at or focused.
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
      // Shown once more, the toasts come to lie above a dialog that opened since.
      element.hidePopover();
      element.showPopover();
    } else if (!isOpen) element.showPopover();
  }, [newest]);

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
