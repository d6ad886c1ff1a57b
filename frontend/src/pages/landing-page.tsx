import { useSession } from '#frontend/api/session-store.ts';
import { paths } from '#frontend/paths.ts';
import { Button, LinkButton } from '#frontend/ui/button.tsx';
import { CarIcon, HeartIcon } from '#frontend/ui/icons.tsx';
import { PageHeading } from '#frontend/ui/page-heading.tsx';
import { showNotice } from '#frontend/ui/toasts.ts';
import styles from './landing-page.module.css';
import { SampleEstimate } from './sample-estimate.tsx';
import { SampleVoices } from './sample-voices.tsx';
import { SiteFrame } from './site-frame.tsx';
import { SupportBlock } from './support-block.tsx';

/** How long the answer to Contact Us stays, in milliseconds. */
const contactNoticeDuration = 3000;

const products = [
  {
    name: 'Health insurance',
    icon: <HeartIcon size={28} />,
    asks: 'Your age, height and weight, past operations, and six questions about your health that you answer with yes or no.',
    takes: '10 answers, about a minute',
  },
  {
    name: 'Car insurance',
    icon: <CarIcon size={28} />,
    asks: 'Your age and driving experience, how far you drive in a year, the year your car was made, and past accidents.',
    takes: '5 answers, about half a minute',
  },
];

const steps = [
  { name: 'Answer', text: 'Feet or centimetres, miles or kilometres: use the units you think in.' },
  { name: 'Look', text: 'See the premium for a year and a month, and the range it may lie in.' },
  { name: 'Understand', text: 'See which answers raised it and which lowered it, in dollars.' },
];

/** The front page: what Premia does, shown on a sample before anyone has to register. */
export function LandingPage() {
  return (
    <SiteFrame>
      <Hero />
      <section className={styles.section} aria-labelledby="products">
        <h2 id="products">Two kinds of insurance</h2>
        <div className={styles.products}>
          {products.map(({ name, icon, asks, takes }) => (
            <article key={name} className={styles.product}>
              <span className={styles.icon}>{icon}</span>
              <h3>{name}</h3>
              <p>{asks}</p>
              <p className={styles.quiet}>{takes}</p>
            </article>
          ))}
        </div>
      </section>
      <section className={styles.section} aria-labelledby="steps">
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
      <SampleVoices />
      <section className={styles.honest} aria-labelledby="limits">
        <h2 id="limits">What an estimate is not</h2>
        <p>
          It is not an offer and not a final quote. The model learned from public tables and knows nothing of
          your insurer, your cover or where you live. That is why every figure comes with its range, and with
          a remark where your answers lie outside what the model has seen.
        </p>
      </section>
      <SupportBlock />
    </SiteFrame>
  );
}

function Hero() {
  const { isAuthenticated, loading } = useSession();
  return (
    <div className={styles.hero}>
      <div className={styles.promise}>
        <p className={styles.eyebrow}>AI-powered insurance prediction system</p>
        <PageHeading title="Insurance premiums you can see through" className={styles.title}>
          A premium you can see through
        </PageHeading>
        <p className={styles.lead}>
          Premia estimates what a year of health or car insurance may cost you, how sure that is, and what
          moved the figure up or down. It is free.
        </p>
        <div className={styles.actions}>
          {isAuthenticated || loading ? (
            // While a stored session is looked up, the link that most likely follows keeps its place.
            <LinkButton
              to={paths.dashboard}
              variant="primary"
              className={loading ? styles.waiting : undefined}
            >
              Open your dashboard
            </LinkButton>
          ) : (
            <LinkButton to={paths.register} variant="primary">
              Register
            </LinkButton>
          )}
          <Button onClick={() => showNotice("We are busy. Don't try to contact us.", contactNoticeDuration)}>
            Contact Us
          </Button>
        </div>
      </div>
      <SampleEstimate />
    </div>
  );
}
