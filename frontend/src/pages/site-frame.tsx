import type { ReactNode } from 'react';
import { contentId, SkipLink } from '#frontend/ui/skip-link.tsx';
import { SiteFooter } from './site-footer.tsx';
import styles from './site-frame.module.css';
import { SiteHeader } from './site-header.tsx';

/** What stands around every public page. */
export function SiteFrame({ narrow, children }: { narrow?: boolean; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <main id={contentId} tabIndex={-1} className={narrow ? styles.narrow : styles.main}>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
