import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '#frontend/api/session-store.ts';
import { LogoutDialog } from '#frontend/features/session/logout-dialog.tsx';
import { paths } from '#frontend/paths.ts';
import { Button, LinkButton } from '#frontend/ui/button.tsx';
import { Logo } from '#frontend/ui/logo.tsx';
import styles from './site-frame.module.css';

/** The way through the public pages: for guests, or for whoever is logged in. */
export function SiteHeader() {
  const { user, loading } = useSession();
  return (
    <header className={styles.header}>
      <Link to={paths.landing} className={styles.home} aria-label="Premia, home">
        <Logo />
      </Link>
      <nav className={styles.nav} aria-label="Main">
        {/* While a stored session is looked up, neither choice is right; the row keeps its height. */}
        {loading ? null : user ? <MemberLinks name={user.first_name || 'Profile'} /> : <GuestLinks />}
      </nav>
    </header>
  );
}

function GuestLinks() {
  return (
    <>
      <LinkButton to={paths.about} variant="quiet">
        About Us
      </LinkButton>
      <LinkButton to={paths.login} variant="quiet">
        Login
      </LinkButton>
      <LinkButton to={paths.register}>Register</LinkButton>
    </>
  );
}

function MemberLinks({ name }: { name: string }) {
  const [leaving, setLeaving] = useState(false);
  return (
    <>
      <LinkButton to={paths.dashboard} variant="quiet" className={styles.name}>
        {name}
      </LinkButton>
      <Button onClick={() => setLeaving(true)}>Logout</Button>
      {leaving && (
        <LogoutDialog
          onClose={() => setLeaving(false)}
          // Fetched anew, from the front page itself too: nothing of the ended session stays in memory.
          onLoggedOut={() => location.assign(paths.landing)}
        />
      )}
    </>
  );
}
