import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { readStored, writeStored } from '#frontend/api/browser-storage.ts';
import { useSession } from '#frontend/api/session-store.ts';
import { LogoutDialog } from '#frontend/features/session/logout-dialog.tsx';
import { paths } from '#frontend/paths.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import { contentId, SkipLink } from '#frontend/ui/skip-link.tsx';
import styles from './main-layout.module.css';
import { Sidebar } from './sidebar.tsx';

/** Layout of the protected pages: sidebar, header and content. On phones the sidebar is a menu. */
export function MainLayout({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const { pathname } = useLocation();
  const [collapsed, setCollapsed] = useSidebarCollapsed();
  const [menuOpen, setMenuOpen] = useState(false);
  const [loggingOut, setLoggingOut] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes the menu on each route change.
  useEffect(() => setMenuOpen(false), [pathname]);

  return (
    <div className={collapsed ? `${styles.frame} ${styles.collapsed}` : styles.frame}>
      <SkipLink />
      <Sidebar
        collapsed={collapsed}
        menuOpen={menuOpen}
        onToggle={() => setCollapsed(!collapsed)}
        onLogout={() => setLoggingOut(true)}
      />
      <header className={`${styles.header} screen-only`}>
        <button
          type="button"
          className={styles.menu}
          aria-expanded={menuOpen}
          aria-controls="sidebar"
          aria-label="Menu"
          onClick={() => setMenuOpen(!menuOpen)}
        >
          <Icon name="menu" />
        </button>
        <p className={`${styles.system} display`}>Insurance Prediction System Services</p>
        {user && (
          <Link to={paths.profile} className={`${styles.user} ellipsis`}>
            {user.first_name || user.username}
          </Link>
        )}
      </header>
      <main id={contentId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {loggingOut && <LogoutDialog onClose={() => setLoggingOut(false)} />}
    </div>
  );
}

const collapsedKey = 'sidebar-collapsed';

/** Widths at which the sidebar is collapsed at first, so that tables fit beside it. */
const narrow = '(max-width: 63.99rem)';

function subscribeToWidth(onChange: () => void): () => void {
  const query = matchMedia(narrow);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Sidebar state, stored in this browser. */
function useSidebarCollapsed(): [boolean, (collapsed: boolean) => void] {
  const [collapsed, setCollapsed] = useState(() => readStored('localStorage', collapsedKey));
  const isNarrow = useSyncExternalStore(subscribeToWidth, () => matchMedia(narrow).matches);
  return [
    typeof collapsed === 'boolean' ? collapsed : isNarrow,
    (next) => {
      setCollapsed(next);
      writeStored('localStorage', collapsedKey, next);
    },
  ];
}
