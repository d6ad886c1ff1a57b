import { toPlainText } from '#contract/typed-text.ts';
import { formTexts } from '#frontend/features/estimates/form/form.texts.ts';
import { findUnit } from '#frontend/features/estimates/measurement-units.ts';
import { parseNumberText } from '#frontend/features/estimates/number-text.ts';
import { noteTexts } from '#frontend/features/estimates/question-notes.texts.ts';
import { type Note, writeNote } from '#frontend/features/estimates/question-notes.ts';
import type { Question, Questions } from '#frontend/features/estimates/questions.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Dialog } from '#frontend/ui/dialog.tsx';
import { type FormInput, listInputs, parseValidAnswers, readUnitTexts } from './form-values.ts';

/** Note on a text without any digit, which is not the beginning of a number. */
function noteUnreadable(field: string, question: Question | undefined, form: FormInput): Note | undefined {
  const wrong = listInputs(field, question, form).find(({ name }) => {
    const text = String(form[name]);
    return /\p{L}/u.test(text) && !/\d/.test(toPlainText(text));
  });
  return wrong && { text: formTexts.unreadableNumber(wrong.label, wrong.example) };
}

/** Note on a number below 0, of which the one above 0 was probably meant. */
function noteNegative(field: string, question: Question | undefined, form: FormInput): Note | undefined {
  for (const { name, label } of listInputs(field, question, form)) {
    const value = parseNumberText(String(form[name])) ?? 0;
    if (value >= 0) continue;
    const fix = { label: noteTexts.use(-value), values: { [name]: String(-value) } };
    return { text: formTexts.belowZero(label, -value), fix, ask: true };
  }
  return undefined;
}

/** Note on a point before three digits, as Spanish separates thousands: 12.000 miles may be 12,000. */
function noteGrouped(field: string, question: Question | undefined, form: FormInput): Note | undefined {
  const [input] = listInputs(field, question, form);
  const text = toPlainText(String(form[input?.name ?? ''] ?? '')).trim();
  const [typed, whole = '', rest = ''] = /^(\d{1,3})\.(\d{3})(?!\d)/.exec(text) ?? [];
  // In the other fields, such as that of thousands of kilometers, the point is probably a decimal one.
  if (typed === undefined || !input || input.example < 1000) return undefined;
  const proposed = question?.measure ? `${whole},${rest}` : whole + rest;
  const fix = { label: noteTexts.use(proposed), values: { [input.name]: proposed } };
  return { text: noteTexts.grouped(typed, Number(typed), proposed), fix, ask: true };
}

/** Feet and inches in one field without a sign between them: 511, 602, 5 11. */
const feetThenInches = /^([4-7])(?: (\d|0\d|1[01])|(0\d|1[01]))$/;

/** Note on a height whose inches are typed after its feet in one field. */
function noteFeetThenInches(
  field: string,
  question: Question | undefined,
  form: FormInput,
): Note | undefined {
  const [feet, inches] = listInputs(field, question, form);
  if (!feet || !inches || !question?.measure || Number(form[inches.name] ?? 0) !== 0) return undefined;
  const text = toPlainText(String(form[feet.name])).trim().replace(/ +/, ' ');
  const [, whole, spaced, joined = spaced] = feetThenInches.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const unit = findUnit(question.measure, form);
  const values = { [feet.name]: whole, [inches.name]: String(Number(joined)) };
  const proposed = unit.format(Number(whole) * 12 + Number(joined));
  return { text: noteTexts.meant(proposed), fix: { label: noteTexts.use(proposed), values }, ask: true };
}

/** Builds the notes of a form by the field of the answer. */
export function buildNotes(
  questions: Questions,
  typed: FormInput,
  { year, language }: { year: number; language: string },
): Record<string, Note | undefined> {
  const form = { ...typed, ...readUnitTexts(questions, typed) };
  const answers = parseValidAnswers(questions, form);
  const notes = Object.entries(answers).map(([field, value]) => {
    const meant = noteFeetThenInches(field, questions[field], form);
    if (meant) return [field, meant];
    if (typeof value !== 'number') return [field, noteUnreadable(field, questions[field], form)];
    const doubt = noteNegative(field, questions[field], form) ?? noteGrouped(field, questions[field], typed);
    if (doubt) return [field, doubt];
    const note = writeNote[field]?.(value, { field, answers, units: form, year, language });
    return [field, typeof note === 'string' ? { text: note } : note];
  });
  return Object.fromEntries(notes);
}

interface DoubtDialogProps {
  doubt: Note;
  onClose: () => void;
  /** Sends the answers, with changes of the form if some are given. */
  onSend: (changed?: Note['fix']) => void;
}

/** Question before a value is sent that is surely not meant. */
export function DoubtDialog({ doubt: { text, fix, ask }, onClose, onSend }: DoubtDialogProps) {
  return (
    <Dialog
      title={formTexts.checkAnswer}
      description={text}
      onClose={onClose}
      action={
        <>
          {ask === 'first' ? null : <Button onClick={() => onSend()}>{formTexts.anyway}</Button>}
          {fix ? (
            <Button variant="primary" onClick={() => onSend(fix)}>
              {fix.label}
            </Button>
          ) : null}
        </>
      }
    />
  );
}
