import { Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useSession } from '#frontend/api/session-store.ts';
import { LogoutDialog } from '#frontend/features/session/logout-dialog.tsx';
import { MenuIcon } from '#frontend/ui/icons.tsx';
import { contentId, SkipLink } from '#frontend/ui/skip-link.tsx';
import { PageLoading } from '#frontend/ui/spinner.tsx';
import styles from './main-layout.module.css';
import { Sidebar } from './sidebar.tsx';
import { useStoredFlag } from './use-stored-flag.ts';

/** The protected area: a sidebar, a header, and the page. On a phone the sidebar folds into a menu. */
export function MainLayout() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const [collapsed, setCollapsed] = useStoredFlag('sidebar-collapsed');
  const [menuOpen, setMenuOpen] = useState(false);
  const [leaving, setLeaving] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes whenever the page changes.
  useEffect(() => setMenuOpen(false), [pathname]);

  return (
    <div className={collapsed ? `${styles.frame} ${styles.collapsed}` : styles.frame}>
      <SkipLink />
      <Sidebar
        collapsed={collapsed}
        menuOpen={menuOpen}
        onToggle={() => setCollapsed(!collapsed)}
        onLogout={() => setLeaving(true)}
      />
      <header className={styles.header}>
        <button
          type="button"
          className={styles.menu}
          aria-expanded={menuOpen}
          aria-controls="sidebar"
          aria-label="Menu"
          onClick={() => setMenuOpen(!menuOpen)}
        >
          <MenuIcon />
        </button>
        <p className={styles.system}>Insurance Prediction System Services</p>
        {user && <p className={styles.user}>{user.first_name || user.username}</p>}
      </header>
      <main id={contentId} tabIndex={-1} className={styles.main}>
        <Suspense key={pathname} fallback={<PageLoading />}>
          <Outlet />
        </Suspense>
      </main>
      {leaving && <LogoutDialog onClose={() => setLeaving(false)} />}
    </div>
  );
}
