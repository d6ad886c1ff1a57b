import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { commonTexts } from './common.texts.ts';
import styles from './dialog.module.css';

interface DialogProps {
  title: string;
  /** Announced by screen readers with the title. */
  description?: ReactNode;
  /** Called on Cancel, Escape or a click on the backdrop, except while busy. */
  onClose: () => void;
  /** Keeps the dialog open while its action runs. */
  busy?: boolean;
  /** Button of the action. Cancel comes before it, and takes the focus. */
  action?: ReactNode;
  children?: ReactNode;
}

/** Modal dialog with a Cancel button. It is open while it is rendered, and returns the focus when it is removed. */
export function Dialog({ title, description, onClose, busy = false, action, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    cancel.current?.focus();
    // Removing an open dialog does not restore the focus; closing it does.
    return () => element?.close();
  }, []);

  useEffect(() => {
    if (!busy) return;
    // Browsers ignore a prevented `cancel` event after repeated presses of Escape.
    const refuseEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.preventDefault();
    };
    addEventListener('keydown', refuseEscape, { capture: true });
    return () => removeEventListener('keydown', refuseEscape, { capture: true });
  }, [busy]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog by Escape.
    <dialog
      ref={dialog}
      className={`${styles.dialog} surface`}
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
      <div className={`${styles.content} stack-16`}>
        <h2 id={`${id}title`}>{title}</h2>
        {description && <p id={`${id}description`}>{description}</p>}
        {children}
        <div className={`${styles.actions} row`}>
          <Button ref={action ? cancel : null} onClick={onClose} disabled={busy}>
            {commonTexts.cancel}
          </Button>
          {action}
        </div>
      </div>
    </dialog>
  );
}
