import type { User } from '#contract/users.ts';
import { Card, Facts } from '#frontend/ui/content.tsx';
import { formatDate } from '#frontend/ui/format.ts';
import { toHeadingClass } from '#frontend/ui/page-heading.tsx';
import styles from './profile.module.css';

/** First characters of both names. Spreading keeps surrogate pairs whole. */
function initials({ first_name, last_name }: User): string {
  return [first_name, last_name].map((name) => [...name][0] ?? '').join('');
}

/** Card with the user's name, email, phone number and registration date. */
export function ProfileSummary({ profile }: { profile: User }) {
  const name = [profile.first_name, profile.last_name].filter(Boolean).join(' ') || profile.email;
  return (
    <Card labelledBy="profile-name" className={styles.summary}>
      <span className={`${styles.monogram} display text-22`} aria-hidden="true">
        {initials(profile)}
      </span>
      <h2 id="profile-name" className={`${styles.name} ${toHeadingClass(name) ?? ''}`}>
        {name}
      </h2>
      <Facts
        className={`${styles.summaryFacts} ${styles.facts} row`}
        facts={{
          Email: profile.email,
          'Member since': profile.date_joined && formatDate(profile.date_joined),
          Phone: profile.phone_number,
        }}
      />
    </Card>
  );
}
