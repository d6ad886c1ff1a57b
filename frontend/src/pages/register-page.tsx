import { Link } from 'react-router-dom';
import { RegisterForm } from '#frontend/features/session/register-form.tsx';
import { SignedInNotice } from '#frontend/features/session/signed-in-notice.tsx';
import { paths } from '#frontend/paths.ts';
import { Entrance } from './entrance.tsx';

/** The way in for those who have no account yet. */
export function RegisterPage() {
  return (
    <Entrance
      title="Create your account"
      lead={
        <>
          It keeps your estimates, and only you can see them. Registered already?{' '}
          <Link to={paths.login}>Log in instead</Link>.
        </>
      }
    >
      <SignedInNotice />
      <RegisterForm />
    </Entrance>
  );
}
