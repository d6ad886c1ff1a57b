import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '#frontend/api/session-store.ts';
import { LogoutDialog } from '#frontend/features/session/logout-dialog.tsx';
import { paths } from '#frontend/paths.ts';
import { Button, LinkButton } from '#frontend/ui/button.tsx';
import { Logo } from '#frontend/ui/logo.tsx';
import styles from './site-layout.module.css';

/** Header of the public pages, with links for guests or for users. */
export function SiteHeader() {
  const { user, loading } = useSession();
  return (
    <header className={styles.header}>
      <Link to={paths.landing} className={styles.home} aria-label="Premia, home">
        <Logo />
      </Link>
      <nav className={styles.nav} aria-label="Main">
        {/* Empty while a stored token is checked; the height of the row is fixed. */}
        {loading ? null : user ? <UserLinks name={user.first_name || 'Profile'} /> : <GuestLinks />}
      </nav>
    </header>
  );
}

function GuestLinks() {
  return (
    <>
      <LinkButton to={paths.about} variant="quiet" className="guest-only">
        About Us
      </LinkButton>
      <LinkButton to={paths.login} variant="quiet" className="guest-only">
        Login
      </LinkButton>
      <LinkButton to={paths.register} className="guest-only">
        Register
      </LinkButton>
    </>
  );
}

function UserLinks({ name }: { name: string }) {
  const [loggingOut, setLoggingOut] = useState(false);
  return (
    <>
      <LinkButton to={paths.dashboard} variant="quiet" className={styles.name}>
        {name}
      </LinkButton>
      <Button onClick={() => setLoggingOut(true)}>Logout</Button>
      {loggingOut && (
        <LogoutDialog
          onClose={() => setLoggingOut(false)}
          // A full page load, so that no data of the ended session stays in memory.
          onLoggedOut={() => location.assign(paths.landing)}
        />
      )}
    </>
  );
}
