import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { InsuranceAnswers } from '#contract/insurance-answers.ts';
import { rememberKeepHousehold } from '#frontend/api/account.ts';
import { type Failure, toFailure } from '#frontend/api/failure.ts';
import { readSession, useSession } from '#frontend/api/session-store.ts';
import {
  clearKeptEstimate,
  type GuestEstimate,
  guestEstimate,
  type SavedEstimate,
  savedEstimate,
  steps,
} from '#frontend/api/stored-answers.ts';
import { formatPriceUpdate, requestPrediction } from '#frontend/features/estimates/requests.ts';
import { keepTexts } from '#frontend/features/household/keep-question.texts.ts';
import {
  isMoreThanApplicant,
  KeepButtons,
  KeepQuestion,
} from '#frontend/features/household/keep-question.tsx';
import { toPredictionPath } from '#frontend/paths.ts';
import { Announcement } from '#frontend/ui/announcement.tsx';
import { Button, LinkButton } from '#frontend/ui/button.tsx';
import { commonTexts } from '#frontend/ui/common.texts.ts';
import { Message } from '#frontend/ui/content.tsx';
import { FormFailure } from '#frontend/ui/form-messages.tsx';
import { keptEstimateTexts as texts } from './kept-estimate-message.texts.ts';

/** Returns true if it is not known whether the household of an estimate is to be stored, and that changes its prices. */
function mustAsk({ answers, keepsHousehold = readSession().user?.keep_household }: GuestEstimate): boolean {
  const { household } = { household: undefined, ...answers };
  return keepsHousehold === undefined && household !== undefined && isMoreThanApplicant(household);
}

/**
 * Creates a prediction from a guest's answers. The page may change meanwhile, from the
 * registration to the login, whose message sends them again: with the same key they are stored once.
 */
async function saveGuestEstimate(kept: GuestEstimate): Promise<SavedEstimate> {
  const { household: _household, ...others } = { household: undefined, ...kept.answers };
  const { keepsHousehold } = kept;
  const keeps = keepsHousehold ?? readSession().user?.keep_household;
  const answers = keeps ? kept.answers : (others as InsuranceAnswers);
  const prediction = await requestPrediction(answers, kept.idempotencyKey);
  if (keepsHousehold !== undefined) void rememberKeepHousehold(keepsHousehold);
  const saved = { id: prediction.id, update: formatPriceUpdate(prediction, kept.premium) };
  savedEstimate.store(saved);
  guestEstimate.clear();
  return saved;
}

/** Returns true while the form of an estimate still holds its answers. */
const isInForm = ({ answers: { insurance_type }, idempotencyKey }: GuestEstimate) =>
  steps.hasResult(insurance_type, (result) => Object(result).idempotencyKey === idempotencyKey);

type State =
  | { name: 'none' | 'waiting' | 'asking' | 'saving' }
  | { name: 'late'; canSave: boolean }
  | { name: 'failed'; failure: Failure }
  | ({ name: 'saved' } & SavedEstimate);

interface KeptEstimateMessageProps {
  onSaved?: () => void;
  /** True for the page of a login: the link to the estimate is then the only action. */
  isOnlyWay?: boolean;
  /** Shown where no estimate is kept. */
  otherwise?: ReactNode;
}

/**
 * Message about the estimate that a guest wants to keep: before the login and once it is saved, which happens as soon as
 * there is a session.
 */
