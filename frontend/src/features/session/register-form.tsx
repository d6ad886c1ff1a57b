import { registerBody } from '#contract/routes/register.ts';
import { register } from '#frontend/api/authentication.ts';
import { paths } from '#frontend/paths.ts';
import { Button } from '#frontend/ui/button.tsx';
import { FormErrorSummary } from '#frontend/ui/form-error-summary.tsx';
import { PasswordField } from '#frontend/ui/password-field.tsx';
import { TextField } from '#frontend/ui/text-field.tsx';
import { useSchemaForm } from '#frontend/ui/use-schema-form.ts';
import { FormFailure } from './form-failure.tsx';
import { PasswordRuleList } from './password-rule-list.tsx';
import styles from './session-form.module.css';
import { useSessionAct } from './use-session-act.ts';

const empty = {
  first_name: '',
  last_name: '',
  email: '',
  phone_number: '',
  password: '',
  confirm_password: '',
};

/** Registers an account, and leads to the login page. */
export function RegisterForm() {
  const form = useSchemaForm(registerBody, empty);
  const { failure, perform } = useSessionAct({
    success: 'Registration successful!',
    unexpected: 'An error occurred during registration',
    next: paths.login,
  });

  const send = (account: typeof empty) => perform(() => register(account), form.setFieldErrors);

  return (
    <form className={styles.form} onSubmit={form.submit(send)} noValidate>
      <FormErrorSummary {...form.summary} />
      <FormFailure failure={failure} />
      <div className={styles.pair}>
        <TextField {...form.bind('first_name')} label="First name" autoComplete="given-name" />
        <TextField {...form.bind('last_name')} label="Last name" autoComplete="family-name" />
      </div>
      <TextField
        {...form.bind('email')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        hint="It can't be changed later."
      />
      <TextField
        {...form.bind('phone_number')}
        label="Phone number"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint="With its country code, such as +1 202 555 0101."
      />
      <PasswordField
        {...form.bind('password')}
        label="Password"
        autoComplete="new-password"
        hint={<PasswordRuleList password={form.watch('password')} />}
      />
      <PasswordField
        {...form.bind('confirm_password')}
        label="Confirm password"
        autoComplete="new-password"
      />
      <Button type="submit" variant="primary" wide busyLabel={form.busy && 'Registering...'}>
        Register
      </Button>
    </form>
  );
}
