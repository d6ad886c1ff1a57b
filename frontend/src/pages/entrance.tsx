import type { ReactNode } from 'react';
import { PageHeading } from '#frontend/ui/page-heading.tsx';
import styles from './entrance.module.css';
import { SiteFrame } from './site-frame.tsx';

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
            <path className={styles.track} d="M5 26h400m0 48H5m0 48h400m0 48H5m0 48h400m0 48H5m0 48h400" />
            <path
              className={styles.range}
              d="M40 26h170m-90 48h210M20 122h130M90 218h170M60 266h260m-110 48h170"
            />
            <path className={styles.point} d="M118 26h0m72 48h0M64 122h0m141 96h0m-55 48h0m112 48h0" />
            <path className={styles.chosenRange} d="M170 170h220" />
            <path className={styles.chosenPoint} d="M300 170h0" />
          </svg>
          <p>Every estimate is a point on a line: the range it may lie in, and what moved it there.</p>
        </div>
      </div>
    </SiteFrame>
  );
}
