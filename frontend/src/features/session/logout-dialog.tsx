import { useState } from 'react';
import { logout } from '#frontend/api/authentication.ts';
import { type Failure, toFailure } from '#frontend/api/failure.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Message } from '#frontend/ui/content.tsx';
import { Dialog } from '#frontend/ui/dialog.tsx';
import { dismissErrors, showError } from '#frontend/ui/toasts.ts';
import { useFocusReturn } from '#frontend/ui/use-focus-return.ts';

const failureMessage = 'Logout failed. Please try again.';

interface LogoutDialogProps {
  onClose: () => void;
  onLoggedOut?: () => void;
}

/** Confirmation dialog for the logout. Stays open when the logout fails. */
export function LogoutDialog({ onClose, onLoggedOut }: LogoutDialogProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  useFocusReturn(busy);

  const confirm = async () => {
    setBusy(true);
    setFailure(undefined);
    const failed = await logout().catch((error: unknown) => toFailure(error, failureMessage));
    if (!failed) {
      dismissErrors('logout');
      onLoggedOut?.();
      return;
    }
    setBusy(false);
    setFailure(failed);
    showError(failureMessage, 'logout');
  };

  return (
    <Dialog
      title="Are you sure?"
      description="Do you really want to log out?"
      busy={busy}
      onClose={onClose}
      action={
        <Button variant="danger" onClick={confirm} busyLabel={busy && 'Logging out...'}>
          Log Out
        </Button>
      }
    >
      {failure && (
        <Message tone="error" title="You are still logged in.">
          {failure.advice ?? 'Try again in a moment.'}
        </Message>
      )}
    </Dialog>
  );
}
