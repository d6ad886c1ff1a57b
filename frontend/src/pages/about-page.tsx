import { Link } from 'react-router-dom';
import { paths } from '#frontend/paths.ts';
import { LinkButton } from '#frontend/ui/button.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import { PageHeading } from '#frontend/ui/page-heading.tsx';
import styles from './reading-page.module.css';
import { SiteLayout } from './site-layout.tsx';

/** /about */
export function Component() {
  return (
    <SiteLayout narrow>
      <LinkButton
        to={paths.landing}
        variant="quiet"
        aria-label="Home"
        className={styles.back}
        icon={<Icon name="home" />}
      />
      <PageHeading>About Us</PageHeading>
      <div className={styles.text}>
        <p>
          Premia is a student project. It estimates annual health and car insurance premiums in US dollars,
          shows the likely range, and explains what raises or lowers each estimate.
        </p>
        <h2>What an estimate is based on</h2>
        <p>
          A health estimate is the price of a benchmark plan on the health insurance marketplace in 2026,
          times your expected medical cost against the average of your age. The costs are those of privately
          insured adults from 2012 to 2015. Marketplace insurers may use only age, place and tobacco, so the
          price that they may charge is shown beside the estimate.
        </p>
        <p>
          A car estimate is the average premium of 2023 in the country or your state, raised to prices of
          August 2026, times the effects of the driver, the mileage, past accidents and the car. The effects
          of the car’s age and class come from policies of a French insurer.
        </p>
        <h2>How reliable an estimate is</h2>
        <p>
          Each estimate has a range: the wider it is, the less certain the estimate. Estimates are based on
          machine learning. They are for information only and are not final quotes.
        </p>
        <h2>Your data</h2>
        <p>
          No other user can see your estimates, and you can delete each of them at any time. We use your
          answers to estimate your premium, and for nothing else. The{' '}
          <Link to={paths.privacy}>privacy page</Link> has the details.
        </p>
        <h2>How it is built</h2>
        <ul className="bullets">
          <li>a single-page front end in React</li>
          <li>a REST backend</li>
          <li>
            a machine learning model: rating tables fitted to data, one for health and one for car insurance
          </li>
          <li>a relational database in the original design (this deployment stores its data in DynamoDB)</li>
        </ul>
      </div>
    </SiteLayout>
  );
}
