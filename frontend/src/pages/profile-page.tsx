import { type LoaderFunctionArgs, useRevalidator } from 'react-router-dom';
import { getProfile } from '#frontend/api/account.ts';
import { call } from '#frontend/api/call.ts';
import { loadAll } from '#frontend/api/loaded-content.tsx';
import { LoadedContent, useLoaded } from '#frontend/api/page-content.tsx';
import { useSession } from '#frontend/api/session-store.ts';
import { ChangePassword } from '#frontend/features/profile/change-password.tsx';
import { DeleteAccount } from '#frontend/features/profile/delete-account.tsx';
import { DownloadData } from '#frontend/features/profile/download-data.tsx';
import { PersonalInformation, ProfileSummary } from '#frontend/features/profile/personal-information.tsx';
import styles from '#frontend/features/profile/profile.module.css';
import { profileTexts as texts } from '#frontend/features/profile/profile.texts.tsx';
import { SessionList } from '#frontend/features/profile/session-list.tsx';
import { PageHeading } from '#frontend/ui/page-heading.tsx';

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const [profile, sessions] = await Promise.all([
    loadAll({ id: 'profile', message: texts.failed }, { profile: getProfile(signal) }, signal),
    loadAll(
      { id: 'sessions', message: texts.sessionsFailed },
      { security: call('list-sessions', { signal }) },
      signal,
    ),
  ]);
  return { ...profile, ...sessions };
}

/** /main/profile */
export function Component() {
  const { profile, security } = useLoaded(loader);
  // It has the saved values at once, even if loading them again fails.
  const { user } = useSession();
  const { revalidate } = useRevalidator();
  const isLoaded = 'value' in profile && user !== null;

  return (
    <div className={`${styles.page} columns`}>
      <PageHeading>{texts.title}</PageHeading>
      <LoadedContent loaded={profile}>{() => user && <ProfileSummary profile={user} />}</LoadedContent>
      <div className="stack-24">
        {isLoaded ? <PersonalInformation profile={user} onSaved={revalidate} /> : null}
        <SessionList security={security} />
      </div>
      <div className="stack-24">
        <ChangePassword onChanged={revalidate} />
        <DownloadData />
        <DeleteAccount />
      </div>
    </div>
  );
}
