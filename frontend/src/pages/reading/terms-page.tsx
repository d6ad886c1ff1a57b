import { Link, useMatch } from 'react-router-dom';
import { siteTexts } from '#frontend/pages/site.texts.ts';
import { paths } from '#frontend/paths.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import { PageHeading } from '#frontend/ui/page-heading.tsx';
import { DataTable } from '#frontend/ui/table.tsx';
import * as legal from '../legal/legal.texts.ts';
import { listPrivacySections, listTermsSections } from '../legal/terms-content.ts';
import { contactEmail, operator } from '../operator.ts';
import { SiteLayout } from '../site-layout.tsx';
import { termsTexts as texts } from './about.texts.tsx';
import styles from './reading-page.module.css';

const { legalTexts } = legal;

const operatorSection = {
  title: legalTexts.operatorTitle,
  paragraphs: [legalTexts.operator(operator, contactEmail)],
  table: undefined,
};

/** /terms and, as the part of them with an address of its own, /privacy */
export function Component() {
  const isPrivacy = useMatch(paths.privacy) !== null;
  const sections = isPrivacy
    ? listPrivacySections(legal)
    : listTermsSections(legal).map((section) => ({ ...section, table: undefined }));
  return (
    <SiteLayout narrow>
      <PageHeading>{isPrivacy ? texts.privacy : legalTexts.title}</PageHeading>
      <p className="quiet">
        <span>{`${legalTexts.inEffect} `}</span>
        {isPrivacy && texts.partOf((text) => <Link to={paths.terms}>{text}</Link>)}
        <span>{` ${legalTexts.binding}`}</span>
      </p>
      {!isPrivacy && (
        <p>
          <a href={siteTexts.termsFile} download className="target">
            <Icon name="download" />
            <span>{texts.download}</span>
          </a>
        </p>
      )}
      <div className={styles.text}>
        {[...sections, operatorSection].map(({ title, paragraphs, table }, index) => (
          <section key={title} className={styles.text}>
            <h2>{isPrivacy ? title : `${index + 1}. ${title}`}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {!isPrivacy && title === legal.privacySection.title && (
              <p>
                <Link to={paths.privacy}>{title}</Link>
              </p>
            )}
            {table && (
              <DataTable
                columns={legal.storedColumns}
                rows={table.map(({ name, contents, kept }) => ({
                  key: name,
                  cells: [name, contents, kept],
                }))}
              />
            )}
          </section>
        ))}
      </div>
    </SiteLayout>
  );
}