export function KeptEstimateMessage({
  onSaved,
  isOnlyWay = false,
  otherwise = null,
}: KeptEstimateMessageProps) {
  const { user, isAuthenticated } = useSession();
  const username = user?.username;
  const [state, setState] = useState<State>(() => (isAuthenticated ? { name: 'none' } : readState()));

  async function save() {
    const estimate = guestEstimate.read();
    const saved = savedEstimate.read();
    if (!estimate) return setState(saved ? { name: 'saved', ...saved } : readState());
    if (mustAsk(estimate)) return setState({ name: 'asking' });
    setState({ name: 'saving' });
    try {
      setState({ name: 'saved', ...(await saveGuestEstimate(estimate)) });
      onSaved?.();
    } catch (error) {
      const failure = toFailure(error, texts.failed);
      // The end of the session removes the estimate.
      setState(failure.sessionEnded ? { name: 'none' } : { name: 'failed', failure });
    }
  }

  /** Saves the estimate for a user, or shows a guest that it waits. Only another user has another estimate. */
  const start = useEffectEvent((canSave: boolean, _username?: string) => {
    if (canSave) void save();
    else setState(readState());
  });
  useEffect(() => start(isAuthenticated, username), [isAuthenticated, username]);
  const readAgain = useEffectEvent(() => {
    if (state.name === 'waiting' || state.name === 'late') setState(readState());
  });
  useEffect(() => {
    const listener = () => readAgain();
    for (const type of eventsOfTime) addEventListener(type, listener, true);
    return () => {
      for (const type of eventsOfTime) removeEventListener(type, listener, true);
    };
  }, []);

  /** Keeps a late estimate for another hour, in which it is saved for who registers or logs in. */
  const saveNow = () => {
    const late = guestEstimate.readLate();
    if (late) guestEstimate.store(late);
    start(isAuthenticated, username);
    focusHeading();
  };

  const answer = (keepsHousehold: boolean) => {
    const estimate = guestEstimate.read();
    if (estimate) guestEstimate.store({ ...estimate, keepsHousehold });
    void save();
  };

  const dismiss = () => {
    clearKeptEstimate();
    setState({ name: 'none' });
    focusHeading();
  };
  const discard = <Button onClick={dismiss}>{texts.discard}</Button>;

  const failed = state.name === 'failed' ? state.failure.message : undefined;
  const late = `${texts.late}.`;
  const outcome = { saved: texts.saved, asking: keepTexts.question, failed, late }[String(state.name)];
  if (state.name === 'none') return otherwise;
  return (
    <div>
      <Announcement text={outcome} />
      {state.name === 'waiting' && (
        <Message title={texts.waitingTitle} actions={discard}>
          <div className="stack-12">
            <p>{texts.waiting}</p>
            <KeepHousehold />
          </div>
        </Message>
      )}
      {state.name === 'asking' && (
        <Message
          title={keepTexts.question}
          actions={
            <>
              <KeepButtons onChoose={answer} />
              {discard}
            </>
          }
        />
      )}
      {state.name === 'late' && (
        <Message
          title={texts.late}
          actions={
            <>
              {state.canSave && <Button onClick={saveNow}>{texts.saveNow}</Button>}
              {discard}
            </>
          }
        />
      )}
      {state.name === 'saving' && <Message>{texts.saving}</Message>}
      {state.name === 'failed' && (
        <FormFailure
          failure={state.failure}
          actions={
            <>
              {state.failure.retryable && <Button onClick={save}>{commonTexts.tryAgain}</Button>}
              {discard}
            </>
          }
        />
      )}
      {state.name === 'saved' && (
        <Message
          tone="success"
          title={texts.saved}
          actions={
            <>
              <LinkButton variant="primary" to={toPredictionPath(state.id)} onClick={dismiss}>
                {texts.view}
              </LinkButton>
              {!isOnlyWay && (
                <Button variant="quiet" onClick={dismiss}>
                  {commonTexts.dismiss}
                </Button>
              )}
            </>
          }
        >
          {state.update ? <p>{state.update}</p> : null}
        </Message>
      )}
    </div>
  );
}

/** After these events, an hour may have passed: the tab is shown again, or a form is submitted. */
const eventsOfTime = ['visibilitychange', 'pageshow', 'submit'];

/** Reads whether the estimate of a guest waits. */
function readState(): State {
  if (guestEstimate.read()) return { name: 'waiting' };
  const late = guestEstimate.readLate();
  return late ? { name: 'late', canSave: isInForm(late) } : { name: 'none' };
}

/** Focuses the heading of the page in place of a button that is gone. */
function focusHeading(): void {
  document.querySelector('h1')?.focus({ preventScroll: true });
}

/** Question whether the household of a health estimate is saved with it. */
function KeepHousehold() {
  const [kept, setKept] = useState(() => guestEstimate.read());
  if (!kept || !('household' in kept.answers && kept.answers.household)) return null;
  const choose = (keepsHousehold: boolean) => {
    guestEstimate.store({ ...kept, keepsHousehold });
    setKept({ ...kept, keepsHousehold });
  };
  return <KeepQuestion keeps={kept.keepsHousehold} onChoose={choose} />;
}
