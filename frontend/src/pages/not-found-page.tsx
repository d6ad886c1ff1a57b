import { paths } from '#frontend/paths.ts';
import { LinkButton } from '#frontend/ui/button.tsx';
import { PageHeading } from '#frontend/ui/page-heading.tsx';
import styles from './not-found-page.module.css';
import { SiteFrame } from './site-frame.tsx';

/** Whatever has no page. */
export function NotFoundPage() {
  return (
    <SiteFrame narrow>
      <svg className={styles.picture} viewBox="0 0 400 60" aria-hidden="true" focusable="false">
        <path className={styles.bar} d="M10 40h240" />
        <circle className={styles.point} cx="352" cy="20" r="12" />
      </svg>
      {/* The website answers every path with 200; this keeps the wrong ones out of search engines. */}
      <meta name="robots" content="noindex" />
      <PageHeading title="Page not found">This point is off the line</PageHeading>
      <p>There is no page at this address. It may have moved, or the address has a slip in it.</p>
      <p>
        <LinkButton to={paths.landing} variant="primary">
          Go to the front page
        </LinkButton>
      </p>
    </SiteFrame>
  );
}
