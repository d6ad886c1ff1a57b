import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** Link or button that creates the first entry. */
  action?: ReactNode;
}

/** Placeholder of an empty list, with a dashed range line. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={`${styles.empty} stack-16`}>
      <svg className={styles.picture} viewBox="0 0 240 48" fill="none" aria-hidden="true">
        <g stroke="var(--control)" strokeDasharray="6 7" strokeLinecap="round" strokeWidth="2.5">
          <path d="M8 24h224" />
          <circle cx="150" cy="24" r="12" fill="var(--raised)" />
        </g>
      </svg>
      <p className="display text-22">{title}</p>
      {children && <div className="measure quiet">{children}</div>}
      {action}
    </div>
  );
}
