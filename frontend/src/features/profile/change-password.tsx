import { minPasswordLength } from '#contract/fields.ts';
import { changePasswordBody, minNewPasswordLength } from '#contract/routes/change-password.ts';
import { changePassword } from '#frontend/api/account.ts';
import { useOutcome } from '#frontend/api/outcome.ts';
import { useSession } from '#frontend/api/session-store.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Card } from '#frontend/ui/content.tsx';
import { FormFailure, FormMessages } from '#frontend/ui/form-messages.tsx';
import { NewPasswordFields } from '#frontend/ui/new-password-fields.tsx';
import { PasswordField } from '#frontend/ui/password-field.tsx';
import { showSuccess } from '#frontend/ui/toasts.ts';
import { useSchemaForm } from '#frontend/ui/use-schema-form.ts';
import { passwordTexts as texts } from './change-password.texts.tsx';

/** Note for a new password of 6 or 7 characters, since the login form requires 8. */
function lengthNote({ length }: string): string | undefined {
  return length >= minNewPasswordLength && length < minPasswordLength
    ? texts.short(minPasswordLength)
    : undefined;
}

export function ChangePassword({ onChanged }: { onChanged: () => void }) {
  const form = useSchemaForm(changePasswordBody);
  const { first_name = '', last_name = '', email = '' } = useSession().user ?? {};
  const { failure, settle } = useOutcome('change-password', texts.failed);

  const submit = form.submit(async (body) => {
    const failed = await settle(() => changePassword(body));
    if (failed) return form.setFieldErrors(failed.fields);
    showSuccess(texts.success);
    form.reset();
    onChanged();
  });

  return (
    <Card labelledBy="change-password" title={texts.title} className="stack-24">
      <form className="stack-24" noValidate onSubmit={submit}>
        <FormMessages required="all" summary={form.summary} />
        {/* Password managers need the user name to update the stored password. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={texts.current}
          autoComplete="current-password"
          {...form.bind('current_password')}
        />
        <NewPasswordFields
          labels={[texts.new, texts.confirmation]}
          fields={[form.bind('new_password'), form.bind('confirm_new_password')]}
          password={form.watch('new_password')}
          personal={[first_name, last_name, email]}
          minLength={minPasswordLength}
          acceptedLength={minNewPasswordLength}
          note={lengthNote(form.watch('new_password').normalize('NFKC'))}
        />
        {/* The summary says what is wrong with a field. */}
        <FormFailure failure={Object.keys(failure?.fields ?? {}).length > 0 ? undefined : failure} />
        <p className="remark">{texts.logout}</p>
        <div className="row">
          <Button type="submit" variant="primary" busyLabel={form.busy && texts.busy}>
            {texts.title}
          </Button>
        </div>
      </form>
    </Card>
  );
}
