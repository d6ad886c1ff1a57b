import { useState } from 'react';
import { logout } from '#frontend/api/authentication.ts';
import { failureTexts } from '#frontend/api/failure.texts.ts';
import { useOutcome } from '#frontend/api/outcome.ts';
import { forgetBeside, typedHousehold, typedPolicy } from '#frontend/api/stored-answers.ts';
import { Announcement } from '#frontend/ui/announcement.tsx';
import { Button } from '#frontend/ui/button.tsx';
import { CheckBox } from '#frontend/ui/choice-field.tsx';
import { Message } from '#frontend/ui/content.tsx';
import { Dialog } from '#frontend/ui/dialog.tsx';
import { useFocusReturn } from '#frontend/ui/use-focus-return.ts';
import { logoutTexts as texts } from './logout-dialog.texts.tsx';

interface LogoutDialogProps {
  onClose: () => void;
  onLoggedOut?: () => void;
}

/**
 * Confirmation dialog for the logout. Stays open when the logout fails. A household and a policy that are
 * remembered on the device outlast the session, unless the user chooses to forget them.
 */
export function LogoutDialog({ onClose, onLoggedOut }: LogoutDialogProps) {
  const [busy, setBusy] = useState(false);
  const [remembered] = useState(() => ({
    household: typedHousehold.isRemembered(),
    policy: typedPolicy.isRemembered(),
  }));
  const [forgets, setForgets] = useState(false);
  const { failure, settle } = useOutcome('logout', texts.failed);
  useFocusReturn(busy);

  // Without an answer, the session may have ended.
  const state = failure && (failure.refused ? texts.stillLoggedIn : texts.unknown);

  const confirm = async () => {
    setBusy(true);
    const failed = await settle(async () => {
      const failure = await logout();
      return failure && { ...failure, message: texts.failed };
    });
    if (failed) return setBusy(false);
    if (forgets) forgetBeside();
    onLoggedOut?.();
  };

  return (
    <Dialog
      title={texts.title}
      description={texts.question}
      busy={busy}
      onClose={onClose}
      action={
        <Button variant="danger" onClick={confirm} busyLabel={busy && texts.busy}>
          {texts.submit}
        </Button>
      }
    >
      {(remembered.household || remembered.policy) && (
        <div>
          {remembered.household && <p>{texts.household}</p>}
          {remembered.policy && <p>{texts.policy}</p>}
          <CheckBox label={texts.forget} checked={forgets} onChange={setForgets} />
        </div>
      )}
      {failure && (
        <Message tone="error" title={state}>
          {failure.advice ?? failureTexts.again}
        </Message>
      )}
      {/* The toast is outside the modal dialog, where nothing is said. */}
      <Announcement text={state} />
    </Dialog>
  );
}
