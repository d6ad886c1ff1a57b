import { paths } from '#frontend/paths.ts';
import { LinkButton } from '#frontend/ui/button.tsx';
import { HomeIcon } from '#frontend/ui/icons.tsx';
import { PageHeading } from '#frontend/ui/page-heading.tsx';
import styles from './reading-page.module.css';
import { SiteFrame } from './site-frame.tsx';

/** What Premia is, and what it is built from. */
export function AboutPage() {
  return (
    <SiteFrame narrow>
      <LinkButton
        to={paths.landing}
        variant="quiet"
        aria-label="Home"
        className={styles.back}
        icon={<HomeIcon />}
      />
      <PageHeading>About Us</PageHeading>
      <div className={styles.text}>
        <p>
          Premia is a student project. It estimates the annual premium of a health or car insurance in US
          dollars, shows the range the figure may lie in, and explains what moved it.
        </p>
        <h2>What it is built from</h2>
        <ul>
          <li>a single-page front end, in React</li>
          <li>a REST backend</li>
          <li>a machine learning model: gradient boosted trees, one for each kind of insurance</li>
          <li>
            a relational database, in the project's original design; this deployment keeps its records in
            DynamoDB
          </li>
        </ul>
        <h2>What happens to your data</h2>
        <p>
          Your estimates belong to you: nobody else can see them, and you can delete each of them at any time.
          The answers are used to estimate your premium and for nothing else.
        </p>
        <h2>How far to trust a figure</h2>
        <p>
          As far as its range says. Estimates are based on machine learning and given for information only; no
          figure here is a final quote.
        </p>
      </div>
    </SiteFrame>
  );
}
