import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#frontend/paths.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import { Logo, LogoMark } from '#frontend/ui/logo.tsx';
import styles from './sidebar.module.css';

const items = [
  { to: paths.landing, name: 'Home', icon: 'home' },
  { to: paths.dashboard, name: 'Dashboard', icon: 'dashboard' },
  { to: paths.healthPrediction, name: 'Health Insurance Prediction', icon: 'health' },
  { to: paths.carPrediction, name: 'Car Insurance Prediction', icon: 'car' },
  { to: paths.history, name: 'Prediction History', icon: 'history' },
  { to: paths.profile, name: 'User Details', icon: 'person' },
] as const;

interface SidebarProps {
  /** Shows icons only; names stay available to screen readers and as tooltips. */
  collapsed: boolean;
  /** On phones: true while the menu is open. */
  menuOpen: boolean;
  onToggle: () => void;
  onLogout: () => void;
}

/** Navigation of the protected pages. */
export function Sidebar({ collapsed, menuOpen, onToggle, onLogout }: SidebarProps) {
  const { pathname } = useLocation();
  const label = (name: string): ReactNode => <span className={styles.name}>{name}</span>;
  const tooltip = (name: string) => (collapsed ? name : undefined);
  return (
    <div
      id="sidebar"
      className={[styles.sidebar, 'screen-only', collapsed && styles.collapsed, menuOpen && styles.open]
        .filter(Boolean)
        .join(' ')}
    >
      <nav aria-label="Main" className={styles.content}>
        <div className={styles.logo}>{collapsed ? <LogoMark /> : <Logo />}</div>
        <ul className="stack-4">
          {items.map(({ to, name, icon }) => (
            <li key={to}>
              <Link
                to={to}
                className={styles.item}
                aria-current={pathname === to ? 'page' : undefined}
                title={tooltip(name)}
              >
                <Icon name={icon} />
                {label(name)}
              </Link>
            </li>
          ))}
        </ul>
        <div className={`${styles.end} stack-4`}>
          <button
            type="button"
            className={`${styles.item} ${styles.toggle}`}
            aria-expanded={!collapsed}
            aria-controls="sidebar"
            title={tooltip('Expand sidebar')}
            onClick={onToggle}
          >
            <Icon name="fold" />
            {label(collapsed ? 'Expand sidebar' : 'Collapse sidebar')}
          </button>
          <button type="button" className={styles.item} title={tooltip('Log Out')} onClick={onLogout}>
            <Icon name="logOut" />
            {label('Log Out')}
          </button>
        </div>
      </nav>
    </div>
  );
}
