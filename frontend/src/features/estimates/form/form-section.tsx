import type { ReactNode } from 'react';
import { isAsked } from '#frontend/features/estimates/answers.ts';
import { sectionTexts } from '#frontend/features/estimates/questions.texts.ts';
import type { Question, Section } from '#frontend/features/estimates/questions.ts';
import { focusReplacement } from '#frontend/ui/use-focus-return.ts';
import styles from './prediction-form.module.css';
import { type FieldForm, QuestionField } from './question-field.tsx';

interface FormSectionProps {
  name: Section;
  /** Scrolls to it when the form opens, and focuses its heading. */
  opensHere?: boolean;
  children: ReactNode;
}

/** Section of a form with its heading. */
export function FormSection({ name, opensHere = false, children }: FormSectionProps) {
  const { heading, note } = sectionTexts[name] ?? {};
  return (
    <section className={styles.section}>
      <div className="stack-8">
        <h2 tabIndex={-1} ref={opensHere ? showQuestions : undefined}>
          {heading}
        </h2>
        {note ? <p className="remark">{note}</p> : null}
      </div>
      <div className="stack-24">{children}</div>
    </section>
  );
}

/** Ref of the heading from which a form continues after its prices. */
function showQuestions(heading: HTMLElement | null): void {
  heading?.scrollIntoView({ block: 'center' });
  focusReplacement(heading);
}

interface QuestionRowsProps {
  form: FieldForm;
  section: Section;
  /** Answers whose fields are elsewhere. */
  without?: readonly string[];
  /** Only questions that may be left out, or only those that may not. */
  optional?: boolean;
}

/** Fields of a section's questions in the order of their table, those of a kind side by side. */
export function QuestionRows({ form, section, without = [], optional }: QuestionRowsProps) {
  const shown = Object.entries(form.asked).filter(
    ([field, question]) =>
      question.section === section &&
      !without.includes(field) &&
      (optional === undefined || optional === (question.optional ?? false)) &&
      // The parts of a place are asked with it.
      !question.within &&
      isAsked(form.asked, field, form.values),
  );
  return [...Map.groupBy(shown, ([, question]) => toLayout(question))].map(([layout, row]) => (
    <div key={layout} className={styles[layout]}>
      {row.map(([field, question]) => (
        <QuestionField key={field} {...{ field, question, form }} />
      ))}
    </div>
  ));
}

function toLayout({ kind, optional, measure, section }: Question) {
  if (kind === 'yes-no' && !optional) return 'questions';
  return measure && section === 'body' ? 'measures' : 'row';
}
