import { useState } from 'react';
import * as z from 'zod/mini';
import { password } from '#contract/fields.ts';
import { deleteAccount } from '#frontend/api/account.ts';
import { useOutcome } from '#frontend/api/outcome.ts';
import { useSession } from '#frontend/api/session-store.ts';
import { forgetBeside, typedPolicy } from '#frontend/api/stored-answers.ts';
import { useIsRemembered } from '#frontend/features/household/household-store.ts';
import { Button } from '#frontend/ui/button.tsx';
import { CheckBox } from '#frontend/ui/choice-field.tsx';
import { commonTexts } from '#frontend/ui/common.texts.ts';
import { Card } from '#frontend/ui/content.tsx';
import { Dialog } from '#frontend/ui/dialog.tsx';
import { FormFailure, FormMessages } from '#frontend/ui/form-messages.tsx';
import { PasswordField } from '#frontend/ui/password-field.tsx';
import { showSuccess } from '#frontend/ui/toasts.ts';
import { useSchemaForm } from '#frontend/ui/use-schema-form.ts';
import { deletionTexts as texts } from './delete-account.texts.tsx';

/** Not named as in the request: the page has another field of that name. */
const confirmation = z.object({ password: password('password') });

export function DeleteAccount() {
  const { email = '' } = useSession().user ?? {};
  const form = useSchemaForm(confirmation);
  const [confirming, setConfirming] = useState(false);
  const isHouseholdRemembered = useIsRemembered();
  const isPolicyRemembered = typedPolicy.isRemembered();
  const [forgets, setForgets] = useState(true);
  const [busy, setBusy] = useState(false);
  const { failure, settle } = useOutcome('delete-account', texts.failed);

  const confirm = async () => {
    setBusy(true);
    const failed = await settle(() => deleteAccount({ current_password: form.getValues('password') }));
    // Unless it was refused, the account may be gone.
    if (forgets && !failed?.refused) forgetBeside();
    if (!failed) return showSuccess(texts.success);
    setBusy(false);
    setConfirming(false);
    const { current_password } = failed.fields;
    if (current_password) form.setFieldErrors({ password: current_password });
  };

  return (
    <Card labelledBy="delete-account" title={texts.title} className="stack-24">
      <form className="stack-24" noValidate onSubmit={form.submit(() => setConfirming(true))}>
        <p className="remark">{texts.lead}</p>
        <FormMessages summary={form.summary} />
        {/* Password managers need the user name to fill in the password. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField label={texts.password} autoComplete="current-password" {...form.bind('password')} />
        <FormFailure failure={failure?.fields.current_password ? undefined : failure} />
        <div className="row">
          <Button type="submit" variant="danger">
            {texts.title}
          </Button>
        </div>
      </form>
      {confirming && (
        <Dialog
          title={texts.question}
          description={texts.description}
          busy={busy}
          onClose={() => setConfirming(false)}
          action={
            <Button variant="danger" onClick={confirm} busyLabel={busy && commonTexts.deleting}>
              {texts.title}
            </Button>
          }
        >
          <ul className="bullets">
            {texts.deleted.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
          {isHouseholdRemembered && <p>{texts.household}</p>}
          {isPolicyRemembered && <p>{texts.policy}</p>}
          {(isHouseholdRemembered || isPolicyRemembered) && (
            <CheckBox label={texts.forget} checked={forgets} onChange={setForgets} />
          )}
        </Dialog>
      )}
    </Card>
  );
}
