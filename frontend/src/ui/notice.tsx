import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './notice.module.css';
import { useFocusReturn } from './use-focus-return.ts';

interface NoticeProps {
  tone?: 'info' | 'success' | 'warning' | 'error';
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or links below the text. */
  actions?: ReactNode;
}

/** Message box. Screen readers announce an error as soon as it appears. */
export function Notice({ tone = 'info', title, children, actions }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={tone === 'error' ? 'alert' : undefined}>
      {title && <p className={styles.title}>{title}</p>}
      {children && <div>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

interface ErrorStateProps {
  /** The failure, such as "Failed to load prediction history". */
  title: string;
  /** Advice for the user. */
  advice?: string | undefined;
  onRetry: () => void;
  retrying: boolean;
  /** Selector of the heading that takes the focus after a successful retry. */
  heading?: string;
}

/** Placeholder of content that failed to load, with a retry button. */
export function ErrorState({ title, advice, onRetry, retrying, heading = 'h1' }: ErrorStateProps) {
  useFocusReturn(retrying, heading);
  return (
    <Notice
      tone="error"
      title={title}
      actions={
        <Button onClick={onRetry} busyLabel={retrying && 'Trying again...'}>
          Try again
        </Button>
      }
    >
      {advice}
    </Notice>
  );
}
