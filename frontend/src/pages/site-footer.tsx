import { Link } from 'react-router-dom';
import { paths, termsDocument } from '#frontend/paths.ts';
import { DownloadIcon } from '#frontend/ui/icons.tsx';
import { Logo } from '#frontend/ui/logo.tsx';
import styles from './site-frame.module.css';

const socialLinks = [
  { name: 'Facebook', href: 'https://www.facebook.com/' },
  { name: 'X', href: 'https://x.com/' },
  { name: 'LinkedIn', href: 'https://www.linkedin.com/' },
];

/** What stands below every public page. */
export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <div className={styles.footerContent}>
        <div className={styles.about}>
          <Logo />
          <p>Estimates for information only: not an offer of insurance, and not a final quote.</p>
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
              <a href={termsDocument} download>
                <DownloadIcon />
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
