import type { ReactNode } from 'react';
import styles from './card.module.css';

interface CardProps {
  /** Id of the card's heading; it makes the card a section. */
  labelledBy?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Raised surface with a border. */
export function Card({ labelledBy, className = '', children }: CardProps) {
  const Element = labelledBy ? 'section' : 'div';
  return (
    <Element aria-labelledby={labelledBy} className={`${styles.card} ${className}`}>
      {children}
    </Element>
  );
}
