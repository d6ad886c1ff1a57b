import { Link } from 'react-router-dom';
import { paths } from '#frontend/paths.ts';
import { LinkButton } from '#frontend/ui/button.tsx';
import { formatNumber, formatRoundedMoney } from '#frontend/ui/format.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import { PageHeading } from '#frontend/ui/page-heading.tsx';
import { SiteLayout } from '../site-layout.tsx';
import styles from './reading-page.module.css';

/** Measured accuracy of the models, which the build reads from their evaluation. */
const accuracy = import.meta.env.VITE_ACCURACY as unknown as {
  areas: number;
  errorWithState: number;
  healthCoverage: number;
  policies: number;
  carCoverage: number;
};

const formatPercent = (fraction: number) => `${Math.round(fraction * 100)}%`;

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
          The prices of health plans are those of the marketplace in 2026 (
          <a href="https://www.cms.gov/marketplace/resources/data/public-use-files" rel="noreferrer">
            CMS, public use files of 2026
          </a>
          , and filings with the states). The premium by health is the price of the second-cheapest silver
          plan, times your expected medical cost against the average of your age: costs of privately insured
          adults (
          <a href="https://meps.ahrq.gov/" rel="noreferrer">
            Medical Expenditure Panel Survey, 2012 to 2015
          </a>
          ). In New York and Vermont, whose prices do not depend on age, it follows the federal age curve
          instead. Insurers may use only age, place and tobacco, so the price that they may charge comes
          first.
        </p>
        <p>
          A car estimate is the average premium of 2023 in the country or your state (
          <a href="https://content.naic.org/" rel="noreferrer">
            NAIC, Auto Insurance Database Report 2022/2023
          </a>
          ), raised to prices of August 2026, times the effects of the driver, the mileage, past accidents and
          the car. The effects of the car’s age and class come from policies of a French insurer.
        </p>
        <h2>How reliable an estimate is</h2>
        <p>
          Each estimate has a range: the wider it is, the less certain the estimate. Estimates are based on
          machine learning. They are for information only and are not final quotes.
        </p>
        <p>
          In {formatNumber(accuracy.areas)} rating areas, by the number of people insured, the price by state
          alone is wrong by {formatRoundedMoney(accuracy.errorWithState)} a year on average, and{' '}
          {formatPercent(accuracy.healthCoverage)} of the prices are in the range; a ZIP code gives the filed
          price where it is known. Of {formatNumber(accuracy.policies)} policies of the French insurer,{' '}
          {formatPercent(accuracy.carCoverage)} are in the range, which is meant for 80%: it also spans
          insurers and places, which policies of one insurer do not. No public data shows what US drivers pay
          one by one.
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
