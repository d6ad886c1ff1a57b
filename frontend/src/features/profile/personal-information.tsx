import { useEffect, useRef, useState } from 'react';
import { updateProfileBody } from '#contract/routes/update-profile.ts';
import type { User } from '#contract/users.ts';
import { updateProfile } from '#frontend/api/authentication.ts';
import { useOutcome } from '#frontend/api/outcome.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Card, Facts } from '#frontend/ui/content.tsx';
import { TextField } from '#frontend/ui/field.tsx';
import { FormFailure, FormMessages } from '#frontend/ui/form-messages.tsx';
import { showSuccess } from '#frontend/ui/toasts.ts';
import { useSchemaForm } from '#frontend/ui/use-schema-form.ts';
import styles from './profile.module.css';

interface PersonalInformationProps {
  profile: User;
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
    <Card labelledBy="personal-information" className="stack-24">
      <div className="between">
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
        <Facts
          className={`${styles.facts} columns`}
          facts={{
            'First Name': profile.first_name,
            'Last Name': profile.last_name,
            Email: profile.email,
            'Phone Number': profile.phone_number,
          }}
        />
      )}
    </Card>
  );
}

interface ProfileFormProps extends PersonalInformationProps {
  onCancel: () => void;
}

/** Form to edit names and phone number. The email address is read-only. */
function ProfileForm({ profile, onCancel, onSaved }: ProfileFormProps) {
  const { first_name, last_name, phone_number } = profile;
  const form = useSchemaForm(updateProfileBody, { first_name, last_name, phone_number });
  const { failure, settle } = useOutcome('An error occurred while updating profile');

  useEffect(() => document.getElementById('first_name')?.focus(), []);

  const submit = form.submit(async (body) => {
    const failed = await settle(() => updateProfile(body));
    if (failed) return form.setFieldErrors(failed.fields);
    showSuccess('Profile updated successfully!');
    onSaved();
  });

  return (
    <form className="stack-24" noValidate onSubmit={submit}>
      <FormMessages allRequired summary={form.summary} />
      <div className="columns">
        <TextField label="First Name" autoComplete="given-name" {...form.bind('first_name')} />
        <TextField label="Last Name" autoComplete="family-name" {...form.bind('last_name')} />
      </div>
      <TextField
        name="email"
        label="Email"
        hint="You can't change the email address."
        value={profile.email}
        disabled
      />
      <TextField label="Phone Number" type="tel" autoComplete="tel" {...form.bind('phone_number')} />
      <FormFailure failure={failure} />
      <div className="row">
        <Button type="submit" variant="primary" busyLabel={form.busy && 'Saving...'}>
          Save Changes
        </Button>
        <Button onClick={onCancel} disabled={form.busy}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
