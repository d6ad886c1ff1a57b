import { Link } from 'react-router-dom';
import { paths } from '#frontend/paths.ts';
import { LinkButton } from '#frontend/ui/button.tsx';
import { Facts } from '#frontend/ui/content.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import { PageHeading } from '#frontend/ui/page-heading.tsx';
import { SignatureLine } from '#frontend/ui/signature-line.tsx';
import figures from '../sample-figures.json' with { type: 'json' };
import { SiteLayout } from '../site-layout.tsx';
import { aboutTexts as texts } from './about.texts.tsx';
import styles from './reading-page.module.css';

/** Measured accuracy of the models, which the build reads from their evaluation. */
const accuracy = import.meta.env.VITE_ACCURACY as unknown as Parameters<typeof texts.accuracy>[0];

const toSource = (href: string) => (text: string) => (
  <a href={href} rel="noreferrer">
    {text}
  </a>
);

/** /about */
export function Component() {
  return (
    <SiteLayout narrow>
      <div className={`${styles.opening} columns`}>
        <div className="stack-16">
          <LinkButton
            to={paths.landing}
            variant="quiet"
            aria-label={texts.home}
            className={styles.back}
            icon={<Icon name="home" />}
          />
          <PageHeading>{texts.title}</PageHeading>
          <p className="text-18">{texts.lead}</p>
        </div>
        <Picture />
      </div>
      <div className={`${styles.text} ruled`}>
        <h2>{texts.basis}</h2>
        <p>
          {texts.health(
            toSource('https://www.cms.gov/marketplace/resources/data/public-use-files'),
            toSource('https://meps.ahrq.gov/'),
          )}
        </p>
        <p>
          {texts.car(
            toSource('https://content.naic.org/'),
            toSource('https://www.bls.gov/cpi/'),
            toSource('https://dutangc.github.io/CASdatasets/'),
          )}
        </p>
        <h2>{texts.reliability}</h2>
        <p>{texts.range80}</p>
        <p>{texts.accuracy(accuracy)}</p>
        {accuracy.lastYear > accuracy.priceYear && (
          <p>{texts.projected(accuracy.lastYear, accuracy.priceYear)}</p>
        )}
        <h2>{texts.data}</h2>
        <p>
          {texts.privacy((text) => (
            <Link to={paths.privacy}>{text}</Link>
          ))}
        </p>
        <h2>{texts.build}</h2>
        <ul className="bullets">
          {texts.parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      </div>
    </SiteLayout>
  );
}

/** Line of a sample estimate, with what its parts mean. */
function Picture() {
  const { premium, low, high } = figures.car;
  return (
    <figure className={'surface floating stack-16'}>
      <figcaption className="display text-18">{texts.picture}</figcaption>
      <SignatureLine max={high * 1.15} bars={[{ from: low, to: high }]} dot={premium} big />
      <Facts
        className="columns"
        facts={{ [texts.dot]: texts.premium(premium), [texts.bar]: texts.range(low, high) }}
      />
      <p className="remark">{texts.sample}</p>
      <SignatureLine max={high * 1.15} bars={[{ from: 0, to: premium, kind: 'plain' }]} />
      <p>{texts.plain}</p>
    </figure>
  );
}
