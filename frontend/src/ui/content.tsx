import type { ReactNode } from 'react';
import { commonTexts } from './common.texts.ts';
import styles from './content.module.css';

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
