import { useMatch } from 'react-router-dom';
import { paths } from '#frontend/paths.ts';
import { LinkButton } from '#frontend/ui/button.tsx';
import { PageHeading } from '#frontend/ui/page-heading.tsx';
import { SiteLayout } from '../site-layout.tsx';
import styles from './reading-page.module.css';

/** 404 page. Below /main it is inside the layout of the protected pages. */
export function Component() {
  const isProtected = useMatch(`${paths.dashboard}/*`) !== null;
  const content = (
    <>
      <svg className={styles.picture} viewBox="0 0 400 60" aria-hidden="true">
        <path d="M10 40h240" stroke="var(--control)" strokeLinecap="round" strokeWidth="5" />
        <circle cx="352" cy="20" r="12" fill="var(--action)" />
      </svg>
      {/* Unknown paths below /main have the status 200. */}
      <meta name="robots" content="noindex" />
      <PageHeading>Page not found</PageHeading>
      <p>There is no page at this address. Check the address for typing errors.</p>
      <p>
        <LinkButton to={isProtected ? paths.dashboard : paths.landing} variant="primary">
          {isProtected ? 'Go to the dashboard' : 'Go to the home page'}
        </LinkButton>
      </p>
    </>
  );
  return isProtected ? content : <SiteLayout narrow>{content}</SiteLayout>;
}
