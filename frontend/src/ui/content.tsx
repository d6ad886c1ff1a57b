import { type ReactNode, useState } from 'react';
import styles from './content.module.css';
import { commonTexts } from './texts/en.ts';

interface CardProps {
  /** Id of the card's heading; it makes the card a section. */
  labelledBy?: string;
  /** Text of the heading, if it is the first element. */
  title?: string;
  className?: string | undefined;
  children: ReactNode;
}

export function Card({ labelledBy, title, className = '', children }: CardProps) {
  const Element = labelledBy ? 'section' : 'div';
  return (
    <Element aria-labelledby={labelledBy} className={`${styles.card} surface ${className}`}>
      {title && <h2 id={labelledBy}>{title}</h2>}
      {children}
    </Element>
  );
}

interface MessageProps {
  tone?: 'info' | 'success' | 'warning' | 'error';
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
}

/** Message in a box. It is no live region: an error is said by its toast. */
export function Message({ tone = 'info', title, children, actions }: MessageProps) {
  return (
    <div className={`${styles.message} ${styles[tone]} stack-4`}>
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
  children,
}: FoldProps) {
  const [opensFirst] = useState(
    () => opens || (opensOnWide && (globalThis.matchMedia?.('(min-width: 48rem)').matches ?? false)),
  );
  const [isRendered, setRendered] = useState(!deferred);
  return (
    <details
      id={id}
      className={`${styles.fold} ${prints ? styles.prints : ''} ${screenOnly ? 'screen-only' : ''}`}
      open={opensFirst}
      onToggle={() => setRendered(true)}
    >
      <summary>{Heading ? <Heading>{title}</Heading> : title}</summary>
      {isRendered && children}
    </details>
  );
}

interface FactsProps {
  /** Values by name. An empty one is shown as not provided. */
  facts: Readonly<Record<string, ReactNode>>;
  className?: string | undefined;
}

export function Facts({ facts, className }: FactsProps) {
  return (
    <dl className={className}>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt className="remark">{name}</dt>
          <dd>{value || commonTexts.notProvided}</dd>
        </div>
      ))}
    </dl>
  );
}
