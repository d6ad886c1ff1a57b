import { call } from '#frontend/api/call.ts';
import { readSession } from '#frontend/api/session-store.ts';
import { LoadedContent, useLoaded } from '#frontend/api/use-loaded.tsx';
import { ChangePassword } from '#frontend/features/profile/change-password.tsx';
import { DeleteAccount } from '#frontend/features/profile/delete-account.tsx';
import { DownloadData } from '#frontend/features/profile/download-data.tsx';
import { PersonalInformation, ProfileSummary } from '#frontend/features/profile/personal-information.tsx';
import styles from '#frontend/features/profile/profile.module.css';
import { SessionList, useSecurity } from '#frontend/features/profile/session-list.tsx';
import { Card } from '#frontend/ui/content.tsx';
import { Skeleton } from '#frontend/ui/loading.tsx';
import { PageHeading } from '#frontend/ui/page-heading.tsx';

const loadProfile = (signal: AbortSignal) => call('get-profile', { signal });

const failureMessage = 'Failed to load profile data';

/** /main/profile */
export function Page() {
  const profile = useLoaded(loadProfile, failureMessage);
  const security = useSecurity();

  const showSaved = () => {
    // Shows the saved values at once, even if reloading fails.
    profile.replace((before) => readSession().user ?? before);
    profile.reload();
  };

  return (
    <div className={`${styles.page} columns`}>
      <PageHeading>Profile</PageHeading>
      <LoadedContent
        loaded={profile}
        pending={
          <>
            <p role="status" className="visually-hidden">
              Loading profile
            </p>
            <Card>
              <Skeleton width="half" lines={5} />
            </Card>
            <Card>
              <Skeleton lines={5} />
            </Card>
          </>
        }
      >
        {(user) => <ProfileSummary profile={user} />}
      </LoadedContent>
      {profile.state === 'loading' ? null : (
        <>
          <div className="stack-24">
            {profile.state === 'loaded' ? (
              <PersonalInformation profile={profile.value} onSaved={showSaved} />
            ) : null}
            <SessionList security={security} />
          </div>
          <div className="stack-24">
            <ChangePassword onChanged={security.reload} />
            <DownloadData />
            <DeleteAccount />
          </div>
        </>
      )}
    </div>
  );
}
