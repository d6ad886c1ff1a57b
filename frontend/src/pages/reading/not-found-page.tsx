import { useMatch } from 'react-router-dom';
import { formPaths, guestFormPaths, paths } from '#frontend/paths.ts';
import { LinkButton } from '#frontend/ui/button.tsx';
import { PageHeading } from '#frontend/ui/page-heading.tsx';
import { PageLink, SiteLayout } from '../site-layout.tsx';
import { notFoundTexts as texts } from './not-found-page.texts.tsx';
import styles from './reading-page.module.css';

/** 404 page. Below /main it is inside the layout of the protected pages. */
export function Component() {
  const isProtected = useMatch(`${paths.dashboard}/*`) !== null;
  const forms = isProtected ? formPaths : guestFormPaths;
  const content = (
    <div className={`${styles.opening} columns`}>
      {/* Unknown paths below /main have the status 200. */}
      <meta name="robots" content="noindex" />
      <div className="stack-16">
        <PageHeading>{texts.title}</PageHeading>
        <p className="text-18">{texts.lead}</p>
        <p>
          <LinkButton to={isProtected ? paths.dashboard : paths.landing} variant="primary">
            {isProtected ? texts.dashboard : texts.landing}
          </LinkButton>
        </p>
      </div>
      <nav className={'surface floating stack-16'} aria-labelledby="others">
        <svg className="drawing" viewBox="0 0 400 40" aria-hidden="true">
          <path d="M4 30h250" stroke="var(--control)" strokeLinecap="round" strokeWidth="5" />
          <circle cx="352" cy="12" r="12" fill="var(--action)" />
        </svg>
        <h2 id="others">{texts.others}</h2>
        <ul>
          <PageLink to={forms.health}>{texts.health}</PageLink>
          <PageLink to={forms.car}>{texts.car}</PageLink>
          {isProtected ? (
            <>
              <PageLink to={paths.history}>{texts.history}</PageLink>
              <PageLink to={paths.profile}>{texts.profile}</PageLink>
            </>
          ) : (
            <PageLink to={paths.about}>{texts.about}</PageLink>
          )}
        </ul>
      </nav>
    </div>
  );
  return isProtected ? content : <SiteLayout narrow>{content}</SiteLayout>;
}
