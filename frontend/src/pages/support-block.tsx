import { Facts } from '#frontend/ui/content.tsx';

/** Support contacts. The domain and the phone number are reserved for examples. */
export function SupportBlock() {
  return (
    <section className="ruled stack-16" aria-labelledby="support">
      <h2 id="support">Support</h2>
      <Facts
        className="columns"
        facts={{
          Email: (
            <a className="target" href="mailto:support@premia.example">
              support@premia.example
            </a>
          ),
          Phone: (
            <a className="target" href="tel:+12025550142">
              +1 202 555 0142
            </a>
          ),
          Hours: 'Monday to Friday, 9:00 to 17:00, New York time',
        }}
      />
    </section>
  );
}
