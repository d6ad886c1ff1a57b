import { ResetPasswordForm } from '#frontend/features/session/reset-password-form.tsx';
import { AuthLayout } from './auth-layout.tsx';

/** /reset_password */
export function Page() {
  return (
    <AuthLayout title="Set a new password" lead={null} startsSession={false}>
      <ResetPasswordForm />
    </AuthLayout>
  );
}
