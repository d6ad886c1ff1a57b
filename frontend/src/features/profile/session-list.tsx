import { startTransition, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { ResponseBody } from '#contract/route.ts';
import type { Routes } from '#contract/routes.ts';
import { call } from '#frontend/api/call.ts';
import { ResponseError } from '#frontend/api/failure.ts';
import type { Loaded } from '#frontend/api/loaded-content.tsx';
import { toOutcome, useOutcome } from '#frontend/api/outcome.ts';
import { LoadedContent } from '#frontend/api/page-content.tsx';
import { Button } from '#frontend/ui/button.tsx';
import { Card, Facts } from '#frontend/ui/content.tsx';
import { FormFailure } from '#frontend/ui/form-messages.tsx';
import { formatDateTime } from '#frontend/ui/format.ts';
import { showSuccess } from '#frontend/ui/toasts.ts';
import { useFocusReturn } from '#frontend/ui/use-focus-return.ts';
import styles from './profile.module.css';
import { sessionListTexts as texts } from './session-list.texts.tsx';

type Security = ResponseBody<Routes['list-sessions']>;

type ListedSession = Security['sessions'][number];

/** Ends a session; one that has already ended counts as ended. */
async function endSession(id: string): Promise<void> {
  try {
    await call('revoke-session', { parameters: { id } });
  } catch (error) {
    if (!(error instanceof ResponseError && error.status === 404)) throw error;
  }
}

export function SessionList({ security }: { security: Loaded<Security> }) {
  const { revalidate } = useRevalidator();
  const [ending, setEnding] = useState<readonly string[]>([]);
  const { failure, settle } = useOutcome('end-session', texts.failed);
  useFocusReturn(ending.length > 0, '#active-sessions');

  const end = async (sessions: readonly ListedSession[], success: string) => {
    setEnding(sessions.map(({ id }) => id));
    const endAll = async () => {
      // One after the other: each checks the current session in a transaction, and concurrent ones would conflict.
      for (const { id } of sessions) await endSession(id);
    };
    const failed = await settle(() => toOutcome(texts.failed, endAll));
    await revalidate();
    // With the router's own update: the focus must return once the buttons of ended sessions are gone.
    startTransition(() => setEnding([]));
    if (!failed) showSuccess(success);
  };

  return (
    <Card labelledBy="active-sessions" className="stack-24">
      <h2 id="active-sessions" tabIndex={-1}>
        {texts.title}
      </h2>
      <LoadedContent loaded={security} heading="#active-sessions">
        {({ sessions, security_events: { password_changed_at, new_device_login } }) => {
          const others = sessions.filter(({ current }) => !current);
          const busy = ending.length > 0;
          return (
            <>
              <Facts
                className={`${styles.facts} columns`}
                facts={{
                  [texts.passwordChange]: password_changed_at
                    ? formatDateTime(password_changed_at)
                    : texts.never,
                  [texts.newDevice]: new_device_login
                    ? texts.deviceAt(
                        texts.device(new_device_login.device),
                        formatDateTime(new_device_login.at),
                      )
                    : texts.noNewDevice,
                }}
              />
              <ul>
                {sessions.map((session) => (
                  <li key={session.id} className={`${styles.session} ruled between`}>
                    <div className={styles.texts}>
                      <p className="row">
                        <strong>{texts.device(session.device)}</strong>
                        {session.current && (
                          <span className={`${styles.current} remark`}>{texts.current}</span>
                        )}
                      </p>
                      <p className="remark">{texts.loggedIn(formatDateTime(session.created_at))}</p>
                      {session.current ? null : (
                        <p className="remark">{texts.lastUsed(formatDateTime(session.last_used_at))}</p>
                      )}
                    </div>
                    {session.current ? null : (
                      <Button
                        aria-label={texts.endLabel(
                          texts.device(session.device),
                          formatDateTime(session.created_at),
                        )}
                        onClick={() => end([session], texts.ended)}
                        disabled={busy}
                        busyLabel={ending.includes(session.id) && texts.ending}
                      >
                        {texts.end}
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
              <FormFailure failure={failure} />
              {others.length > 1 && (
                <div>
                  <Button onClick={() => end(others, texts.endedOthers)} disabled={busy}>
                    {texts.endOthers}
                  </Button>
                </div>
              )}
            </>
          );
        }}
      </LoadedContent>
    </Card>
  );
}
