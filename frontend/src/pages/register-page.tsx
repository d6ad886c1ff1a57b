import { Link, useLocation } from 'react-router-dom';
import { RegisterForm } from '#frontend/features/session/register-form.tsx';
import { paths } from '#frontend/paths.ts';
import { AuthLayout } from './auth-layout.tsx';

/** /register */
export function Page() {
  const { state } = useLocation();
  return (
    <AuthLayout
      title="Create your account"
      lead={
        <>
          Your account stores your estimates. Only you can see them. Already registered?{' '}
          <Link to={paths.login} state={state}>
            Log in instead
          </Link>
          .
        </>
      }
    >
      <RegisterForm />
    </AuthLayout>
  );
}
