import { Link, useLocation } from 'react-router-dom';
import { LoginForm } from '#frontend/features/session/login-form.tsx';
import { paths } from '#frontend/paths.ts';
import { AuthLayout } from './auth-layout.tsx';

/** /login */
export function LoginPage() {
  const { state } = useLocation();
  const lead = (
    <>
      New to Premia?{' '}
      <Link to={paths.register} state={state}>
        Create an account
      </Link>
      . It is free and takes a minute.
    </>
  );
  return (
    <AuthLayout title="Log in" lead={lead}>
      <LoginForm />
    </AuthLayout>
  );
}
