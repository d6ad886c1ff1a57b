import { Link, useMatch } from 'react-router-dom';
import { paths, termsDocument } from '#frontend/paths.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import { PageHeading } from '#frontend/ui/page-heading.tsx';
import { Table } from '#frontend/ui/table.tsx';
import { contactEmail, operator } from '../operator.ts';
import styles from '../reading/reading-page.module.css';
import { SiteLayout } from '../site-layout.tsx';
import {
  formatOperator,
  operatorTitle,
  privacySections,
  storedDataColumns,
  termsDate,
  termsSections,
} from './terms-content.ts';

const operatorSection = {
  title: operatorTitle,
  paragraphs: [formatOperator(operator, contactEmail)],
  table: undefined,
};

/** /terms and, as the part of them with an address of its own, /privacy */
export function Component() {
  const isPrivacy = useMatch(paths.privacy) !== null;
  return (
    <SiteLayout narrow>
      <PageHeading>{isPrivacy ? 'Privacy' : 'Terms of use'}</PageHeading>
      <p className="quiet">
        In effect since {termsDate}.
        {isPrivacy && (
          <>
            {' '}
            Part of the <Link to={paths.terms}>terms of use</Link>.
          </>
        )}
      </p>
      {!isPrivacy && (
        <p>
          <a href={termsDocument} download className="target">
            <Icon name="download" />
            Download as PDF
          </a>
        </p>
      )}
      <div className={styles.text}>
        {[...(isPrivacy ? privacySections : termsSections), operatorSection].map(
          ({ title, paragraphs, table }, index) => (
            <section key={title} className={styles.text}>
              <h2>{isPrivacy ? title : `${index + 1}. ${title}`}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {table && (
                <Table
                  columns={storedDataColumns}
                  rows={table.map(({ name, contents, kept }) => ({
                    key: name,
                    cells: [name, contents, kept],
                  }))}
                />
              )}
            </section>
          ),
        )}
      </div>
    </SiteLayout>
  );
}
