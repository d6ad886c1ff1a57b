import { useState } from 'react';
import { logout } from '#frontend/api/authentication.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Notice } from '#frontend/ui/content.tsx';
import { Dialog } from '#frontend/ui/dialog.tsx';
import { dismissErrors, showError } from '#frontend/ui/toasts.ts';

const failureMessage = 'Logout failed. Please try again.';

interface LogoutDialogProps {
  onClose: () => void;
  onLoggedOut?: () => void;
}

/** Confirmation dialog for the logout. Stays open when the logout fails. */
export function LogoutDialog({ onClose, onLoggedOut }: LogoutDialogProps) {
  const [busy, setBusy] = useState(false);
  const [advice, setAdvice] = useState<string>();

  const confirm = async () => {
    setBusy(true);
    setAdvice(undefined);
    const outcome = await logout().catch(() => undefined);
    if (outcome?.success) {
      dismissErrors(failureMessage);
      onLoggedOut?.();
      return;
    }
    setBusy(false);
    setAdvice(outcome?.failure.advice ?? 'Try again in a moment.');
    showError(failureMessage, failureMessage);
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
      {advice && (
        <Notice tone="error" title="You are still logged in.">
          {advice}
        </Notice>
      )}
    </Dialog>
  );
}
