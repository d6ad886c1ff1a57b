import type { ReactNode } from 'react';
import { Card } from '#frontend/ui/content.tsx';
import { formatIsoDate } from '#frontend/ui/format.ts';
import { SignatureLine } from '#frontend/ui/signature-line.tsx';
import { findDeadline, formatDay, listEnrollmentSteps } from '#functions/plans/enrollment.ts';
import { getExchange } from '#functions/plans/state-offices.ts';
import styles from './dashboard.module.css';
import { enrollmentCardTexts as texts } from './enrollment-card.texts.tsx';

/** Title and text about the enrollment for the next plan year on a day, and its days if it is open. */
export function describeEnrollment(state: string | undefined, today: string) {
  const { opens, closes } = getExchange(state);
  const deadline = findDeadline(state, today);
  const [step] = listEnrollmentSteps(state, today);
  const isOpen = today >= opens && today <= closes;
  if (!deadline || !isOpen) {
    const where = step?.text ?? '';
    const text = today < opens ? texts.opens(formatDay(opens), where) : where;
    const isLinked = step?.code === 'enrollment_begins';
    // A heading ends without the colon that leads to the text in a line.
    const title = step?.title.replace(/:$/, '');
    return { title, text, days: isOpen ? { opens, closes } : undefined, isLinked };
  }
  const title = deadline.days === 0 ? texts.lastDay : texts.daysLeft(deadline.days);
  return { title, text: deadline.text, days: { opens, closes, last: deadline.date } };
}

const toDay = (date: string) => Date.parse(date) / 86_400_000;

interface EnrollmentCardProps {
  /** State of the newest health prediction. */
  state: string | undefined;
  /** Prices. */
  children: ReactNode;
}

export function EnrollmentCard({ state, children }: EnrollmentCardProps) {
  const today = formatIsoDate(new Date());
  const { title, text, days, isLinked } = describeEnrollment(state, today);
  const exchange = getExchange(state);
  return (
    <Card labelledBy="enrollment" className={`${styles.days} stack-8`}>
      <div className="pair">
        <h2 id="enrollment">
          <span>{title}</span>
          {days?.last && <span className="visually-hidden">{` ${texts.toEnroll}`}</span>}
        </h2>
        <p>{text}</p>
      </div>
      {isLinked && (
        <p>
          <a href={exchange.url} rel="noreferrer">
            {exchange.name}
          </a>
        </p>
      )}
      {days ? (
        <div>
          <SignatureLine
            big
            min={toDay(days.opens)}
            max={toDay(days.closes)}
            bars={[{ from: toDay(days.opens), to: toDay(today), kind: 'plain' }]}
            ticks={days.last ? [toDay(days.last)] : []}
          />
          <p className="between remark" aria-hidden="true">
            <span>{formatDay(days.opens)}</span>
            <span>{formatDay(days.closes)}</span>
          </p>
        </div>
      ) : null}
      <div className={`${styles.prices} stack-4`}>{children}</div>
    </Card>
  );
}
