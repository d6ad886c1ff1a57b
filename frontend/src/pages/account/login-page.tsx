import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { minPasswordLength } from '#contract/fields.ts';
import { loginBody, loginForm } from '#contract/routes/login.ts';
import { login, openInChosenLanguage, sendsMail } from '#frontend/api/authentication.ts';
import { useOutcome } from '#frontend/api/outcome.ts';
import { sessionTexts, waitingText } from '#frontend/api/session-ending.texts.ts';
import { useSession } from '#frontend/api/session-store.ts';
import { hasWaitingDraft } from '#frontend/api/tab-values.ts';
import { typedTexts, useKeptFields } from '#frontend/api/typed-texts.ts';
import { paths } from '#frontend/paths.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Message } from '#frontend/ui/content.tsx';
import { EmailField } from '#frontend/ui/field.tsx';
import { Fold } from '#frontend/ui/fold.tsx';
import { FormMessages } from '#frontend/ui/form-messages.tsx';
import { PasswordField } from '#frontend/ui/password-field.tsx';
import { showSuccess } from '#frontend/ui/toasts.ts';
import { useFocusReturn } from '#frontend/ui/use-focus-return.ts';
import { useHydrated } from '#frontend/ui/use-hydrated.ts';
import { useSchemaForm } from '#frontend/ui/use-schema-form.ts';
import { AuthLayout } from './auth-layout.tsx';
import { loginTexts as texts } from './login.texts.tsx';
import { WayOn } from './way-on.tsx';

/** /login: opens the dashboard on success, which links to the page that required the login. */
export function Component() {
  const form = useSchemaForm(loginForm);
  useKeptFields(form, 'login.', { email: form.watch('email') });
  const { user } = useSession();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { failure, settle } = useOutcome('login', texts.failed);
  const [sendingShort, setSendingShort] = useState(false);
  useFocusReturn(sendingShort);

  const send = async (credentials: { email: string; password: string }) => {
    const failed = await settle(() => login(credentials));
    if (failed) return form.setFieldErrors(failed.fields);
    typedTexts.clear('login.');
    if (openInChosenLanguage(paths.dashboard, state)) return;
    showSuccess(texts.success);
    await navigate(paths.dashboard, { state });
  };

  // A password set on the profile page may be shorter than the minimum of this form.
  const { error } = form.bind('password');
  const typed = form.watch();
  const short = loginBody.safeParse(typed);
  const offersShort = error !== undefined && short.success && typed.password.length < minPasswordLength;

  const sendShort = async () => {
    if (!short.success) return;
    setSendingShort(true);
    await send(short.data);
    setSendingShort(false);
  };

  const busy = form.busy || sendingShort;
  const lead = (
    <span className="guest-only">
      {texts.lead((text) => (
        <Link to={paths.register} state={state}>
          {text}
        </Link>
      ))}
    </span>
  );
  const fields = (
    <form className="stack-16" onSubmit={form.submit(send)} noValidate>
      <FormMessages required="all" summary={form.summary} failure={failure} />
      <EmailField {...form.bind('email')} />
      <PasswordField {...form.bind('password')} label={texts.password} autoComplete="current-password" />
      {offersShort && (
        <Button onClick={sendShort} disabled={busy}>
          {texts.short}
        </Button>
      )}
      <Button type="submit" variant="primary" busyLabel={busy && texts.busy}>
        {texts.submit}
      </Button>
      {sendsMail && (
        <Link to={paths.forgotPassword} state={{ email: typed.email }}>
          {texts.forgot}
        </Link>
      )}
    </form>
  );
  // While a login is sent, the form stays where it is.
  const isSwitching = user && !busy;
  return (
    <AuthLayout title={texts.title} lead={user ? null : lead} wayOn={<WayOn />}>
      {user ? null : <LoginReason state={state} />}
      {isSwitching ? <Fold title={texts.switch}>{fields}</Fold> : fields}
    </AuthLayout>
  );
}

const reasons = Object.entries({ ...sessionTexts, waiting: waitingText });

/**
 * Reason for which a protected page led here: the toast that said it has disappeared. Prerendered HTML has all reasons,
 * of which `before-paint.ts` shows the one in the state of the history's entry, and that an unfinished form waits.
 */
function LoginReason({ state }: { state: unknown }) {
  const hydrated = useHydrated();
  const { reason } = Object(state);
  return reasons
    .filter(([name]) => !hydrated || (name === 'waiting' ? hasWaitingDraft() : name === reason))
    .map(([name, text]) => (
      <div key={name} data-reason={hydrated ? undefined : name}>
        <Message>{text}</Message>
      </div>
    ));
}
