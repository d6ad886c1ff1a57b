import { type ReactNode, useState } from 'react';
import styles from './part.module.css';

interface PartProps {
  summary: string;
  /** Opens it at first on screens that have room. */
  opensOnWide?: boolean;
  /** Renders the content at once, for print; otherwise when the part is opened. */
  prints?: boolean;
  children: ReactNode;
}

/** Part of a result that the visitor opens and closes. */
export function Part({ summary, opensOnWide = false, prints = false, children }: PartProps) {
  const [opensFirst] = useState(() => opensOnWide && isWide());
  const [isOpened, setOpened] = useState(opensFirst);
  return (
    <details
      className={`${styles.part} ${prints ? styles.prints : ''}`}
      open={opensFirst}
      onToggle={() => setOpened(true)}
    >
      <summary>{summary}</summary>
      {isOpened || prints ? children : null}
    </details>
  );
}

function isWide(): boolean {
  return globalThis.matchMedia?.('(min-width: 48rem)').matches ?? false;
}
