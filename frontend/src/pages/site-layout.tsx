import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths, termsDocument } from '#frontend/paths.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import { Logo } from '#frontend/ui/logo.tsx';
import { contentId, SkipLink } from '#frontend/ui/skip-link.tsx';
import { SiteHeader } from './site-header.tsx';
import styles from './site-layout.module.css';

/** Layout of the public pages: header, content and footer. */
export function SiteLayout({ narrow, children }: { narrow?: boolean; children: ReactNode }) {
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

const socialLinks = [
  { name: 'Facebook', href: 'https://www.facebook.com/' },
  { name: 'X', href: 'https://x.com/' },
  { name: 'LinkedIn', href: 'https://www.linkedin.com/' },
];

function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <div className={styles.footerContent}>
        <div className={styles.about}>
          <Logo />
          <p>Estimates are for information only. They are not offers of insurance or final quotes.</p>
        </div>
        <nav className={styles.links} aria-label="Footer">
          <ul>
            <li>
              <Link to={paths.about}>About</Link>
            </li>
            <li>
              <Link to={paths.contact}>Contact</Link>
            </li>
          </ul>
          <ul>
            <li>
              <Link to={paths.terms}>Terms of use</Link>
            </li>
            <li>
              <Link to={paths.privacy}>Privacy</Link>
            </li>
            <li>
              <a href={termsDocument} download>
                <Icon name="download" />
                Terms (PDF)
              </a>
            </li>
          </ul>
          <ul>
            {socialLinks.map(({ name, href }) => (
              <li key={name}>
                <a href={href} target="_blank" rel="noreferrer">
                  {name}
                  <span className="visually-hidden"> (opens in a new tab)</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
