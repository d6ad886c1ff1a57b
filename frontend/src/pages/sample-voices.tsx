import styles from './sample-voices.module.css';

/** What users say and how many they are: sample content, and labelled as that. */
export function SampleVoices() {
  return (
    <section className={styles.voices} aria-labelledby="voices">
      <h2 id="voices" className="visually-hidden">
        What people say
      </h2>
      <figure className={styles.quote}>
        <blockquote>
          <p>
            I always got a number. This was the first time I got the reasons with it, and could tell which of
            them I can do something about.
          </p>
        </blockquote>
        <figcaption>A user of health estimates</figcaption>
      </figure>
      <p className={styles.figure}>
        <strong>5000+</strong>
        <span>More than 5000 users trust these estimates</span>
      </p>
      <p className={styles.label}>Sample content: the quotation and the figure were made up for this page.</p>
    </section>
  );
}
