import styles from './support-block.module.css';

/** Support contacts. The domain and the phone number are reserved for examples. */
export function SupportBlock() {
  return (
    <section className={styles.support} aria-labelledby="support">
      <h2 id="support">Support</h2>
      <dl className={styles.ways}>
        <div>
          <dt>Email</dt>
          <dd>
            <a href="mailto:support@premia.example">support@premia.example</a>
          </dd>
        </div>
        <div>
          <dt>Phone</dt>
          <dd>
            <a href="tel:+12025550142">+1 202 555 0142</a>
          </dd>
        </div>
        <div>
          <dt>Hours</dt>
          <dd>Monday to Friday, 9:00 to 17:00, New York time</dd>
        </div>
      </dl>
    </section>
  );
}
