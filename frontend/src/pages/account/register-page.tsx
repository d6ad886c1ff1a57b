import { Link, useLocation, useNavigate } from 'react-router-dom';
import { minPasswordLength } from '#contract/fields.ts';
import { registerBody } from '#contract/routes/register.ts';
import { register } from '#frontend/api/authentication.ts';
import { useOutcome } from '#frontend/api/outcome.ts';
import { paths } from '#frontend/paths.ts';
import { Button } from '#frontend/ui/button.tsx';
import { EmailField, TextField } from '#frontend/ui/field.tsx';
import { FormMessages } from '#frontend/ui/form-messages.tsx';
import { NewPasswordFields } from '#frontend/ui/new-password-fields.tsx';
import { showSuccess } from '#frontend/ui/toasts.ts';
import { useSchemaForm } from '#frontend/ui/use-schema-form.ts';
import { AuthLayout } from './auth-layout.tsx';

/** /register: opens the login page on success. */
export function Component() {
  const form = useSchemaForm(registerBody);
  const navigate = useNavigate();
  const { state } = useLocation();
  const { failure, settle } = useOutcome('register', 'An error occurred during registration');

  const submit = form.submit(async (registration) => {
    const failed = await settle(() => register(registration));
    if (failed) return form.setFieldErrors(failed.fields);
    showSuccess('Registration successful!');
    navigate(paths.login, { state });
  });

  return (
    <AuthLayout
      title="Create your account"
      lead={
        <>
          Your account stores your estimates. No other user can see them. Already registered?{' '}
          <Link to={paths.login} state={state}>
            Log in instead
          </Link>
          .
        </>
      }
    >
      <form className="stack-16" onSubmit={submit} noValidate>
        <FormMessages required="all" summary={form.summary} failure={failure} />
        <div className="columns">
          <TextField {...form.bind('first_name')} label="First name" autoComplete="given-name" />
          <TextField {...form.bind('last_name')} label="Last name" autoComplete="family-name" />
        </div>
        <EmailField {...form.bind('email')} autoComplete="email" hint="You can't change it later." />
        <TextField
          {...form.bind('phone_number')}
          label="Phone number"
          type="tel"
          autoComplete="tel"
          hint="For your profile only; nobody calls you. With country code, for example +1 202 555 0101."
        />
        <NewPasswordFields
          labels={['Password', 'Confirm password']}
          fields={[form.bind('password'), form.bind('confirm_password')]}
          password={form.watch('password')}
          personal={form.watch(['first_name', 'last_name', 'email'])}
          minLength={minPasswordLength}
        />
        <Button type="submit" variant="primary" wide busyLabel={form.busy && 'Registering...'}>
          Register
        </Button>
        <p>
          By registering you accept the <Link to={paths.terms}>terms of use</Link>. What we store, and how
          long, is on the <Link to={paths.privacy}>privacy page</Link>.
        </p>
      </form>
    </AuthLayout>
  );
}
