import { Facts } from '#frontend/ui/content.tsx';
import { contactEmail } from './operator.ts';

/** Support contacts. The domain and the phone number of the sample are reserved for examples. */
export function SupportBlock({ className = 'ruled' }: { className?: string }) {
  const email = contactEmail || 'support@premia.example';
  const emailLink = (
    <a className="target" href={`mailto:${email}`}>
      {email}
    </a>
  );
  const sample = {
    Email: emailLink,
    Phone: (
      <a className="target" href="tel:+12025550142">
        +1 202 555 0142
      </a>
    ),
    Hours: 'Monday to Friday, 9:00 to 17:00, New York time',
  };
  return (
    <section className={`${className} stack-16`} aria-labelledby="support">
      <h2 id="support">Support</h2>
      <Facts className="columns" facts={contactEmail ? { Email: emailLink } : sample} />
      {!contactEmail && <p className="remark">Sample content: nobody reads or answers here.</p>}
    </section>
  );
}
