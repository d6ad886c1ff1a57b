import { useState } from 'react';
import { useTypedText } from '#frontend/api/typed-texts.ts';
import { stepTexts } from '#frontend/features/plans/steps/cliff.texts.ts';
import { TypedField } from '#frontend/ui/typed-field.tsx';
import { findEventYears, readDay } from '#functions/plans/enrollment.ts';
import { dayTexts as texts } from './day-field.texts.ts';

interface DayFieldProps {
  /** Event of the day. */
  reason: string;
  label: string;
  planYear: number;
  /** Day by ISO 8601, or an empty text. */
  day: string;
  onChange: (day: string) => void;
}

/** Day of an event, which stays in the tab, and a function that changes it. A stored text is read as a typed one is. */
export function useEventDay(reason: string, planYear: number, initial = ''): [string, (day: string) => void] {
  const [kept, store] = useTypedText(`event.${reason}.day`, initial);
  return [readDay(kept, planYear) ?? '', store];
}

/** Ages of events that are birthdays, of which a household may have two. */
const birthdays: Readonly<Record<string, number>> = { turning_26: 26, turning_65: 65, turning_65_too: 65 };

/** Earliest year of birth; a year of fewer digits is on the way to another one. */
const firstYear = 1900;

/**
 * Day of an event. While it is typed, a date field has days of other years, or none: the last plausible day stays until
 * there is another one, or the field is empty.
 */
export function DayField({ reason, label, planYear, day, onChange }: DayFieldProps) {
  const [typed, setTyped] = useState(day);
  return (
    <TypedField
      name={`day-${reason}`}
      type="date"
      label={label}
      hint={stepTexts.onDevice}
      error={formatProblem(typed, reason, planYear)}
      value={typed}
      onChange={({ target: { value, validity } }) => {
        setTyped(value);
        const known = readDay(value, planYear);
        // A day of which a part is missing is an empty value too.
        const isEmpty = value === '' && !validity.badInput;
        if (known !== undefined || isEmpty) onChange(known ?? '');
      }}
    />
  );
}

/** Problem of a text that is no plausible day. */
function formatProblem(text: string, reason: string, planYear: number): string | undefined {
  if (text === '' || readDay(text, planYear)) return undefined;
  const { from, to } = findEventYears(planYear);
  const year = Number(/^(\d{4})-/.exec(text)?.[1]);
  const age = birthdays[reason];
  return age !== undefined && year >= firstYear && year < from
    ? texts.notBirth(age)
    : texts.otherYear(from, to);
}
