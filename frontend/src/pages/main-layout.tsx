import { Fragment, type KeyboardEvent, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { readStored, writeStored } from '#frontend/api/browser-storage.ts';
import { useSession } from '#frontend/api/session-store.ts';
import { LogoutDialog } from '#frontend/features/profile/logout-dialog.tsx';
import { paths } from '#frontend/paths.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import { Logo, LogoMark } from '#frontend/ui/logo.tsx';
import { contentId, SkipLink } from '#frontend/ui/skip-link.tsx';
import { LanguageLinks } from './language-links.tsx';
import styles from './main-layout.module.css';
import { mainTexts as texts } from './main-layout.texts.ts';

const items = [
  { to: paths.landing, name: texts.home, icon: 'home' },
  { to: paths.dashboard, name: texts.dashboard, icon: 'dashboard' },
  { to: paths.healthPrediction, name: texts.health, icon: 'health' },
  { to: paths.carPrediction, name: texts.car, icon: 'car' },
  { to: paths.history, name: texts.history, icon: 'history' },
  { to: paths.profile, name: texts.profile, icon: 'person' },
] as const;

const itemClass = `${styles.item} bare target`;

/**
 * Layout of the protected pages: sidebar, header and content. On phones the sidebar is a menu. When it is collapsed,
 * the titles of its items are their names, for screen readers and as tooltips.
 */
export function MainLayout() {
  const { user } = useSession();
  const { pathname, key } = useLocation();
  const [collapsed, setCollapsed] = useSidebarCollapsed();
  /** Key of the history entry in which the menu was opened: navigation closes it. */
  const [menuKey, setMenuKey] = useState<string>();
  const menuOpen = menuKey === key;
  const [loggingOut, setLoggingOut] = useState(false);
  const menu = useRef<HTMLButtonElement>(null);

  const toggleMenu = () => {
    flushSync(() => setMenuKey(menuOpen ? undefined : key));
    // The menu is before its button in the document.
    if (!menuOpen) document.querySelector<HTMLElement>('#sidebar a')?.focus();
  };
  const closeMenu = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menuOpen || loggingOut) return;
    setMenuKey(undefined);
    menu.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu wherever the focus is on the page.
    <div className={`${styles.frame} ${collapsed ? styles.collapsed : ''}`} onKeyDown={closeMenu}>
      <SkipLink />
      <div id="sidebar" className={`${styles.sidebar} ${menuOpen ? styles.open : ''} screen-only`}>
        <nav aria-label={texts.navigation} className={`${styles.content} stack-8`}>
          <div className={`${styles.logo} target`}>{collapsed ? <LogoMark /> : <Logo />}</div>
          <ul className="stack-4">
            {items.map(({ to, name, icon }) => (
              <li key={to}>
                <Link
                  to={to}
                  className={itemClass}
                  aria-current={pathname === to ? 'page' : undefined}
                  title={collapsed ? name : undefined}
                >
                  <Icon name={icon} />
                  <span className={styles.name}>{name}</span>
                </Link>
              </li>
            ))}
          </ul>
          <div className={`${styles.end} ruled stack-4`}>
            <button
              type="button"
              className={`${itemClass} ${styles.toggle}`}
              aria-expanded={!collapsed}
              aria-controls="sidebar"
              title={collapsed ? texts.expand : undefined}
              onClick={() => setCollapsed(!collapsed)}
            >
              <Icon name="fold" />
              <span className={styles.name}>{collapsed ? texts.expand : texts.collapse}</span>
            </button>
            <button
              type="button"
              className={itemClass}
              title={collapsed ? texts.logOut : undefined}
              onClick={() => setLoggingOut(true)}
            >
              <Icon name="logOut" />
              <span className={styles.name}>{texts.logOut}</span>
            </button>
          </div>
        </nav>
      </div>
      <header className={`${styles.header} row screen-only`}>
        <button
          type="button"
          className={`${styles.menu} bare icon-button`}
          aria-expanded={menuOpen}
          aria-controls="sidebar"
          aria-label={texts.menu}
          ref={menu}
          onClick={toggleMenu}
        >
          <Icon name="menu" />
        </button>
        <p className={`${styles.system} display text-18`}>{texts.system}</p>
        <LanguageLinks />
        {user && (
          <Link
            to={paths.profile}
            className={`${styles.user} ellipsis`}
            aria-label={texts.userProfile(user.first_name || user.username)}
          >
            {user.first_name || user.username}
          </Link>
        )}
      </header>
      <main id={contentId} tabIndex={-1} className={`${styles.main} page-width`}>
        {/* Paths may share a component, but no state. */}
        <Fragment key={pathname}>
          <Outlet />
        </Fragment>
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
