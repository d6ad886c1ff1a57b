import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import styles from './dialog.module.css';

interface DialogProps {
  title: string;
  /** Read out with the title. */
  description?: ReactNode;
  /** Asked for by Escape or by a click beside the dialog; not while busy. */
  onClose: () => void;
  /** While what the dialog began goes on, it can't be closed. */
  busy?: boolean;
  /** Buttons; the first takes the focus, so begin with Cancel where the act destroys. */
  actions: ReactNode;
  children?: ReactNode;
}

/** A question that has to be answered first. Render it to open it; focus returns when it goes. */
export function Dialog({ title, description, onClose, busy = false, actions, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closing, unlike removing, gives the focus back to what had it.
    return () => element?.close();
  }, []);

  useEffect(() => {
    if (!busy) return;
    // Refusing `cancel` isn't enough: browsers close a dialog after a few presses of Escape all the same.
    const refuseEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.preventDefault();
    };
    addEventListener('keydown', refuseEscape, { capture: true });
    return () => removeEventListener('keydown', refuseEscape, { capture: true });
  }, [busy]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog is a second way; the keyboard's is Escape.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}title`}
      aria-describedby={description ? `${id}description` : undefined}
      aria-busy={busy || undefined}
      onCancel={(event) => {
        event.preventDefault();
        if (!busy) onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current && !busy) onClose();
      }}
    >
      <div className={styles.content}>
        <h2 id={`${id}title`}>{title}</h2>
        {description && <p id={`${id}description`}>{description}</p>}
        {children}
        <div className={styles.actions}>{actions}</div>
      </div>
    </dialog>
  );
}
