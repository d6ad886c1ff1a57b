import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '#frontend/api/session-store.ts';
import type { LogoutDialog } from '#frontend/features/profile/logout-dialog.tsx';
import { paths, socialLinks } from '#frontend/paths.ts';
import { Button, LinkButton } from '#frontend/ui/button.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import { prefix } from '#frontend/ui/language.ts';
import { Logo } from '#frontend/ui/logo.tsx';
import { contentId, SkipLink } from '#frontend/ui/skip-link.tsx';
import { showError } from '#frontend/ui/toasts.ts';
import { LanguageLinks, LanguageOffer } from './language-links.tsx';
import { siteTexts as texts } from './site.texts.ts';
import styles from './site-layout.module.css';

export function SiteLayout({ narrow, children }: { narrow?: boolean; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <LanguageOffer />
      <SiteHeader />
      <main
        id={contentId}
        tabIndex={-1}
        className={`${styles.main} page-width ${narrow ? `${styles.narrow} stack-24` : ''}`}
      >
        {children}
      </main>
      <SiteFooter />
    </>
  );
}

function SiteHeader() {
  const { user, loading } = useSession();
  return (
    <header className={`${styles.header} page-width between screen-only`}>
      <Link to={paths.landing} className={`${styles.home} target`} aria-label={texts.home}>
        <Logo />
      </Link>
      <LanguageLinks className={styles.language} />
      {/* Empty while a stored token is checked; the height of the row is fixed. */}
      <nav className={`${styles.nav} ${user ? '' : 'guest-only'} target`} aria-label={texts.main}>
        {user ? (
          <UserLinks name={user.first_name || texts.profile} />
        ) : loading ? null : (
          <>
            <LinkButton to={paths.about} variant="quiet">
              {texts.about}
            </LinkButton>
            <LinkButton to={paths.login} variant="quiet">
              {texts.login}
            </LinkButton>
            <LinkButton to={paths.register}>{texts.register}</LinkButton>
          </>
        )}
      </nav>
    </header>
  );
}

/** Imports the dialog, which guests never need. */
const importLogoutDialog = () => import('#frontend/features/profile/logout-dialog.tsx');

function UserLinks({ name }: { name: string }) {
  const [dialog, setDialog] = useState<{ Open: typeof LogoutDialog }>();
  const openDialog = () =>
    importLogoutDialog().then(
      ({ LogoutDialog }) => setDialog({ Open: LogoutDialog }),
      () => showError(texts.logoutFailed, 'logout'),
    );
  return (
    <>
      <LinkButton
        to={paths.dashboard}
        variant="quiet"
        className={`${styles.name} ellipsis`}
        aria-label={texts.userDashboard(name)}
      >
        {name}
      </LinkButton>
      <Button onClick={openDialog}>{texts.logout}</Button>
      {dialog && (
        <dialog.Open
          onClose={() => setDialog(undefined)}
          // A full page load, so that no data of the ended session stays in memory.
          onLoggedOut={() => location.assign(prefix + paths.landing)}
        />
      )}
    </>
  );
}

function SiteFooter() {
  return (
    <footer className={`${styles.footer} screen-only`}>
      <div className={`${styles.footerContent} page-width between`}>
        <div className={`${styles.about} stack-8 remark`}>
          <Logo />
          <p>{texts.disclaimer}</p>
        </div>
        <nav className={`${styles.links} row`} aria-label={texts.footer}>
          <ul>
            <PageLink to={paths.about}>{texts.footerAbout}</PageLink>
            <PageLink to={paths.contact}>{texts.contact}</PageLink>
            <PageLink to={paths.developers}>{texts.developers}</PageLink>
            <li>
              <LanguageLinks />
            </li>
          </ul>
          <ul>
            <PageLink to={paths.terms}>{texts.terms}</PageLink>
            <PageLink to={paths.privacy}>{texts.privacy}</PageLink>
            <li>
              <a href={texts.termsFile} className="target" download>
                <Icon name="download" />
                <span>{texts.termsDocument}</span>
              </a>
            </li>
          </ul>
          <ul>
            {Object.entries(socialLinks).map(([name, href]) => (
              <li key={name}>
                <a href={href} className="target" target="_blank" rel="noreferrer">
                  <span>{name}</span>
                  <span className="visually-hidden">{` ${texts.newTab}`}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}

/** Item of a list of links to pages. */
export function PageLink({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <Link to={to} className="target">
        {children}
      </Link>
    </li>
  );
}
