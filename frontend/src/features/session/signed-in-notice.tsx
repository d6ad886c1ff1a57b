import { useSession } from '#frontend/api/session-store.ts';
import { paths } from '#frontend/paths.ts';
import { LinkButton } from '#frontend/ui/button.tsx';
import { Notice } from '#frontend/ui/notice.tsx';

/** Greets a visitor who is logged in already, and shows the way on; nothing for a guest. */
export function SignedInNotice() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Notice
      tone="success"
      title={`Welcome, ${user.first_name}. You are logged in.`}
      actions={
        <LinkButton to={paths.dashboard} variant="primary">
          Go to your dashboard
        </LinkButton>
      }
    >
      Nothing more to do here, unless you want to use another account.
    </Notice>
  );
}
