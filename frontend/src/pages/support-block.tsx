import { Facts } from '#frontend/ui/content.tsx';
import { contactEmail } from './operator.ts';
import { supportTexts as texts } from './support-block.texts.ts';

/** Support contacts. The domain and the phone number of the sample are reserved for examples. */
export function SupportBlock({ className = 'ruled' }: { className?: string }) {
  const email = contactEmail || 'support@premia.example';
  const emailLink = (
    <a className="target" href={`mailto:${email}`}>
      {email}
    </a>
  );
  const sample = {
    [texts.email]: emailLink,
    [texts.phone]: (
      <a className="target" href="tel:+12025550142">
        +1 202 555 0142
      </a>
    ),
    [texts.hours]: <span className="target">{texts.open}</span>,
  };
  return (
    <section className={`${className} stack-16`} aria-labelledby="support">
      <h2 id="support">{texts.title}</h2>
      <Facts className="columns" facts={contactEmail ? { [texts.email]: emailLink } : sample} />
      {!contactEmail && <p className="remark">{texts.sample}</p>}
    </section>
  );
}
