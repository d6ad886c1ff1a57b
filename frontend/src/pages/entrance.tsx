import type { ReactNode } from 'react';
import { PageHeading } from '#frontend/ui/page-heading.tsx';
import styles from './entrance.module.css';
import { SiteFrame } from './site-frame.tsx';

/** Where the ranges of the picture begin and end, and where their points lie, from 0 to 400. */
const estimates = [
  [40, 210, 118],
  [120, 330, 190],
  [20, 150, 64],
  [170, 390, 300],
  [90, 260, 205],
  [60, 320, 150],
  [210, 380, 262],
] as const;

interface EntranceProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** The frame of the login and registration pages: the form, and beside it a page of estimates. */
export function Entrance({ title, lead, children }: EntranceProps) {
  return (
    <SiteFrame>
      <div className={styles.entrance}>
        <div className={styles.form}>
          <PageHeading>{title}</PageHeading>
          <p className={styles.lead}>{lead}</p>
          {children}
        </div>
        <div className={styles.picture}>
          <svg viewBox="0 0 410 340" aria-hidden="true" focusable="false">
            {estimates.map(([from, to, at], row) => (
              <g key={at} className={row === 3 ? styles.chosen : undefined}>
                <path className={styles.track} d={`M5 ${26 + row * 48}h400`} />
                <path className={styles.range} d={`M${from} ${26 + row * 48}H${to}`} />
                <circle className={styles.point} cx={at} cy={26 + row * 48} r="10" />
              </g>
            ))}
          </svg>
          <p>Every estimate is a point on a line: the range it may lie in, and what moved it there.</p>
        </div>
      </div>
    </SiteFrame>
  );
}
