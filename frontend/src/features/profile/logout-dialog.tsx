import { useState } from 'react';
import { logout } from '#frontend/api/authentication.ts';
import { useOutcome } from '#frontend/api/outcome.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Message } from '#frontend/ui/content.tsx';
import { Dialog } from '#frontend/ui/dialog.tsx';
import { useFocusReturn } from '#frontend/ui/use-focus-return.ts';

const failureMessage = 'Logout failed. Please try again.';

interface LogoutDialogProps {
  onClose: () => void;
  onLoggedOut?: () => void;
}

/** Confirmation dialog for the logout. Stays open when the logout fails. */
export function LogoutDialog({ onClose, onLoggedOut }: LogoutDialogProps) {
  const [busy, setBusy] = useState(false);
  const { failure, settle } = useOutcome('logout', failureMessage);
  useFocusReturn(busy);

  const confirm = async () => {
    setBusy(true);
    const failed = await settle(async () => {
      const failure = await logout();
      return failure && { ...failure, message: failureMessage };
    });
    if (failed) setBusy(false);
    else onLoggedOut?.();
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
