import type { ReactNode } from 'react';
import { useSession } from '#frontend/api/session-store.ts';
import { PageHeading } from '#frontend/ui/page-heading.tsx';
import { SiteLayout } from '../site-layout.tsx';
import { authTexts as texts } from './auth.texts.tsx';
import styles from './auth-layout.module.css';

interface AuthLayoutProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
  /** Of a form that starts a session: users are told that they have one. */
  wayOn?: ReactNode;
}

/** Layout of the login, registration and password pages: the form and, on wide screens, a picture of estimates. */
export function AuthLayout({ title, lead, children, wayOn }: AuthLayoutProps) {
  const { user } = useSession();
  const isGreeting = wayOn !== undefined && user !== null;
  return (
    <SiteLayout>
      <div className={styles.layout}>
        <div className="stack-16">
          <PageHeading title={title}>{isGreeting ? texts.greeting(user.first_name) : title}</PageHeading>
          {lead ? <p className="quiet">{lead}</p> : null}
          {wayOn}
          {children}
        </div>
        <div className={`${styles.picture} stack-24`}>
          {/* A point is drawn as a line of length 0 with round caps. */}
          <svg className="drawing" viewBox="0 0 410 340" strokeLinecap="round" aria-hidden="true">
            <g stroke="var(--control)">
              <path
                strokeWidth="2"
                opacity="0.35"
                d="M5 26h400m0 48H5m0 48h400m0 48H5m0 48h400m0 48H5m0 48h400"
              />
              <path
                strokeWidth="6"
                opacity="0.6"
                d="M40 26h170m-90 48h210M20 122h130M90 218h170M60 266h260m-110 48h170"
              />
              <path strokeWidth="20" d="M118 26h0m72 48h0M64 122h0m141 96h0m-55 48h0m112 48h0" />
            </g>
            <path stroke="var(--action)" strokeWidth="6" d="M170 170h220" />
            <path stroke="var(--ink)" strokeWidth="20" d="M300 170h0" />
          </svg>
          <p className="display text-22">{texts.picture}</p>
        </div>
      </div>
    </SiteLayout>
  );
}
