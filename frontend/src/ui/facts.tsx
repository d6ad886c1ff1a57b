import type { ReactNode } from 'react';

interface FactsProps {
  /** Values by name. An empty one is shown as not provided. */
  facts: Readonly<Record<string, ReactNode>>;
  className?: string | undefined;
}

/** List of names and values. */
export function Facts({ facts, className }: FactsProps) {
  return (
    <dl className={className}>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt className="remark">{name}</dt>
          <dd>{value || 'Not provided'}</dd>
        </div>
      ))}
    </dl>
  );
}
