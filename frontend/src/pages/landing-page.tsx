import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { InsuranceType } from '#contract/insurance-answers.ts';
import { maxZipLength } from '#contract/typed-text.ts';
import { loggedOutKey } from '#frontend/api/authentication.ts';
import { readStored, removeStored } from '#frontend/api/browser-storage.ts';
import { useSession } from '#frontend/api/session-store.ts';
import { storeZip } from '#frontend/api/tab-values.ts';
import { typedTexts } from '#frontend/api/typed-texts.ts';
import { formPaths, guestFormPaths, paths } from '#frontend/paths.ts';
import { Announcement } from '#frontend/ui/announcement.tsx';
import { Button, LinkButton } from '#frontend/ui/button.tsx';
import { TextField } from '#frontend/ui/field.tsx';
import { formatRoundedMoney } from '#frontend/ui/format.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import { PageHeading } from '#frontend/ui/page-heading.tsx';
import { SignatureLine } from '#frontend/ui/signature-line.tsx';
import { showToast } from '#frontend/ui/toasts.ts';
import styles from './landing-page.module.css';
import { sampleTexts, landingTexts as texts } from './landing-page.texts.ts';
import figures from './sample-figures.json' with { type: 'json' };
import { SiteLayout } from './site-layout.tsx';
import { SupportBlock } from './support-block.tsx';

const contactToastMs = 3000;

const products = [
  {
    type: 'health',
    questions: texts.healthQuestions(figures.questions.health),
    getDuration: () => texts.healthDuration,
  },
  {
    type: 'car',
    questions: texts.carQuestions,
    getDuration: () => texts.carDuration({ questions: figures.questions.car, ...figures.car }),
  },
] as const;

