import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { minPasswordLength } from '#contract/fields.ts';
import { resetPasswordForm } from '#contract/routes/confirm-password-reset.ts';
import { confirmPasswordReset } from '#frontend/api/authentication.ts';
import { call } from '#frontend/api/call.ts';
import { ResponseError } from '#frontend/api/failure.ts';
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
import { resetTexts as texts } from './reset-password-page.texts.tsx';

/** /reset_password */
export function Component() {
  return (
    <AuthLayout title={texts.title} lead={null}>
      <ResetPasswordForm />
    </AuthLayout>
  );
}

/**
 * Reads the token of the link and removes it from the address, so that it is in no history entry. A reload loses it.
 * It is checked before passwords are typed; without an answer, their submission tells.
 */
function useResetToken() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string>();
  const [rejected, setRejected] = useState<string>();
  const hydrated = useHydrated();

  useEffect(() => {
    const found = new URLSearchParams(hash.slice(1)).get('token');
    if (!found) return;
    setToken(found);
    navigate({ hash: '' }, { replace: true });
    void isResetTokenUsable(found).then((isUsable) => !isUsable && setRejected(found));
  }, [hash, navigate]);

  return {
    token,
    isMissing: hydrated && !token && !hash,
    isRejected: rejected !== undefined && rejected === token,
    reject: setRejected,
  };
}

/** Asks whether the token of a mail can set a password, without using it up. True also without an answer. */
async function isResetTokenUsable(token: string): Promise<boolean> {
  try {
    await call('confirm-password-reset', { body: { token } });
  } catch (error) {
    return !(error instanceof ResponseError && error.details.errors?.token);
  }
  return true;
}

/** Form that sets a new password with the token of a mailed link. Opens the login page on success. */
function ResetPasswordForm() {
  const form = useSchemaForm(resetPasswordForm);
  const { token, isMissing, isRejected, reject } = useResetToken();
  const navigate = useNavigate();
  const { failure, settle } = useOutcome('reset-password', texts.failed);

  if (isMissing || isRejected) {
    return (
      <Message
        tone="error"
        title={isMissing ? texts.missing : texts.rejected}
        actions={
          <LinkButton to={paths.forgotPassword} variant="primary">
            {texts.request}
          </LinkButton>
        }
      >
        {isMissing ? texts.missingAdvice : null}
      </Message>
    );
  }

  const submit = form.submit(async (passwords) => {
    if (!token) return;
    const failed = await settle(() => confirmPasswordReset({ token, ...passwords }));
    if (failed?.fields.token) return reject(token);
    if (failed) return form.setFieldErrors(failed.fields);
    showSuccess(texts.success);
    await navigate(paths.login);
  });

  return (
    <form className="stack-16" onSubmit={submit} noValidate>
      <FormMessages summary={form.summary} failure={failure} />
      <NewPasswordFields
        labels={[texts.password, texts.confirmation]}
        fields={[form.bind('new_password'), form.bind('confirm_new_password')]}
        password={form.watch('new_password')}
        personal={[]}
        minLength={minPasswordLength}
      />
      <p>{texts.logout}</p>
      <Button type="submit" variant="primary" busyLabel={form.busy && texts.busy}>
        {texts.submit}
      </Button>
    </form>
  );
}
