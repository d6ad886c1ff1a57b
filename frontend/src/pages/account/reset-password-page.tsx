import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { minPasswordLength } from '#contract/fields.ts';
import { resetPasswordForm } from '#contract/routes/confirm-password-reset.ts';
import { confirmPasswordReset } from '#frontend/api/authentication.ts';
import { useOutcome } from '#frontend/api/outcome.ts';
import { paths } from '#frontend/paths.ts';
import { Button, LinkButton } from '#frontend/ui/button.tsx';
import { Message } from '#frontend/ui/content.tsx';
import { FormMessages } from '#frontend/ui/form-messages.tsx';
import { NewPasswordFields } from '#frontend/ui/new-password-fields.tsx';
import { showSuccess } from '#frontend/ui/toasts.ts';
import { useHydrated } from '#frontend/ui/use-hydrated.ts';
import { useSchemaForm } from '#frontend/ui/use-schema-form.ts';
import { AuthLayout } from './auth-layout.tsx';

/** /reset_password */
export function Component() {
  return (
    <AuthLayout title="Set a new password" lead={null} startsSession={false}>
      <ResetPasswordForm />
    </AuthLayout>
  );
}

/** Reads the token of the link and removes it from the address, so that it is in no history entry. A reload loses it. */
function useResetToken(): { token: string | undefined; isMissing: boolean } {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string>();
  const hydrated = useHydrated();

  useEffect(() => {
    const found = new URLSearchParams(hash.slice(1)).get('token');
    if (!found) return;
    setToken(found);
    navigate({ hash: '' }, { replace: true });
  }, [hash, navigate]);

  return { token, isMissing: hydrated && !token && !hash };
}

/** Form that sets a new password with the token of a mailed link. Opens the login page on success. */
function ResetPasswordForm() {
  const form = useSchemaForm(resetPasswordForm);
  const { token, isMissing } = useResetToken();
  const [rejected, setRejected] = useState<{ token: string; message: string }>();
  const navigate = useNavigate();
  const { failure, settle } = useOutcome('reset-password', 'An error occurred while changing password');

  if (isMissing || (rejected && rejected.token === token)) {
    return (
      <Message
        tone="error"
        title={isMissing ? 'Open the link in the mail again' : 'This link can’t be used'}
        actions={
          <LinkButton to={paths.forgotPassword} variant="primary">
            Request a new link
          </LinkButton>
        }
      >
        {isMissing ? 'This page needs the link that we mailed to you.' : rejected?.message}
      </Message>
    );
  }

  const submit = form.submit(async (passwords) => {
    if (!token) return;
    const failed = await settle(() => confirmPasswordReset({ token, ...passwords }));
    if (failed?.fields.token) return setRejected({ token, message: failed.fields.token });
    if (failed) return form.setFieldErrors(failed.fields);
    showSuccess('Password changed successfully!');
    navigate(paths.login);
  });

  return (
    <form className="stack-16" onSubmit={submit} noValidate>
      <FormMessages summary={form.summary} failure={failure} />
      <NewPasswordFields
        labels={['New password', 'Confirm new password']}
        fields={[form.bind('new_password'), form.bind('confirm_new_password')]}
        password={form.watch('new_password')}
        personal={[]}
        minLength={minPasswordLength}
      />
      <p>You will be logged out on all devices.</p>
      <Button type="submit" variant="primary" wide busyLabel={form.busy && 'Changing...'}>
        Set the new password
      </Button>
    </form>
  );
}
