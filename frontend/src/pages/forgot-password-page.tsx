import { Link } from 'react-router-dom';
import { sendsMail } from '#frontend/api/deployment.ts';
import { ForgotPasswordForm } from '#frontend/features/session/forgot-password-form.tsx';
import { paths } from '#frontend/paths.ts';
import { Notice } from '#frontend/ui/notice.tsx';
import { AuthLayout } from './auth-layout.tsx';

/** /forgot_password */
export function Page() {
  return (
    <AuthLayout
      title="Forgot your password?"
      lead={
        sendsMail && (
          <>
            We mail you a link with which you set a new one. Remembered it?{' '}
            <Link to={paths.login}>Log in</Link>.
          </>
        )
      }
      startsSession={false}
    >
      {sendsMail ? (
        <ForgotPasswordForm />
      ) : (
        <Notice title="Passwords can’t be reset here">
          This deployment of Premia sends no mail. <Link to={paths.contact}>Contact us</Link>.
        </Notice>
      )}
    </AuthLayout>
  );
}
