import { useEffect } from 'react';
import { updateProfileBody } from '#contract/routes/update-profile.ts';
import type { User } from '#contract/users.ts';
import { updateProfile } from '#frontend/api/authentication.ts';
import { useOutcome } from '#frontend/api/use-outcome.ts';
import { Button } from '#frontend/ui/button.tsx';
import { FormFailure, FormMessages } from '#frontend/ui/form-messages.tsx';
import { TextField } from '#frontend/ui/text-field.tsx';
import { showSuccess } from '#frontend/ui/toasts.ts';
import { useSchemaForm } from '#frontend/ui/use-schema-form.ts';
import styles from './profile.module.css';

interface ProfileFormProps {
  profile: User;
  onCancel: () => void;
  onSaved: () => void;
}

/** Form to edit names and phone number. The email address is read-only. */
export function ProfileForm({ profile, onCancel, onSaved }: ProfileFormProps) {
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
    <form className={styles.form} noValidate onSubmit={submit}>
      <FormMessages allRequired summary={form.summary} />
      <div className={styles.pair}>
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
      <div className={styles.actions}>
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
