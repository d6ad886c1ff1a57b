import { Link, useLocation } from 'react-router-dom';
import { useSession } from '#frontend/api/session-store.ts';
import { LoginForm } from '#frontend/features/session/login-form.tsx';
import { paths } from '#frontend/paths.ts';
import { AuthLayout } from './auth-layout.tsx';

/** /login */
export function Page() {
  const { state } = useLocation();
  const { user } = useSession();
  const lead = (
    <span className="guest-only">
      New to Premia?{' '}
      <Link to={paths.register} state={state}>
        Create an account
      </Link>
      . It is free and takes a minute.
    </span>
  );
  return (
    <AuthLayout title="Log in" lead={user ? null : lead}>
      <LoginForm />
    </AuthLayout>
  );
}
