import { legalTexts } from '#frontend/pages/legal/legal.texts.ts';
import { paths } from '#frontend/paths.ts';
import { PageHeading } from '#frontend/ui/page-heading.tsx';
import { contactEmail, operator } from '../operator.ts';
import { PageLink, SiteLayout } from '../site-layout.tsx';
import { SupportBlock } from '../support-block.tsx';
import { contactTexts as texts } from './contact-page.texts.tsx';
import styles from './reading-page.module.css';

/** /contact */
export function Component() {
  return (
    <SiteLayout narrow>
      <div className={`${styles.opening} columns`}>
        <div className="stack-16">
          <PageHeading>{texts.title}</PageHeading>
          <p className="text-18">{texts.lead}</p>
          <p className="quiet">{legalTexts.operator(operator, contactEmail)}</p>
        </div>
        <SupportBlock className="surface floating" />
      </div>
      <div className={`${styles.text} ruled`}>
        <h2>{texts.before}</h2>
        <ul>
          <PageLink to={paths.about}>{texts.about}</PageLink>
          <PageLink to={paths.privacy}>{texts.privacy}</PageLink>
          <PageLink to={paths.forgotPassword}>{texts.forgotPassword}</PageLink>
        </ul>
      </div>
    </SiteLayout>
  );
}
