import { Link, useLocation, useNavigate } from 'react-router-dom';
import { minPasswordLength } from '#contract/fields.ts';
import { registerForm } from '#contract/routes/register.ts';
import { register } from '#frontend/api/authentication.ts';
import { useOutcome } from '#frontend/api/outcome.ts';
import { typedTexts, useKeptFields } from '#frontend/api/typed-texts.ts';
import { paths } from '#frontend/paths.ts';
import { Button } from '#frontend/ui/button.tsx';
import { EmailField, TextField } from '#frontend/ui/field.tsx';
import { FormMessages } from '#frontend/ui/form-messages.tsx';
import { NewPasswordFields } from '#frontend/ui/new-password-fields.tsx';
import { showSuccess } from '#frontend/ui/toasts.ts';
import { useSchemaForm } from '#frontend/ui/use-schema-form.ts';
import { AuthLayout } from './auth-layout.tsx';
import { registerTexts as texts } from './login.texts.tsx';
import { WayOn } from './way-on.tsx';

/** /register: opens the login page on success. */
export function Component() {
  const form = useSchemaForm(registerForm);
  const [first_name, last_name, email, phone_number] = form.watch([
    'first_name',
    'last_name',
    'email',
    'phone_number',
  ]);
  useKeptFields(form, 'register.', { first_name, last_name, email, phone_number });
  const navigate = useNavigate();
  const { state } = useLocation();
  const { failure, settle } = useOutcome('register', texts.failed);

  const submit = form.submit(async (registration) => {
    const failed = await settle(() => register(registration));
    if (failed) return form.setFieldErrors(failed.fields);
    typedTexts.clear('register.');
    showSuccess(texts.success);
    await navigate(paths.login, { state });
  });

  return (
    <AuthLayout
      title={texts.title}
      wayOn={<WayOn />}
      lead={texts.lead((text) => (
        <Link to={paths.login} state={state}>
          {text}
        </Link>
      ))}
    >
      <form className="stack-16" onSubmit={submit} noValidate>
        <FormMessages required="all" summary={form.summary} failure={failure} />
        <div className="columns">
          <TextField {...form.bind('first_name')} label={texts.firstName} autoComplete="given-name" />
          <TextField {...form.bind('last_name')} label={texts.lastName} autoComplete="family-name" />
        </div>
        <EmailField {...form.bind('email')} autoComplete="email" hint={texts.emailHint} />
        <TextField
          {...form.bind('phone_number')}
          label={texts.phone}
          type="tel"
          autoComplete="tel"
          hint={texts.phoneHint}
        />
        <NewPasswordFields
          labels={[texts.password, texts.confirmation]}
          fields={[form.bind('password'), form.bind('confirm_password')]}
          password={form.watch('password')}
          personal={form.watch(['first_name', 'last_name', 'email'])}
          minLength={minPasswordLength}
        />
        <Button type="submit" variant="primary" busyLabel={form.busy && texts.busy}>
          {texts.submit}
        </Button>
        <p>
          {texts.terms(
            (text) => (
              <Link to={paths.terms}>{text}</Link>
            ),
            (text) => (
              <Link to={paths.privacy}>{text}</Link>
            ),
          )}
        </p>
      </form>
    </AuthLayout>
  );
}
