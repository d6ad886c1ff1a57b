import { type ReactNode, useState } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  id?: string;
  title: string;
  /** Level of the title as a heading; without it, it is none. */
  heading?: 'h2' | 'h3';
  /** Opens it at first. */
  opens?: boolean;
  /** Opens it at first on screens that have room. */
  opensOnWide?: boolean;
  /** Prints the content also where it is closed; otherwise only an open one is printed. */
  prints?: boolean;
  /** Leaves it out of a printed page, even if it is open. */
  screenOnly?: boolean;
  /** Renders the content when it is first opened, for parts that load code. */
  deferred?: boolean;
  /** Content before that which is deferred. */
  lead?: ReactNode;
  children: ReactNode;
}

export function Fold({
  id,
  title,
  heading: Heading,
  opens = false,
  opensOnWide = false,
  prints = false,
  screenOnly = false,
  deferred = false,
  lead,
  children,
}: FoldProps) {
  const [opensFirst] = useState(
    () => opens || (opensOnWide && (globalThis.matchMedia?.('(min-width: 48rem)').matches ?? false)),
  );
  const [isRendered, setRendered] = useState(!deferred || opensFirst);
  return (
    <details
      id={id}
      className={`${styles.fold} ${prints ? styles.prints : ''} ${screenOnly ? 'screen-only' : ''}`}
      open={opensFirst}
      onToggle={() => setRendered(true)}
    >
      <summary>{Heading ? <Heading>{title}</Heading> : title}</summary>
      {lead}
      {isRendered && children}
    </details>
  );
}
