import { useEffect } from 'react';
import { updateProfileBody } from '#contract/routes/update-profile.ts';
import type { User } from '#contract/users.ts';
import { updateProfile } from '#frontend/api/authentication.ts';
import { Button } from '#frontend/ui/button.tsx';
import { FormErrorSummary } from '#frontend/ui/form-error-summary.tsx';
import { Notice } from '#frontend/ui/notice.tsx';
import { TextField } from '#frontend/ui/text-field.tsx';
import { showSuccess } from '#frontend/ui/toasts.ts';
import { useSchemaForm } from '#frontend/ui/use-schema-form.ts';
import styles from './profile.module.css';
import { useFailure } from './use-failure.ts';

interface ProfileFormProps {
  profile: User;
  onCancel: () => void;
  onSaved: () => void;
}

/** Names and phone number, open for changes. The email address never is. */
export function ProfileForm({ profile, onCancel, onSaved }: ProfileFormProps) {
  const { first_name, last_name, phone_number } = profile;
  const form = useSchemaForm(updateProfileBody, { first_name, last_name, phone_number });
  const { failure, settle } = useFailure('An error occurred while updating profile');

  useEffect(() => document.getElementById('first_name')?.focus(), []);

  const submit = form.submit(async (body) => {
    const refused = await settle(() => updateProfile(body));
    if (refused) return form.setFieldErrors(refused.fields);
    showSuccess('Profile updated successfully!');
    onSaved();
  });

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <FormErrorSummary {...form.summary} />
      <div className={styles.pair}>
        <TextField label="First Name" autoComplete="given-name" {...form.bind('first_name')} />
        <TextField label="Last Name" autoComplete="family-name" {...form.bind('last_name')} />
      </div>
      <TextField
        name="email"
        label="Email"
        hint="The email address can't be changed."
        value={profile.email}
        disabled
      />
      <TextField label="Phone Number" type="tel" autoComplete="tel" {...form.bind('phone_number')} />
      {failure ? (
        <Notice tone="error" title={failure.message}>
          {failure.advice}
        </Notice>
      ) : null}
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
