import { maxPricedAge } from '#contract/household-bounds.ts';
import { Announcement } from '#frontend/ui/announcement.tsx';
import { Fold } from '#frontend/ui/fold.tsx';
import { formatIsoDate, formatDate as formatLongDate } from '#frontend/ui/format.ts';
import { findEffect, formatDay, listReasonSteps, listReasons } from '#functions/plans/enrollment.ts';
import { findApplicant, isChild } from '#functions/plans/household.ts';
import type { PlanPrices } from '#functions/plans/plan-prices.ts';
import { locale } from '#functions/plans/texts/en.ts';
import { DayField } from './day-field.tsx';
import { monthTexts } from './month-list.texts.ts';
import { MonthSpans } from './month-list.tsx';
import { describeMonths, nameOf, toInSentence } from './month-sentences.ts';
import { birthday65, type PageBirthday } from './page-steps.ts';
import { Steps } from './steps.tsx';
import styles from './turning-65.module.css';
import { medicareTexts as texts } from './turning-65.texts.ts';

interface BirthdaysProps {
  prices: PlanPrices;
  /** Those of people of 64, at least one. */
  birthdays: readonly PageBirthday[];
}

/** Days on which people turn 65, and the months of the plan year before and after. */
export function Birthdays({ prices, birthdays: given }: BirthdaysProps) {
  const { plan_year: year, household } = prices;
  const today = formatIsoDate(new Date());
  const birthdays = given.map((birthday) => ({ ...birthday, who: nameOf([birthday.person], prices) }));
  const events = birthdays.flatMap(({ event }) => event ?? []);
  const isAlone = household.people.filter((person) => !isChild(person)).length === 1;
  const isOne = birthdays.length === 1;
  const isOfApplicant = isOne && household.people[birthdays[0]?.person ?? 0] === findApplicant(household);
  const toLabel = (who: string) =>
    isOfApplicant
      ? (listReasons(maxPricedAge, today).find((listed) => listed.reason === birthday65)?.day ?? '')
      : monthTexts.birthday(toInSentence(who));
  const tellOf = (who: string, sentence: string | undefined) =>
    sentence && !isOne ? texts.of(who, sentence) : sentence;
  const noPlans = birthdays.map(
    ({ event, who }) => event && tellOf(who, formatNoPlan(year, findEffect(event))),
  );
  const needsMonths =
    noPlans.some((sentence) => sentence === undefined) || prices.people.length > birthdays.length;
  const shown = events.length > 0 && needsMonths ? describeMonths(prices, events) : undefined;
  return (
    <section aria-labelledby="turning-65" className={`stack-12 ${shown ? '' : 'screen-only'}`}>
      <h2 id="turning-65" className="text-16 body-font">
        {texts.title(year, isAlone)}
      </h2>
      <div className={`${styles.days} screen-only`}>
        {birthdays.map(({ person, day, setDay, who }, index) => (
          <DayField
            key={person}
            reason={index === 0 ? birthday65 : `${birthday65}_too`}
            day={day}
            planYear={year}
            label={toLabel(who)}
            onChange={setDay}
          />
        ))}
      </div>
      {events.length === 0 && <p className="remark">{texts.until}</p>}
      {birthdays.map(
        ({ person, event, who }, index) =>
          event && (
            <div key={person} className="stack-8">
              {noPlans[index] ? (
                <p>{noPlans[index]}</p>
              ) : (
                <YearStrip label={isOne ? undefined : who} year={year} effect={findEffect(event)} />
              )}
              <SignUp day={event.day} today={today} tell={(sentence) => tellOf(who, sentence)} />
            </div>
          ),
      )}
      <Announcement text={noPlans.find(Boolean)} isTyped />
      {shown && <MonthSpans prices={prices} shown={shown} />}
      {events.length > 0 && (
        <Fold title={texts.steps}>
          <div className="stack-12">
            {shown?.sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            {birthdays.map(({ person, list }) => list && <Steps key={person} steps={list.steps} />)}
          </div>
        </Fold>
      )}
    </section>
  );
}

/** First or last day to sign up for Medicare, while it is still to come. */
function SignUp({
  day,
  today,
  tell,
}: {
  day: string;
  today: string;
  tell: (sentence: string) => string | undefined;
}) {
  const sentence = formatSignUp(day, today);
  return sentence && <p className="strong">{tell(sentence)}</p>;
}

/**
 * Says when to sign up; undefined after the last day for it.
 * @param day 65th birthday
 */
export function formatSignUp(day: string, today: string): string | undefined {
  const steps = listReasonSteps(birthday65, day, today);
  const find = (code: string) => steps.find((step) => step.code === code)?.date ?? '';
  const [first, last] = [find('sign_up'), find('last_day')];
  const format = (date: string) =>
    date.slice(0, 4) === today.slice(0, 4) ? formatDay(date) : formatLongDate(`${date}T12:00`);
  if (today < first) {
    return texts.signUpFrom(format(first), Math.round((Date.parse(first) - Date.parse(today)) / 86_400_000));
  }
  return today <= last ? texts.signUpUntil(format(last)) : undefined;
}

interface YearStripProps {
  /** Whose months they are, where two people turn 65. */
  label: string | undefined;
  year: number;
  /** First day of Medicare by ISO 8601. */
  effect: string;
}

const monthName = new Intl.DateTimeFormat(locale, { month: 'narrow', timeZone: 'UTC' });

/** Months of a year in two colors: before Medicare and with it. The months below it have the same in words. */
function YearStrip({ label, year, effect }: YearStripProps) {
  const months = Array.from({ length: 12 }, (_, month) => ({
    name: monthName.format(Date.UTC(year, month)),
    isMedicare: `${year}-${String(month + 1).padStart(2, '0')}-01` >= effect,
    key: month,
  }));
  return (
    <div aria-hidden="true" className="stack-4">
      {label && <p className="remark">{label}</p>}
      <div className={styles.strip}>
        {months.map(({ key, name, isMedicare }) => (
          <div key={key} className="remark">
            <svg className={styles.month} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
              <rect width="1" height="1" fill={`var(${isMedicare ? '--control' : '--action'})`} />
            </svg>
            {name}
          </div>
        ))}
      </div>
      <p className="row remark">
        <Legend color="--action" text={texts.plan} />
        <Legend color="--control" text={texts.medicare} />
      </p>
    </div>
  );
}

const Legend = ({ color, text }: { color: string; text: string }) => (
  <span>
    <svg className={styles.key} viewBox="0 0 1 1" aria-hidden="true">
      <rect width="1" height="1" fill={`var(${color})`} />
    </svg>
    {text}
  </span>
);

/**
 * Says that a plan year needs no plan; undefined where Medicare begins during or after it.
 * @param effect first day of Medicare by ISO 8601
 */
export function formatNoPlan(year: number, effect: string): string | undefined {
  const start = `${year}-01-01`;
  return effect > start ? undefined : texts.noPlan(year, effect < start);
}
