import type { ReactNode } from 'react';
import { useCounties } from '#frontend/features/places/counties.ts';
import { type CountyInsurers, findInsurers, usePrices } from '#frontend/features/places/device-estimate.ts';
import { formatCountyByCode } from '#frontend/features/places/format-place.ts';
import { usePlanPrices } from '#frontend/features/plans/use-plan-prices.tsx';
import { Button } from '#frontend/ui/button.tsx';
import { Fold } from '#frontend/ui/fold.tsx';
import { formatIsoDate, toLineStart } from '#frontend/ui/format.ts';
import { listReasons } from '#functions/plans/enrollment.ts';
import { getExchange } from '#functions/plans/state-offices.ts';
import { locale } from '#functions/plans/texts/en.ts';
import type { Insurer } from '#model/serving/places.ts';
import styles from './insurers-and-events.module.css';
import { insurerTexts as texts } from './insurers-and-events.texts.ts';
import { useEvents } from './page-steps.ts';
import { showEvents, WhyNow } from './why-now.tsx';

/** Day of the list of requests: federal rate review and the states' own lists, read in November 2026. */
const filedBy = '2026-08-04';

/** Insurers of the county, and events that open an enrollment, of which one is that an insurer leaves. */
export function InsurersAndEvents() {
  const { prices } = usePlanPrices();
  const { choose } = useEvents();
  const tellOfLeaving = () => {
    choose('insurer_leaves');
    showEvents();
  };
  return (
    <>
      {prices && <InsurersOfCounty onLeave={tellOfLeaving} />}
      <WhyNow />
    </>
  );
}

interface InsurersProps {
  /** Shows what to do when an insurer leaves. */
  onLeave: () => void;
}

/** Insurers of the county in a fold, whose title says how many may leave; it has what to do then. */
function InsurersOfCounty({ onLeave }: InsurersProps) {
  const { age, state, county } = usePlanPrices().priced.input_data;
  useCounties(county !== undefined);
  const isLoaded = usePrices(state) === 'loaded';
  if (county === undefined || !isLoaded) return null;
  const found = findInsurers(state, county);
  const { missing, left } = splitRequests(found?.insurers ?? []);
  const leaves = listReasons(Math.floor(age), formatIsoDate(new Date())).find(
    ({ reason }) => reason === 'insurer_leaves',
  );
  const year = found?.year !== undefined && !hasEnded(found.year) ? found.year : undefined;
  const leaving = year === undefined ? 0 : missing.length;
  return (
    <Fold title={texts.title(toLineStart(formatCountyByCode(county)), leaving)} heading="h2">
      <div className="stack-8">
        {year !== undefined && leaving > 0 && (
          <div className="measure">
            <p>
              <span>{texts.mayLeave(nameAll(missing), leaving, year)}</span>
              <span>{texts.noProof}</span>
              {left && <span>{texts.oneLeft(nameAll(missing), nameAll([left]))}</span>}
            </p>
            {leaves && (
              <Button variant="link" onClick={onLeave}>
                {leaves.name}
              </Button>
            )}
          </div>
        )}
        {found ? <InsurerList {...found} /> : <p>{texts.unknown(getExchange(state).name)}</p>}
      </div>
    </Fold>
  );
}

const hasEnded = (year: number) => new Date().getFullYear() > year;

/** Requests of the insurers of a county, the insurers without one, and the one that is left where the others have none. */
export function splitRequests(insurers: readonly Insurer[]) {
  const requests = insurers.flatMap(([, rise]) => rise ?? []);
  const missing = insurers.filter(([, rise]) => rise === null);
  const left = requests.length === 1 ? insurers.find(([, rise]) => rise !== null) : undefined;
  return { requests, missing, left };
}

function InsurerList({ insurers, year }: CountyInsurers) {
  const { requests } = splitRequests(insurers);
  const mean = requests.reduce((sum, rise) => sum + rise, 0) / requests.length;
  const isOver = year !== undefined && hasEnded(year);
  const sorted = [...insurers].sort(([, one], [, other]) => (one ?? Infinity) - (other ?? Infinity));
  return (
    <>
      <p>{year === undefined ? texts.sell : texts.asked(year)}</p>
      <ul className={`${styles.requests} stack-4`}>
        {sorted.map(([name, rise]) => (
          <li key={name} className="pair">
            <span lang="en">{name}</span>
            {year !== undefined && (
              <span className={rise === null ? 'quiet' : 'strong'}>
                {rise === null ? texts.noFiling(year) : formatRise(rise)}
              </span>
            )}
          </li>
        ))}
      </ul>
      {requests.length > 0 && (
        <p className="remark">
          {texts.requests(filedBy, requests.length > 1 ? formatRise(mean) : '', isOver)}
        </p>
      )}
    </>
  );
}

/** Formats a rise in whole percent with its sign: "+6%". */
function formatRise(percent: number): string {
  const whole = Math.round(percent);
  return `${['\u2212', '', '+'][1 + Math.sign(whole)]}${Math.abs(whole)}%`;
}

/** Names of insurers as a list. Marketing names are English. */
function nameAll(insurers: readonly Insurer[]): ReactNode {
  // A name such as "Moda Health Plan, Inc." may end a sentence.
  const names = insurers.map(([name]) => name.replace(/\.$/, ''));
  return new Intl.ListFormat(locale).formatToParts(names).map(({ type, value }) => (
    <span key={value} lang={type === 'element' ? 'en' : undefined}>
      {value}
    </span>
  ));
}
