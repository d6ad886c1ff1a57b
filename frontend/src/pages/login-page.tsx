import { Link } from 'react-router-dom';
import { LoginForm } from '#frontend/features/session/login-form.tsx';
import { paths } from '#frontend/paths.ts';
import { AuthLayout } from './auth-layout.tsx';

/** /login */
export function LoginPage() {
  return (
    <AuthLayout
      title="Log in"
      lead={
        <>
          New to Premia? <Link to={paths.register}>Create an account</Link>. It is free and takes a minute.
        </>
      }
    >
      <LoginForm />
    </AuthLayout>
  );
}
