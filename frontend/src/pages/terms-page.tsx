import { termsDocument } from '#frontend/paths.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import { PageHeading } from '#frontend/ui/page-heading.tsx';
import styles from './reading-page.module.css';
import { SiteLayout } from './site-layout.tsx';
import { termsDate, termsSections } from './terms-content.ts';

/** /terms */
export function Page() {
  return (
    <SiteLayout narrow>
      <PageHeading>Terms of use</PageHeading>
      <p className="quiet">In effect since {termsDate}.</p>
      <p>
        <a href={termsDocument} download className="target">
          <Icon name="download" />
          Download as PDF
        </a>
      </p>
      <div className={styles.text}>
        {termsSections.map(({ title, paragraphs }, index) => (
          <section key={title} className={styles.text}>
            <h2>
              {index + 1}. {title}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
    </SiteLayout>
  );
}
