import { type FormEvent, useRef, useState } from 'react';
import { predictionLabel } from '#contract/fields.ts';
import type { OtherVersion, Prediction } from '#contract/predictions.ts';
import { toOutcome, useOutcome } from '#frontend/api/outcome.ts';
import { typedTexts } from '#frontend/api/typed-texts.ts';
import { Button } from '#frontend/ui/button.tsx';
import { commonTexts } from '#frontend/ui/common.texts.ts';
import { TextField } from '#frontend/ui/field.tsx';
import { FormFailure } from '#frontend/ui/form-messages.tsx';
import { showSuccess } from '#frontend/ui/toasts.ts';
import { useFocusReturn } from '#frontend/ui/use-focus-return.ts';
import styles from './prediction-label.module.css';
import { labelTexts as texts } from './prediction-label.texts.ts';
import { labelPrediction } from './stored-predictions.ts';

interface PredictionLabelProps {
  prediction: Prediction | OtherVersion;
  /** Receives the prediction with its new label. */
  onChange: (prediction: Prediction | OtherVersion) => void;
}

/** Saves or removes a label, and reports it. */
function useSaving({ prediction: { id }, onChange }: PredictionLabelProps) {
  const [busy, setBusy] = useState(false);
  const { failure, settle } = useOutcome('label', texts.failed);
  useFocusReturn(busy);

  /** Returns true if it succeeds. */
  async function save(label: string | null): Promise<boolean> {
    setBusy(true);
    const change = async () => onChange(await labelPrediction(id, label));
    const failed = await settle(() => toOutcome(texts.failed, change));
    setBusy(false);
    if (!failed) showSuccess(label === null ? texts.removed : texts.saved);
    return !failed;
  }

  return { busy, failure, save };
}

/** Group of the text of a label in the tab. */
const toGroup = (id: string) => `label-${id}.`;

/** Buttons to set, change and remove the label of a prediction, or the form for it. */
export function PredictionLabel(props: PredictionLabelProps) {
  /** Undefined until the form is opened for the first time. */
  const group = toGroup(props.prediction.id);
  const [isKept] = useState(() => typedTexts.hasGroup(group));
  const [editing, setEditing] = useState<boolean | undefined>(isKept || undefined);
  const close = () => {
    typedTexts.clear(group);
    setEditing(false);
  };
  if (editing) return <LabelForm {...props} focuses={!isKept} onClose={close} />;
  return <LabelButtons {...props} autoFocus={editing === false} onEdit={() => setEditing(true)} />;
}

interface ResultLabelProps {
  prediction: Prediction;
  /** Receives the prediction with its new label. */
  onChange: (prediction: Prediction) => void;
}

/** Label of the prediction that a form has stored. */
export function ResultLabel({ prediction, onChange }: ResultLabelProps) {
  const [label, setLabel] = useState(prediction.label);
  const { label: _first, ...unnamed } = prediction;
  const named = { ...unnamed, ...(label !== undefined && { label }) } as Prediction;
  return (
    <div className="stack-8">
      {label === undefined ? null : <strong>{label}</strong>}
      <PredictionLabel
        prediction={named}
        onChange={(changed) => {
          setLabel(changed.label);
          if (!('other_version' in changed)) onChange(changed);
        }}
      />
    </div>
  );
}

interface LabelButtonsProps extends PredictionLabelProps {
  /** Focuses the button of the form, which was closed. */
  autoFocus: boolean;
  onEdit: () => void;
}

function LabelButtons({ autoFocus, onEdit, ...props }: LabelButtonsProps) {
  const { label } = props.prediction;
  const edit = useRef<HTMLButtonElement>(null);
  const { busy, failure, save } = useSaving(props);

  return (
    <div className={`${styles.label} stack-16 screen-only`}>
      <div className="row">
        <Button ref={edit} autoFocus={autoFocus} onClick={onEdit}>
          {label === undefined ? texts.add : texts.change}
        </Button>
        {label === undefined ? null : (
          <Button
            variant="quiet"
            busyLabel={busy && texts.removing}
            onClick={async () => (await save(null)) && edit.current?.focus()}
          >
            {texts.remove}
          </Button>
        )}
      </div>
      <FormFailure failure={failure} />
    </div>
  );
}

interface LabelFormProps extends PredictionLabelProps {
  /** False for a form that the tab has kept: the page has the focus. */
  focuses: boolean;
  onClose: () => void;
}

function LabelForm({ focuses, onClose, ...props }: LabelFormProps) {
  const name = `${toGroup(props.prediction.id)}text`;
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const { busy, failure, save } = useSaving(props);
  const rejection = failure?.fields.label;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const parsed = predictionLabel.safeParse(input.current?.value);
    setError(parsed.error?.issues[0]?.message);
    if (!parsed.success) input.current?.focus();
    else if (await save(parsed.data)) onClose();
  }

  return (
    <form className={`${styles.label} stack-16 screen-only`} noValidate onSubmit={submit}>
      <TextField
        ref={input}
        name="label"
        label={texts.label}
        hint={texts.hint}
        autoFocus={focuses}
        readOnly={busy}
        onFocus={({ target }) => target.select()}
        defaultValue={typedTexts.find(name) ?? props.prediction.label}
        onChange={({ target }) => typedTexts.store({ [name]: target.value })}
        error={error ?? rejection}
      />
      <div className="row">
        <Button type="submit" variant="primary" busyLabel={busy && commonTexts.saving}>
          {texts.save}
        </Button>
        <Button onClick={onClose}>{commonTexts.cancel}</Button>
      </div>
      <FormFailure failure={rejection ? undefined : failure} />
    </form>
  );
}
