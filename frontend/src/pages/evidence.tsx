import { formatNumber, formatRoundedMoney } from '#frontend/ui/format.ts';
import styles from './landing-page.module.css';

/** Measured accuracy of the models, which the build reads from their evaluation. */
const accuracy = import.meta.env.VITE_ACCURACY as unknown as {
  areas: number;
  errorWithState: number;
  healthCoverage: number;
  policies: number;
  carCoverage: number;
};

const formatPercent = (fraction: number) => `${Math.round(fraction * 100)}%`;

/** Sources, dates and measured accuracy of the estimates, and the use of a visitor's data. */
export function Evidence() {
  return (
    <section className={`${styles.section} ruled`} aria-labelledby="evidence">
      <h2 id="evidence">What the estimates rest on</h2>
      <dl className={`${styles.evidence} columns`}>
        <div>
          <dt>Health</dt>
          <dd>
            Marketplace prices of 2026 (CMS) and medical costs of privately insured adults, 2012 to 2015
            (MEPS). In {formatNumber(accuracy.areas)} rating areas the marketplace price is wrong by{' '}
            {formatRoundedMoney(accuracy.errorWithState)} a year on average if you give your state, and{' '}
            {formatPercent(accuracy.healthCoverage)} of the prices are in the range.
          </dd>
        </div>
        <div>
          <dt>Car</dt>
          <dd>
            Average premiums by state of 2023 (NAIC), raised to prices of August 2026, and policies of a
            French insurer. Of {formatNumber(accuracy.policies)} of these policies,{' '}
            {formatPercent(accuracy.carCoverage)} are in the range. No public data shows what US drivers pay
            one by one.
          </dd>
        </div>
        <div>
          <dt>Your data</dt>
          <dd>
            Nobody sells it. Without an account, your answers stay in your browser tab and are not stored.
          </dd>
        </div>
      </dl>
    </section>
  );
}
