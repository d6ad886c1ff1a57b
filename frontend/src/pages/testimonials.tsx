import styles from './testimonials.module.css';

/** Testimonial and number of users, labelled as sample content. */
export function Testimonials() {
  return (
    <section className={styles.testimonials} aria-labelledby="testimonials">
      <h2 id="testimonials" className="visually-hidden">
        What people say
      </h2>
      <figure className={styles.quote}>
        <blockquote>
          <p>
            Other sites only gave me a number. Premia showed me the reasons, and which of them I can change.
          </p>
        </blockquote>
        <figcaption>A user of health estimates</figcaption>
      </figure>
      <p className={styles.figure}>
        <strong>5000+</strong>
        <span>More than 5000 users trust these estimates</span>
      </p>
      <p className={styles.label}>Sample content: we made up the quote and the number for this page.</p>
    </section>
  );
}
