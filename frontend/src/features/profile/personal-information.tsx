import { useEffect, useRef, useState } from 'react';
import type { User } from '#contract/users.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Card } from '#frontend/ui/card.tsx';
import styles from './profile.module.css';
import { ProfileForm } from './profile-form.tsx';

interface PersonalInformationProps {
  profile: User;
  /** Called after a successful update. */
  onSaved: () => void;
}

/** Card with the user's details, to view and to edit. */
export function PersonalInformation({ profile, onSaved }: PersonalInformationProps) {
  const [editing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);

  const wasEditing = useRef(false);
  useEffect(() => {
    // Returns the focus from the closed form to the Edit button.
    if (wasEditing.current && !editing) edit.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  return (
    <Card as="section" labelledBy="personal-information" className={styles.card}>
      <div className={styles.heading}>
        <h2 id="personal-information">Personal Information</h2>
        {editing ? null : (
          <Button ref={edit} onClick={() => setEditing(true)}>
            Edit
          </Button>
        )}
      </div>
      {editing ? (
        <ProfileForm
          profile={profile}
          onCancel={() => setEditing(false)}
          onSaved={() => {
            onSaved();
            setEditing(false);
          }}
        />
      ) : (
        <dl className={styles.facts}>
          <Fact label="First Name" value={profile.first_name} />
          <Fact label="Last Name" value={profile.last_name} />
          <Fact label="Email" value={profile.email} />
          <Fact label="Phone Number" value={profile.phone_number} />
        </dl>
      )}
    </Card>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value || 'Not provided'}</dd>
    </div>
  );
}
