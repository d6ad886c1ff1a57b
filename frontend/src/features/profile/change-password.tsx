import { minPasswordLength } from '#contract/fields.ts';
import { changePasswordBody, minNewPasswordLength } from '#contract/routes/change-password.ts';
import { changePassword } from '#frontend/api/authentication.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Card } from '#frontend/ui/card.tsx';
import { FormErrorSummary } from '#frontend/ui/form-error-summary.tsx';
import { Notice } from '#frontend/ui/notice.tsx';
import { PasswordField } from '#frontend/ui/password-field.tsx';
import { showSuccess } from '#frontend/ui/toasts.ts';
import { useSchemaForm } from '#frontend/ui/use-schema-form.ts';
import styles from './profile.module.css';
import { useFailure } from './use-failure.ts';

const empty = { current_password: '', new_password: '', confirm_new_password: '' };

/** A password of 6 or 7 characters may be set, and the login form expects 8. */
function noteLength({ length }: string): string | undefined {
  return length >= minNewPasswordLength && length < minPasswordLength
    ? `Shorter than the ${minPasswordLength} characters that the login form expects. It will work, but logging in takes one more step.`
    : undefined;
}

/** Replaces the password, on the word of the one before it. */
export function ChangePassword({ email }: { email: string | undefined }) {
  const form = useSchemaForm(changePasswordBody, empty);
  const { failure, settle } = useFailure('An error occurred while changing password');

  const submit = form.submit(async (body) => {
    const refused = await settle(() => changePassword(body));
    if (refused) return form.setFieldErrors(refused.fields);
    showSuccess('Password changed successfully!');
    form.reset();
  });

  return (
    <Card as="section" labelledBy="change-password" className={styles.card}>
      <h2 id="change-password">Change Password</h2>
      <form className={styles.form} noValidate onSubmit={submit}>
        <FormErrorSummary {...form.summary} />
        {/* Tells password managers whose password changes. */}
        <input type="email" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
        <PasswordField
          label="Current Password"
          autoComplete="current-password"
          {...form.bind('current_password')}
        />
        <PasswordField
          label="New Password"
          autoComplete="new-password"
          hint={`At least ${minNewPasswordLength} characters, better ${minPasswordLength} or more.`}
          note={noteLength(form.watch('new_password'))}
          {...form.bind('new_password')}
        />
        <PasswordField
          label="Confirm New Password"
          autoComplete="new-password"
          {...form.bind('confirm_new_password')}
        />
        {failure ? (
          <Notice tone="error" title={failure.message}>
            {failure.advice}
          </Notice>
        ) : null}
        <p className={styles.remark}>Everywhere else you are logged in, you will have to log in again.</p>
        <div className={styles.actions}>
          <Button type="submit" variant="primary" busyLabel={form.busy && 'Changing...'}>
            Change Password
          </Button>
        </div>
      </form>
    </Card>
  );
}
