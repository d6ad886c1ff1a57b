import { Link } from 'react-router-dom';
import { paths } from '#frontend/paths.ts';
import { PageHeading } from '#frontend/ui/page-heading.tsx';
import { privacySections } from './privacy-content.ts';
import styles from './reading-page.module.css';
import { SiteLayout } from './site-layout.tsx';
import { termsDate } from './terms-content.ts';

/** /privacy */
export function Page() {
  return (
    <SiteLayout narrow>
      <PageHeading>Privacy</PageHeading>
      <p className="quiet">
        In effect since {termsDate}. Part of the <Link to={paths.terms}>terms of use</Link>.
      </p>
      <div className={styles.text}>
        {privacySections.map(({ title, paragraphs }) => (
          <section key={title} className={styles.text}>
            <h2>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
    </SiteLayout>
  );
}
