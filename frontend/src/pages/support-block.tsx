import { Facts } from '#frontend/ui/facts.tsx';
import styles from './support-block.module.css';

/** Support contacts. The domain and the phone number are reserved for examples. */
export function SupportBlock() {
  return (
    <section className={styles.support} aria-labelledby="support">
      <h2 id="support">Support</h2>
      <Facts
        className={styles.ways}
        facts={{
          Email: <a href="mailto:support@premia.example">support@premia.example</a>,
          Phone: <a href="tel:+12025550142">+1 202 555 0142</a>,
          Hours: 'Monday to Friday, 9:00 to 17:00, New York time',
        }}
      />
    </section>
  );
}
