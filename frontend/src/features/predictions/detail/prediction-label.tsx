import { type FormEvent, useRef, useState } from 'react';
import { predictionLabel } from '#contract/fields.ts';
import type { Prediction } from '#contract/predictions.ts';
import { type Failure, toFailure } from '#frontend/api/failure.ts';
import { labelPrediction } from '#frontend/features/predictions/requests.ts';
import { Button } from '#frontend/ui/button.tsx';
import { TextField } from '#frontend/ui/field.tsx';
import { FormFailure } from '#frontend/ui/form-messages.tsx';
import { dismissErrors, showError, showSuccess } from '#frontend/ui/toasts.ts';
import { useFocusReturn } from '#frontend/ui/use-focus-return.ts';
import styles from './prediction-detail.module.css';

const failureMessage = 'Failed to save the label';

interface PredictionLabelProps {
  prediction: Prediction;
  /** Receives the prediction with its new label. */
  onChange: (prediction: Prediction) => void;
}

/** Buttons to set, change and remove the label of a prediction, and the form for it. */
export function PredictionLabel({ prediction, onChange }: PredictionLabelProps) {
  const { id, label } = prediction;
  /** Text in the form; undefined while it is closed. */
  const [text, setText] = useState<string>();
  const [wasEdited, setWasEdited] = useState(false);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const edit = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useFocusReturn(busy);

  const isEditing = text !== undefined;

  async function save(next: string | null) {
    setBusy(true);
    setFailure(undefined);
    try {
      onChange(await labelPrediction(id, next));
      dismissErrors('label');
      showSuccess(next === null ? 'Label removed' : 'Label saved');
      setText(undefined);
      if (next === null) edit.current?.focus();
    } catch (thrown) {
      const failed = toFailure(thrown, failureMessage);
      if (!failed.sessionEnded) {
        showError(failed.message, 'label');
        setFailure(failed);
      }
    } finally {
      setBusy(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const parsed = predictionLabel.safeParse(text);
    setError(parsed.error?.issues[0]?.message);
    if (parsed.success) void save(parsed.data);
    else input.current?.focus();
  }

  function close() {
    setFailure(undefined);
    setError(undefined);
    setText(undefined);
  }

  if (isEditing) {
    return (
      <form className={`${styles.label} stack-16 screen-only`} noValidate onSubmit={submit}>
        <TextField
          ref={input}
          name="label"
          label="Label"
          hint="A name to find it by, up to 60 characters, such as “Blue hatchback”."
          autoComplete="off"
          autoFocus
          onFocus={({ target }) => target.select()}
          value={text}
          error={error ?? failure?.fields.label}
          onChange={({ target }) => setText(target.value)}
        />
        <div className="row">
          <Button type="submit" variant="primary" busyLabel={busy && 'Saving...'}>
            Save label
          </Button>
          <Button onClick={close}>Cancel</Button>
        </div>
        <FormFailure failure={failure?.fields.label ? undefined : failure} />
      </form>
    );
  }
  return (
    <div className={`${styles.label} stack-16 screen-only`}>
      <div className="row">
        <Button
          ref={edit}
          autoFocus={wasEdited}
          onClick={() => {
            setWasEdited(true);
            setText(label ?? '');
          }}
        >
          {label === undefined ? 'Add a label' : 'Change label'}
        </Button>
        {label === undefined ? null : (
          <Button variant="quiet" busyLabel={busy && 'Removing...'} onClick={() => save(null)}>
            Remove label
          </Button>
        )}
      </div>
      <FormFailure failure={failure} />
    </div>
  );
}
