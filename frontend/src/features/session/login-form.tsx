import { useState } from 'react';
import { minPasswordLength } from '#contract/fields.ts';
import { loginBody, loginForm } from '#contract/routes/login.ts';
import { login } from '#frontend/api/authentication.ts';
import { paths } from '#frontend/paths.ts';
import { Button } from '#frontend/ui/button.tsx';
import { FormErrorSummary } from '#frontend/ui/form-error-summary.tsx';
import { PasswordField } from '#frontend/ui/password-field.tsx';
import { TextField } from '#frontend/ui/text-field.tsx';
import { useFocusReturn } from '#frontend/ui/use-focus-return.ts';
import { useSchemaForm } from '#frontend/ui/use-schema-form.ts';
import { FormFailure } from './form-failure.tsx';
import styles from './session-form.module.css';
import { useSessionAct } from './use-session-act.ts';

type Credentials = { email: string; password: string };

/** Logs in, and leads to the dashboard. */
export function LoginForm() {
  const form = useSchemaForm(loginForm, { email: '', password: '' });
  const { failure, perform } = useSessionAct({
    success: 'Login successful!',
    unexpected: 'An error occurred during login',
    next: paths.dashboard,
  });
  const [sendingShort, setSendingShort] = useState(false);
  useFocusReturn(sendingShort);

  const send = (credentials: Credentials) => perform(() => login(credentials), form.setFieldErrors);

  // A changed password may be shorter than the rule of this form, and nobody may be locked out by it.
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
  return (
    <form className={styles.form} onSubmit={form.submit(send)} noValidate>
      <FormErrorSummary {...form.summary} />
      <FormFailure failure={failure} />
      <TextField
        {...form.bind('email')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField {...form.bind('password')} label="Password" autoComplete="current-password" />
      {offersShort && (
        <Button wide onClick={sendShort} disabled={busy}>
          My password is shorter: log in anyway
        </Button>
      )}
      <Button type="submit" variant="primary" wide busyLabel={busy && 'Logging in...'}>
        Login
      </Button>
    </form>
  );
}
