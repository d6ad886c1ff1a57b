import type { ReactNode } from 'react';
import styles from './notice.module.css';

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
    <div className={`${styles.notice} ${styles[tone]} stack-4`} role={tone === 'error' ? 'alert' : undefined}>
      {title && (
        <p>
          <strong>{title}</strong>
        </p>
      )}
      {children && <div>{children}</div>}
      {actions && <div className={`${styles.actions} row`}>{actions}</div>}
    </div>
  );
}
