import { useState } from 'react';
import * as z from 'zod/mini';
import { requiredText } from '#contract/fields.ts';
import { deleteAccount } from '#frontend/api/authentication.ts';
import { useOutcome } from '#frontend/api/outcome.ts';
import { useSession } from '#frontend/api/session-store.ts';
import { storedHousehold } from '#frontend/api/stored-answers.ts';
import { useIsRemembered } from '#frontend/features/plans/household-store.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Card } from '#frontend/ui/content.tsx';
import { Dialog } from '#frontend/ui/dialog.tsx';
import { CheckBox } from '#frontend/ui/field.tsx';
import { FormFailure, FormMessages } from '#frontend/ui/form-messages.tsx';
import { PasswordField } from '#frontend/ui/password-field.tsx';
import { showSuccess } from '#frontend/ui/toasts.ts';
import { useSchemaForm } from '#frontend/ui/use-schema-form.ts';

/** Not named as in the request: the page has another field of that name. */
const confirmation = z.object({ password: requiredText('Password', 'Password is required') });

export function DeleteAccount() {
  const { email = '' } = useSession().user ?? {};
  const form = useSchemaForm(confirmation);
  const [confirming, setConfirming] = useState(false);
  const isHouseholdRemembered = useIsRemembered();
  const [forgetsHousehold, setForgetsHousehold] = useState(true);
  const [busy, setBusy] = useState(false);
  const { failure, settle } = useOutcome('delete-account', 'An error occurred while deleting the account');

  const confirm = async () => {
    setBusy(true);
    const failed = await settle(() => deleteAccount({ current_password: form.getValues('password') }));
    if (!failed) {
      if (forgetsHousehold) storedHousehold.forget();
      return showSuccess('Account deleted successfully!');
    }
    setBusy(false);
    setConfirming(false);
    const { current_password } = failed.fields;
    if (current_password) form.setFieldErrors({ password: current_password });
  };

  return (
    <Card labelledBy="delete-account" className="stack-24">
      <h2 id="delete-account">Delete Account</h2>
      <form className="stack-24" noValidate onSubmit={form.submit(() => setConfirming(true))}>
        <p className="remark">
          Deletes your profile, your predictions and all sessions. This can’t be undone.
        </p>
        <FormMessages summary={form.summary} />
        {/* Password managers need the user name to fill in the password. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField label="Password" autoComplete="current-password" {...form.bind('password')} />
        <FormFailure failure={failure?.fields.current_password ? undefined : failure} />
        <div className="row">
          <Button type="submit" variant="danger">
            Delete Account
          </Button>
        </div>
      </form>
      {confirming && (
        <Dialog
          title="Delete your account?"
          description="This can’t be undone. It deletes:"
          busy={busy}
          onClose={() => setConfirming(false)}
          action={
            <Button variant="danger" onClick={confirm} busyLabel={busy && 'Deleting...'}>
              Delete Account
            </Button>
          }
        >
          <ul className="bullets">
            <li>your profile: name, email address, phone number and password</li>
            <li>all your predictions, with your answers</li>
            <li>your sessions on all devices</li>
          </ul>
          {isHouseholdRemembered && (
            <>
              <p>Your household (income, ages, tobacco) is stored on this device, not in the account.</p>
              <CheckBox
                label="Also forget the household on this device"
                checked={forgetsHousehold}
                onChange={setForgetsHousehold}
              />
            </>
          )}
        </Dialog>
      )}
    </Card>
  );
}
