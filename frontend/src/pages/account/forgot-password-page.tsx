import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { requestPasswordResetBody } from '#contract/routes/request-password-reset.ts';
import { requestPasswordReset } from '#frontend/api/account.ts';
import { sendsMail } from '#frontend/api/authentication.ts';
import { useOutcome } from '#frontend/api/outcome.ts';
import { typedTexts, useKeptFields } from '#frontend/api/typed-texts.ts';
import { paths } from '#frontend/paths.ts';
import { Announcement } from '#frontend/ui/announcement.tsx';
import { Button } from '#frontend/ui/button.tsx';
import { Message } from '#frontend/ui/content.tsx';
import { EmailField } from '#frontend/ui/field.tsx';
import { FormMessages } from '#frontend/ui/form-messages.tsx';
import { useSchemaForm } from '#frontend/ui/use-schema-form.ts';
import { AuthLayout } from './auth-layout.tsx';
import { forgotTexts as texts } from './login.texts.tsx';

/** /forgot_password */
export function Component() {
  return (
    <AuthLayout
      title={texts.title}
      lead={sendsMail && texts.lead((text) => <Link to={paths.login}>{text}</Link>)}
    >
      {sendsMail ? (
        <ForgotPasswordForm />
      ) : (
        <Message title={texts.unavailable}>
          {texts.noMail((text) => (
            <Link to={paths.contact}>{text}</Link>
          ))}
        </Message>
      )}
    </AuthLayout>
  );
}

/** Form that requests a mail, for the address typed at the login. The result is the same with and without an account. */
function ForgotPasswordForm() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const { email } = Object(state);
  const form = useSchemaForm(requestPasswordResetBody, { email: typeof email === 'string' ? email : '' });
  // The text of the login page, which leads here.
  useKeptFields(form, 'login.', { email: form.watch('email') });
  const { failure, settle } = useOutcome('request-reset', texts.failed);
  const [sentTo, setSentTo] = useState<string>();
  const [requests, setRequests] = useState(0);

  useEffect(() => {
    // The browser stores the state of its history, where the address must not stay.
    if (email !== undefined) navigate(paths.forgotPassword, { replace: true, state: null });
  }, [email, navigate]);

  const send = async (body: { email: string }) => {
    setSentTo(undefined);
    const failed = await settle(() => requestPasswordReset(body));
    if (failed) return form.setFieldErrors(failed.fields);
    typedTexts.clear('login.');
    setSentTo(body.email);
    setRequests((count) => count + 1);
  };

  return (
    <form className="stack-16" onSubmit={form.submit(send)} noValidate>
      <FormMessages summary={form.summary} failure={failure} />
      {sentTo && (
        <Message tone="success" title={texts.sent}>
          {texts.sentTo(sentTo)}
        </Message>
      )}
      <Announcement text={sentTo && `${texts.sent}. ${texts.sentTo(sentTo)}`} of={String(requests)} />
      <EmailField {...form.bind('email')} />
      <Button type="submit" variant="primary" busyLabel={form.busy && texts.busy}>
        {texts.submit}
      </Button>
    </form>
  );
}
