import { useSession } from '#frontend/api/session-store.ts';
import { paths } from '#frontend/paths.ts';
import { Button, LinkButton } from '#frontend/ui/button.tsx';
import { formatNumber, formatRoundedMoney } from '#frontend/ui/format.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import { PageHeading } from '#frontend/ui/page-heading.tsx';
import { showMessage } from '#frontend/ui/toasts.ts';
import styles from './landing-page.module.css';
import { SampleEstimate } from './sample-estimate.tsx';
import { SiteLayout } from './site-layout.tsx';
import { SupportBlock } from './support-block.tsx';

const contactMessageMs = 3000;

const products = [
  {
    name: 'Health insurance',
    estimateLink: 'Health estimate',
    guestPath: paths.healthEstimate,
    userPath: paths.healthPrediction,
    icon: <Icon name="health" size={1.75} />,
    questions:
      'Your age, height, weight, major surgeries, and six yes-or-no questions about your health. Your state is optional.',
    duration: '10 questions, about a minute',
  },
  {
    name: 'Car insurance',
    estimateLink: 'Car estimate',
    guestPath: paths.carEstimate,
    userPath: paths.carPrediction,
    icon: <Icon name="car" size={1.75} />,
    questions:
      'Your age, driving experience, annual mileage, the year your car was made, and past accidents. Your state, coverage and car class are optional.',
    duration: '5 questions, about half a minute',
  },
];

const steps = [
  { name: 'Answer', text: 'Answer a few questions. Use feet or centimeters, miles or kilometers.' },
  { name: 'See the premium', text: 'Get the premium for a year and a month, with its likely range.' },
  { name: 'See the reasons', text: 'See how many dollars each answer added or took off.' },
];

/** Landing page, with a sample estimate for guests. */
export function LandingPage() {
  const { isAuthenticated } = useSession();
  return (
    <SiteLayout>
      <Hero />
      <section className={`${styles.section} ruled`} aria-labelledby="products">
        <h2 id="products">Two kinds of insurance</h2>
        <div className={`${styles.products} columns`}>
          {products.map(({ name, estimateLink, guestPath, userPath, icon, questions, duration }) => (
            <article key={name} className={styles.product}>
              {icon}
              <div className="stack-4">
                <h3>{name}</h3>
                <p>{questions}</p>
                <p className="quiet">{duration}</p>
                <p>
                  <LinkButton to={isAuthenticated ? userPath : guestPath}>{estimateLink}</LinkButton>
                </p>
              </div>
            </article>
          ))}
        </div>
      </section>
      <section className={`${styles.section} ruled`} aria-labelledby="steps">
        <h2 id="steps">How it works</h2>
        <ol className={styles.steps}>
          {steps.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <Evidence />
      <section className={`${styles.section} ruled columns`} aria-labelledby="limits">
        <h2 id="limits">What an estimate is not</h2>
        <p className="measure">
          An estimate is not an offer or a final quote. The model was fitted to public data. It doesn't know
          your insurer, your plan or your address, so every estimate has a range. If the data has no one with
          answers like yours, the result warns you. Insurers on the health insurance marketplace may not price
          your health, so a health estimate also shows the marketplace price.
        </p>
      </section>
      <Testimonials />
      <SupportBlock />
    </SiteLayout>
  );
}

function Hero() {
  const { isAuthenticated } = useSession();
  return (
    <div className={`${styles.hero} columns`}>
      <div className="stack-24">
        <p className="remark">AI-powered insurance prediction system</p>
        <PageHeading title="Health and car insurance premium estimates" className={styles.title}>
          Your premium, explained
        </PageHeading>
        <p className={`${styles.lead} text-18`}>
          A premium is the price of insurance. Premia estimates what a year of health or car insurance costs,
          how certain that is, and which answers raise or lower it. It is free.
        </p>
        <div className={`${styles.actions} row`}>
          {products.map(({ estimateLink, guestPath, userPath }) => (
            <LinkButton key={estimateLink} to={isAuthenticated ? userPath : guestPath} variant="primary">
              {estimateLink}
            </LinkButton>
          ))}
        </div>
        <div className={`${styles.actions} row`}>
          {/* CSS shows one of them. The prerendered page has both, so that a stored token shifts nothing. */}
          <LinkButton
            to={paths.dashboard}
            className={`${styles.userOnly} ${isAuthenticated ? '' : styles.waiting}`}
          >
            Open your dashboard
          </LinkButton>
          <LinkButton to={paths.register} className={styles.guestOnly}>
            Register
          </LinkButton>
          <Button
            onClick={() => showMessage("We are busy. Don't try to contact us.", 'contact', contactMessageMs)}
          >
            Contact Us
          </Button>
        </div>
      </div>
      <SampleEstimate />
    </div>
  );
}

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
function Evidence() {
  return (
    <section className={`${styles.section} ruled`} aria-labelledby="evidence">
      <h2 id="evidence">What the estimates rest on</h2>
      <dl className={`${styles.evidence} columns`}>
        <div>
          <dt className="strong">Health</dt>
          <dd>
            Marketplace prices of 2026 (CMS) and medical costs of privately insured adults, 2012 to 2015
            (MEPS). In {formatNumber(accuracy.areas)} rating areas the marketplace price is wrong by{' '}
            {formatRoundedMoney(accuracy.errorWithState)} a year on average if you give your state, and{' '}
            {formatPercent(accuracy.healthCoverage)} of the prices are in the range.
          </dd>
        </div>
        <div>
          <dt className="strong">Car</dt>
          <dd>
            Average premiums by state of 2023 (NAIC), raised to prices of August 2026, and policies of a
            French insurer. Of {formatNumber(accuracy.policies)} of these policies,{' '}
            {formatPercent(accuracy.carCoverage)} are in the range, which is wide because prices also differ
            between insurers and places. No public data shows what US drivers pay one by one.
          </dd>
        </div>
        <div>
          <dt className="strong">Your data</dt>
          <dd>Nobody sells it. Without an account, your answers are stored only in your browser tab.</dd>
        </div>
      </dl>
    </section>
  );
}

/** Testimonial and number of users, labelled as sample content. */
function Testimonials() {
  return (
    <section className={`${styles.testimonials} ${styles.section} ruled`} aria-labelledby="testimonials">
      <h2 id="testimonials" className="visually-hidden">
        What people say
      </h2>
      <figure>
        <blockquote className="display measure text-22">
          <p>
            Other sites only gave me a number. Premia showed me the reasons, and which of them I can change.
          </p>
        </blockquote>
        <figcaption className="quiet">A user of health estimates</figcaption>
      </figure>
      <p>
        <strong className={`${styles.figure} display`}>5000+</strong>
        <br />
        <span>More than 5000 users trust these estimates</span>
      </p>
      <p className={`${styles.sample} remark`}>
        Sample content: we made up the quote and the number for this page.
      </p>
    </section>
  );
}