export function LandingPage() {
  const forms = useForms();
  return (
    <SiteLayout>
      <Hero />
      <section className={`${styles.section} ruled`} aria-labelledby="products">
        <h2 id="products">{texts.products}</h2>
        <div className={`${styles.products} columns`}>
          {products.map(({ type, questions, getDuration }) => (
            <article key={type} className={`${styles.product} row`}>
              <Icon name={type} large />
              <div className="stack-4">
                <h3>{texts.names[type]}</h3>
                <p>{questions}</p>
                <p className="quiet">{getDuration()}</p>
                <p>
                  <Link to={forms[type]} className="target">
                    {texts.links[type]}
                  </Link>
                </p>
              </div>
            </article>
          ))}
        </div>
      </section>
      <section className={`${styles.section} ruled`} aria-labelledby="steps">
        <h2 id="steps">{texts.stepsTitle}</h2>
        <ol className={styles.steps}>
          {texts.steps.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={`${styles.section} ruled columns`} aria-labelledby="limits">
        <h2 id="limits">{texts.limits}</h2>
        <div className="measure stack-8">
          <p>{texts.limit}</p>
          <p>{texts.profit}</p>
          <p>
            <Link to={paths.about} className="target">
              {texts.sources}
            </Link>
          </p>
        </div>
      </section>
      <Testimonials />
      <SupportBlock />
      <LogoutStatus />
    </SiteLayout>
  );
}

/** Says once, after a logout has opened this page, that it is done. */
function LogoutStatus() {
  const [isLoggedOut] = useState(() => readStored('sessionStorage', loggedOutKey) === true);
  useEffect(() => removeStored('sessionStorage', loggedOutKey), []);
  return <Announcement text={isLoggedOut ? texts.loggedOut : ''} saysFirst />;
}

/** Paths of the forms for the current user or guest. */
function useForms() {
  return useSession().isAuthenticated ? formPaths : guestFormPaths;
}

function Hero() {
  return (
    <div className={`${styles.hero} columns`}>
      <div className="stack-24">
        <p className="remark">{texts.remark}</p>
        <PageHeading title={texts.documentTitle} className={styles.title}>
          {texts.title}
        </PageHeading>
        <p className={`${styles.lead} text-18`}>{texts.lead}</p>
        <ZipForm />
        <div className="row">
          <LinkButton to={paths.register} className={styles.guestOnly}>
            {texts.register}
          </LinkButton>
          <Button onClick={() => showToast(texts.busy, 'contact', contactToastMs)}>{texts.contact}</Button>
        </div>
      </div>
      <SampleEstimate />
    </div>
  );
}

const { age, income, credit, planYear, isProjected } = figures.health;

/** Plans by level, USD a month. A level whose price is not known has none. */
const levels = figures.health.levels as readonly {
  level: keyof typeof sampleTexts.levels;
  paid?: number;
  full?: number;
}[];
const max = Math.max(...levels.map(({ full = 0 }) => full));

function SampleEstimate() {
  return (
    <figure className="surface floating" aria-labelledby="sample">
      <figcaption id="sample" className="remark">
        {sampleTexts.caption(age, income)}
      </figcaption>
      <ul>
        {levels.map(({ level, paid, full }) => (
          <li key={level} className={`${styles.level} between`}>
            <p>
              <strong className="display text-18">{sampleTexts.levels[level]}</strong>
              <br />
              {full !== undefined && <span className="remark">{sampleTexts.full(full)}</span>}
            </p>
            {paid === undefined || full === undefined ? (
              <p>{sampleTexts.unknown}</p>
            ) : (
              <>
                <p>
                  <strong className={`${styles.paid} display`}>{formatRoundedMoney(paid)}</strong>{' '}
                  <span className="quiet">{sampleTexts.month}</span>
                </p>
                <SignatureLine
                  max={max}
                  thin={{ from: 0, to: full }}
                  bars={[{ from: 0, to: paid, kind: 'plain' }]}
                />
              </>
            )}
          </li>
        ))}
      </ul>
      <p className="remark">{sampleTexts.explanation(credit, planYear, isProjected)}</p>
    </figure>
  );
}

/** Numbers of digits of a ZIP code. */
const zipLengths = [5, 9];

/** ZIP code, which the next form fills in. It stays in the tab and never is part of an address. */
function ZipForm() {
  const { health, car } = useForms();
  const navigate = useNavigate();

  const field = useRef<HTMLInputElement>(null);
  /** Fills in what was typed on this page before. */
  const restore = (input: HTMLInputElement | null) => {
    field.current = input;
    if (input && !input.value) input.value = typedTexts.find('landing.zip') ?? '';
  };
  const keepZip = (type: InsuranceType) => {
    const zip = field.current?.value.trim();
    if (zip) storeZip(type, zip);
    typedTexts.clear('landing.');
  };

  const [isWrong, setWrong] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!zipLengths.includes(field.current?.value.replace(/\P{Nd}/gu, '').length ?? 0)) {
      setWrong(true);
      field.current?.focus();
      return;
    }
    keepZip('health');
    void navigate(health);
  }

  return (
    <form className="stack-12" onSubmit={submit}>
      <div className={`${styles.zip} row`}>
        <TextField
          ref={restore}
          name="zip"
          label={texts.zip}
          inputMode="numeric"
          maxLength={maxZipLength}
          error={isWrong ? texts.wrongZip : undefined}
          onChange={({ target }) => {
            setWrong(false);
            typedTexts.store({ 'landing.zip': target.value });
          }}
        />
        <Button type="submit" variant="primary">
          {texts.seePrices}
        </Button>
      </div>
      <p>
        <Link to={car} className="target" onClick={() => keepZip('car')}>
          {texts.carInstead}
        </Link>
      </p>
    </form>
  );
}

function Testimonials() {
  return (
    <section className={`${styles.testimonials} ${styles.section} ruled`} aria-labelledby="testimonials">
      <h2 id="testimonials" className="visually-hidden">
        {texts.testimonials}
      </h2>
      <figure>
        <blockquote className="display measure text-22">
          <p>{texts.quote}</p>
        </blockquote>
        <figcaption className="quiet">{texts.author}</figcaption>
      </figure>
      <p>
        <strong className={`${styles.figure} display`}>5000+</strong>
        <br />
        <span>{texts.users}</span>
      </p>
      <p className={`${styles.sample} remark`}>{texts.madeUp}</p>
    </section>
  );
}
