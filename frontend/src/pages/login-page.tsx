import { Link } from 'react-router-dom';
import { LoginForm } from '#frontend/features/session/login-form.tsx';
import { SignedInNotice } from '#frontend/features/session/signed-in-notice.tsx';
import { paths } from '#frontend/paths.ts';
import { Entrance } from './entrance.tsx';

/** The way in for those who have an account. */
export function LoginPage() {
  return (
    <Entrance
      title="Log in"
      lead={
        <>
          New here? <Link to={paths.register}>Create an account</Link>. It takes a minute and costs nothing.
        </>
      }
    >
      <SignedInNotice />
      <LoginForm />
    </Entrance>
  );
}
