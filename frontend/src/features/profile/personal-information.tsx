import { useState } from 'react';
import { updateProfileBody } from '#contract/routes/update-profile.ts';
import type { User } from '#contract/users.ts';
import { updateProfile } from '#frontend/api/account.ts';
import { useOutcome } from '#frontend/api/outcome.ts';
import { typedTexts, useKeptFields } from '#frontend/api/typed-texts.ts';
import { Button } from '#frontend/ui/button.tsx';
import { commonTexts } from '#frontend/ui/common.texts.ts';
import { Card, Facts } from '#frontend/ui/content.tsx';
import { TextField } from '#frontend/ui/field.tsx';
import { FormFailure, FormMessages } from '#frontend/ui/form-messages.tsx';
import { formatDate } from '#frontend/ui/format.ts';
import { toHeadingClass } from '#frontend/ui/page-heading.tsx';
import { showSuccess } from '#frontend/ui/toasts.ts';
import { useSchemaForm } from '#frontend/ui/use-schema-form.ts';
import styles from './profile.module.css';
import { profileTexts as texts } from './profile.texts.tsx';

/** First characters of both names. Spreading keeps surrogate pairs whole. */
function initials({ first_name, last_name }: User): string {
  return [first_name, last_name].map((name) => [...name][0] ?? '').join('');
}

export function ProfileSummary({ profile }: { profile: User }) {
  const name = [profile.first_name, profile.last_name].filter(Boolean).join(' ') || profile.email;
  return (
    <Card labelledBy="profile-name" className={styles.summary}>
      <span className={`${styles.monogram} display text-22`} aria-hidden="true">
        {initials(profile)}
      </span>
      <h2 id="profile-name" className={`${styles.name} ${toHeadingClass(name) ?? ''}`}>
        {name}
      </h2>
      <Facts
        className={`${styles.summaryFacts} ${styles.facts} row`}
        facts={{
          [texts.email]: profile.email,
          [texts.memberSince]: profile.date_joined && formatDate(profile.date_joined),
          [texts.phone]: profile.phone_number,
        }}
      />
    </Card>
  );
}

/** Group of the texts of the form in the tab. */
const group = 'profile.';

interface PersonalInformationProps {
  profile: User;
  onSaved: () => void;
}

export function PersonalInformation({ profile, onSaved }: PersonalInformationProps) {
  const [isKept] = useState(() => typedTexts.hasGroup(group));
  /** Undefined until the form is opened for the first time. */
  const [editing, setEditing] = useState<boolean | undefined>(isKept || undefined);
  return (
    <Card labelledBy="personal-information" className="stack-24">
      <div className="between">
        <h2 id="personal-information">{texts.personal}</h2>
        {editing ? null : (
          <Button autoFocus={editing === false} onClick={() => setEditing(true)}>
            {texts.edit}
          </Button>
        )}
      </div>
      {editing ? (
        <ProfileForm
          profile={profile}
          focuses={!isKept}
          onCancel={() => {
            typedTexts.clear(group);
            setEditing(false);
          }}
          onSaved={() => {
            typedTexts.clear(group);
            onSaved();
            setEditing(false);
          }}
        />
      ) : (
        <Facts
          className={`${styles.facts} columns`}
          facts={{
            [texts.firstName]: profile.first_name,
            [texts.lastName]: profile.last_name,
            [texts.email]: profile.email,
            [texts.phoneNumber]: profile.phone_number,
          }}
        />
      )}
    </Card>
  );
}

interface ProfileFormProps extends PersonalInformationProps {
  /** False for a form that the tab has kept: the page has the focus. */
  focuses: boolean;
  onCancel: () => void;
}

function ProfileForm({ profile, focuses, onCancel, onSaved }: ProfileFormProps) {
  const { first_name, last_name, phone_number } = profile;
  const form = useSchemaForm(updateProfileBody, { first_name, last_name, phone_number });
  const [first, last, phone] = form.watch(['first_name', 'last_name', 'phone_number']);
  useKeptFields(form, group, { first_name: first, last_name: last, phone_number: phone });
  const { failure, settle } = useOutcome('update-profile', texts.updateFailed);

  const submit = form.submit(async (body) => {
    const failed = await settle(() => updateProfile(body));
    if (failed) return form.setFieldErrors(failed.fields);
    showSuccess(texts.updated);
    onSaved();
  });

  return (
    <form className="stack-24" noValidate onSubmit={submit}>
      <FormMessages required="all" summary={form.summary} />
      <div className="columns">
        <TextField
          label={texts.firstName}
          autoComplete="given-name"
          autoFocus={focuses}
          {...form.bind('first_name')}
        />
        <TextField label={texts.lastName} autoComplete="family-name" {...form.bind('last_name')} />
      </div>
      <TextField name="email" label={texts.email} hint={texts.emailHint} value={profile.email} disabled />
      <TextField label={texts.phoneNumber} type="tel" autoComplete="tel" {...form.bind('phone_number')} />
      <FormFailure failure={failure} />
      <div className="row">
        <Button type="submit" variant="primary" busyLabel={form.busy && commonTexts.saving}>
          {texts.save}
        </Button>
        <Button onClick={onCancel} disabled={form.busy}>
          {commonTexts.cancel}
        </Button>
      </div>
    </form>
  );
}
