import { type FormEvent, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { InsuranceType } from '#contract/predictions.ts';
import { useSession } from '#frontend/api/session-store.ts';
import { storeZip } from '#frontend/api/stored-answers.ts';
import { formPaths, guestFormPaths, paths } from '#frontend/paths.ts';
import { Button, LinkButton } from '#frontend/ui/button.tsx';
import { TextField } from '#frontend/ui/field.tsx';
import { formatRoundedMoney } from '#frontend/ui/format.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import { PageHeading } from '#frontend/ui/page-heading.tsx';
import { showToast } from '#frontend/ui/toasts.ts';
import styles from './landing-page.module.css';
import { SampleEstimate } from './sample-estimate.tsx';
import figures from './sample-figures.json' with { type: 'json' };
import { SiteLayout } from './site-layout.tsx';
import { SupportBlock } from './support-block.tsx';

const contactToastMs = 3000;

const products = [
  {
    name: 'Health insurance',
    estimateLink: 'Health estimate',
    type: 'health',
    questions: `ZIP code, age, the people to cover and your income give the prices of plans a month. ${figures.questions.health} questions about your health give what a year of care may cost.`,
    getDuration: () => 'Prices after two answers, all in about two minutes',
  },
  {
    name: 'Car insurance',
    estimateLink: 'Car estimate',
    type: 'car',
    questions:
      'Your age, driving experience, miles a year, the year your car was made, and past accidents. Your state, coverage and car class are optional.',
    getDuration: () =>
      `${figures.questions.car} questions, about half a minute. A sample: 24 years old, 6 years of driving, 10,000 miles a year, one accident, a car of 2016: ${formatRoundedMoney(figures.car.premium)} a year, likely ${formatRoundedMoney(figures.car.low)} to ${formatRoundedMoney(figures.car.high)}.`,
  },
] as const;

const steps = [
  {
    name: 'Answer',
    text: 'Start with your ZIP code and age. Everything else makes the answer closer to yours.',
  },
  {
    name: 'See the price',
    text: 'See what you would pay a month, after a tax credit, and what a year may cost.',
  },
  {
    name: 'See the reasons',
    text: 'See how many dollars each answer added or took off, and what to do next.',
  },
];

export function LandingPage() {
  const forms = useForms();
  return (
    <SiteLayout>
      <Hero />
      <section className={`${styles.section} ruled`} aria-labelledby="products">
        <h2 id="products">Two kinds of insurance</h2>
        <div className={`${styles.products} columns`}>
          {products.map(({ name, estimateLink, type, questions, getDuration }) => (
            <article key={name} className={styles.product}>
              <Icon name={type} size={1.75} />
              <div className="stack-4">
                <h3>{name}</h3>
                <p>{questions}</p>
                <p className="quiet">{getDuration()}</p>
                <p>
                  <Link to={forms[type]} className="target">
                    {estimateLink}
                  </Link>
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
      <section className={`${styles.section} ruled columns`} aria-labelledby="limits">
        <h2 id="limits">What an estimate is not</h2>
        <div className="measure stack-8">
          <p>
            An estimate is not an offer or a final quote. It is based on public data, without your insurer or
            your address. If one of your answers is beyond those of the data, the result warns you. Health
            insurers may use age, place and tobacco, not your health: the prices that they may charge come
            first.
          </p>
          <p>Who profits: nobody. We sell nothing.</p>
          <p>
            <Link to={paths.about} className="target">
              Sources, and how exact they are
            </Link>
          </p>
        </div>
      </section>
      <Testimonials />
      <SupportBlock />
    </SiteLayout>
  );
}

/** Paths of the forms for the current user or guest. */
function useForms() {
  return useSession().isAuthenticated ? formPaths : guestFormPaths;
}

function Hero() {
  return (
    <div className={`${styles.hero} columns`}>
      <div className="stack-24">
        <p className="remark">AI-powered insurance prediction system</p>
        <PageHeading title="Health and car insurance premium estimates" className={styles.title}>
          Your premium, explained
        </PageHeading>
        <p className={`${styles.lead} text-18`}>
          See what a health plan costs you a month, after help, and why. Free. No account, and nobody calls
          you.
        </p>
        <ZipForm />
        <div className="row">
          <LinkButton to={paths.register} className={styles.guestOnly}>
            Register
          </LinkButton>
          <Button
            onClick={() => showToast("We are busy. Don't try to contact us.", 'contact', contactToastMs)}
          >
            Contact Us
          </Button>
        </div>
      </div>
      <SampleEstimate />
    </div>
  );
}

/** ZIP code, which the next form fills in. It stays in the tab and never is part of an address. */
function ZipForm() {
  const { health, car } = useForms();
  const navigate = useNavigate();

  const field = useRef<HTMLInputElement>(null);
  const keepZip = (type: InsuranceType) => {
    const zip = field.current?.value.trim();
    if (zip) storeZip(type, zip);
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    keepZip('health');
    void navigate(health);
  }

  return (
    <form className="stack-12" onSubmit={submit}>
      <div className={styles.zip}>
        <TextField ref={field} name="zip" label="Your ZIP code" inputMode="numeric" maxLength={10} />
        <Button type="submit" variant="primary">
          See prices
        </Button>
      </div>
      <p>
        <Link to={car} className="target" onClick={() => keepZip('car')}>
          Car insurance instead
        </Link>
      </p>
    </form>
  );
}

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
