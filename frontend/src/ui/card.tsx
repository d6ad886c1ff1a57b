import type { ReactNode } from 'react';
import styles from './card.module.css';

interface CardProps {
  /** The element: a section when the card has a heading of its own. */
  as?: 'div' | 'section' | 'article' | 'li';
  labelledBy?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A raised surface with a line around it. */
export function Card({ as: Element = 'div', labelledBy, className, children }: CardProps) {
  return (
    <Element aria-labelledby={labelledBy} className={className ? `${styles.card} ${className}` : styles.card}>
      {children}
    </Element>
  );
}
