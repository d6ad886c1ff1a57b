import type { ReactNode } from 'react';
import styles from './card.module.css';

interface CardProps {
  /** Element of the card: a section if it has its own heading. */
  as?: 'div' | 'section' | 'article' | 'li';
  labelledBy?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Raised surface with a border. */
export function Card({ as: Element = 'div', labelledBy, className, children }: CardProps) {
  return (
    <Element aria-labelledby={labelledBy} className={className ? `${styles.card} ${className}` : styles.card}>
      {children}
    </Element>
  );
}
