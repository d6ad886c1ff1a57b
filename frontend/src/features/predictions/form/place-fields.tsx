import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import { loadCode } from '#frontend/api/failure.ts';
import { OnDemand } from '#frontend/api/loaded-content.tsx';
import { formatPlace } from '#frontend/features/predictions/answers.ts';
import { loadCounties, useCounties } from '#frontend/features/predictions/places/counties.ts';
import { notGiven, questions, stateNames, toOptions } from '#frontend/features/predictions/questions.ts';
import { missingPrices } from '#frontend/features/predictions/texts/en.ts';
import { Button } from '#frontend/ui/button.tsx';
import { ChoiceField, SelectField, TextField } from '#frontend/ui/field.tsx';
import { formatTerritory } from '#functions/plans/territories.ts';
import type { ZipCounty, ZipPlace } from '#functions/plans/zip-list.ts';
import { unselectedCounty } from './form-values.ts';
import styles from './prediction-form.module.css';
import type { useQuestionForm } from './use-question-form.ts';

type Form = ReturnType<typeof useQuestionForm>;

/** Parses a ZIP code, of which the four digits after a hyphen are left out; undefined for another text. */
export function parseZip(text: string): string | undefined {
  return /^\s*(\d{5})(?:-\d{4})?\s*$/.exec(text)?.[1];
}

interface PlaceValues {
  state: string;
  county: string;
  zip3?: string;
}

const nowhere: PlaceValues = { state: '', county: '' };

/** Place of all options: the county of a single one, or the state that they have in common. */
function findCommon([first = nowhere, ...others]: readonly PlaceValues[]): PlaceValues {
  if (others.length === 0) return first;
  return others.every(({ state }) => state === first.state) ? { ...nowhere, state: first.state } : nowhere;
}

/** Returns true for a state that the counties of a ZIP code are not in. */
const isElsewhere = (counties: readonly ZipCounty[], state: string) =>
  counties.length > 0 && !counties.some((county) => county.state === state);

const zipTexts = {
  county: { label: 'ZIP code' },
  state: { label: 'ZIP code (optional)', hint: 'Only the state counts, not the ZIP code.' },
};

interface PlaceFieldsProps {
  form: Form;
  /** False where prices differ by state only. */
  hasCounty: boolean;
}

/** ZIP code, which fills in state and county, and in its place a choice of them. */
export function PlaceFields({ form, hasCounty }: PlaceFieldsProps) {
  const { values } = form;
  const [zip, state] = [String(values.zip), String(values.state)];
  const [isManual, setManual] = useState(false);
  const [left, setLeft] = useState(false);
  /** State that was chosen but is not that of the ZIP code. */
  const [overruled, setOverruled] = useState('');
  const fillPlace = ({ state, county, zip3 = '' }: PlaceValues) =>
    form.fill({ state, ...(hasCounty && { county, zip3, [unselectedCounty]: '' }) });
  const { place, options, isMissing, retry } = useZipPlace(zip, ({ counties }) => {
    if (counties.length === 0) return;
    const isOther = isElsewhere(counties, state);
    if (!isOther && (!hasCounty || values.county || values[unselectedCounty])) return;
    if (isOther) setOverruled(state);
    fillPlace(findCommon(counties));
  });
  useCounties(hasCounty && Boolean(values.county));
  const showsManual = isManual || (state !== '' && zip.trim() === '');
  const note = formatPlaceNote({ place, left, values, hasCounty });
  const correction = overruled && state && ` ZIP code ${parseZip(zip)} is not in ${stateNames[overruled]}.`;

  return (
    <div className="stack-12">
      <div className={styles.zip}>
        <TextField
          {...(hasCounty ? zipTexts.county : zipTexts.state)}
          inputMode="numeric"
          {...form.bind('zip', {
            onChange: ({ target }) => {
              preloadZips(target.value);
              setLeft(false);
              setOverruled('');
              fillPlace({ ...nowhere, ...(showsManual && { state }) });
            },
            onBlur: () => setLeft(true),
          })}
        />
        <p className={note && options.length > 0 ? styles.place : 'remark'} role="status">
          {note}
          {correction}
        </p>
      </div>
      {isMissing ? (
        <p className="row" role="alert">
          {missingPrices} <Button onClick={retry}>Try again</Button>
        </p>
      ) : null}
      <ZipChoice
        options={options}
        hasCounty={hasCounty}
        value={String(hasCounty ? values.county : state)}
        onChoose={fillPlace}
      />
      {showsManual ? (
        <div className={styles.row}>
          <SelectField
            label="State"
            options={[notGiven, ...toOptions(stateNames)]}
            {...form.bind('state', {
              onChange: ({ target }) => {
                const isOther = isElsewhere(options, target.value);
                setOverruled(isOther ? target.value : '');
                if (isOther) form.fill({ state });
                else fillPlace({ ...nowhere, state: target.value });
              },
            })}
          />
          {hasCounty && state ? <County form={form} state={state} /> : null}
        </div>
      ) : (
        <p>
          <Button
            variant="link"
            className="target"
            onClick={() => {
              flushSync(() => setManual(true));
              document.getElementById('state')?.focus();
            }}
          >
            {hasCounty ? 'Choose state and county instead' : 'Choose state instead'}
          </Button>
        </p>
      )}
    </div>
  );
}

/** Loads the county's field with the list that it searches, so that one retry is for both. */
async function loadCountyField() {
  const [code] = await Promise.all([loadCode(() => import('./county-field.tsx')), loadCounties()]);
  return code;
}

function County({ form, state }: { form: Form; state: string }) {
  const { name, error } = form.bind('county');
  return (
    <OnDemand
      load={loadCountyField}
      toast={{ id: 'counties', message: 'Failed to load the counties' }}
      heading={`[id="${name}"]`}
    >
      {({ CountyField }) => (
        <CountyField
          {...{ name, error, state }}
          label={questions.health.county?.label}
          hint={questions.health.county?.hint}
          value={String(form.values.county)}
          onChange={(fips) => form.fill({ county: fips, zip3: '' })}
          unselected={String(form.values[unselectedCounty])}
          onEdit={(text) => form.fill({ [unselectedCounty]: text })}
        />
      )}
    </OnDemand>
  );
}

interface ZipChoiceProps {
  options: readonly ZipCounty[];
  hasCounty: boolean;
  /** County or state that is chosen. */
  value: string;
  onChoose: (option: ZipCounty) => void;
}

/** Choice among the counties, or the states, of a ZIP code whose prices differ. */
function ZipChoice({ options, hasCounty, value, onChoose }: ZipChoiceProps) {
  const toKey = ({ county, state }: ZipCounty) => (hasCounty ? county : state);
  const distinct = new Map(options.map((option) => [toKey(option), option]));
  if (distinct.size < 2) return null;
  return (
    <ChoiceField
      name="zip-choice"
      label={`Which ${hasCounty ? 'county' : 'state'} do you live in?`}
      hint="This ZIP code is in more than one, with different prices."
      options={[...distinct].map(([key, option]) => ({
        value: key,
        label: formatPlace({ state: option.state, ...(hasCounty && { county: option.county }) }),
      }))}
      value={value}
      onChange={({ target }) => {
        const chosen = distinct.get(target.value);
        if (chosen) onChoose(chosen);
      }}
    />
  );
}

/**
 * Place of a ZIP code, once its list is loaded.
 * @param onFound called with each place that is found, for the present values of the form
 */
function useZipPlace(zip: string, onFound: (place: ZipPlace) => void) {
  const code = parseZip(zip);
  const [found, setFound] = useState<{ code: string; place?: ZipPlace }>();
  const receive = useEffectEvent((result: { code: string; place?: ZipPlace }) => {
    // The code may have been changed in the meantime.
    if (result.code !== code) return;
    setFound(result);
    if (result.place) onFound(result.place);
  });
  const [attempt, retry] = useReducer((count: number) => count + 1, 1);
  useEffect(() => {
    if (!code || !attempt) return;
    Promise.all([findZip(code), loadCounties()]).then(
      ([place]) => receive({ code, place }),
      () => receive({ code }),
    );
  }, [code, attempt]);
  const result = found?.code === code ? found : undefined;
  return {
    place: result?.place,
    options: result?.place?.counties ?? [],
    isMissing: result !== undefined && !result.place,
    retry,
  };
}

/** Finds the county of a ZIP code, with the list of its first two digits. Throws a NetworkError if it cannot be fetched. */
async function findZip(zip: string): Promise<ZipPlace> {
  const zipList = await loadCode(() => import('#frontend/features/predictions/places/zip-list.ts'));
  return zipList.findZip(zip);
}

/** Preloads the list of the ZIP codes that begin with the two digits that are typed. */
function preloadZips(text: string): void {
  const [digits] = /^\s*\d{2}/.exec(text) ?? [];
  // A failed load is reported once the code is complete.
  if (digits) findZip(digits.trim().padEnd(5, '0')).catch(() => undefined);
}

interface PlaceNote {
  place: ZipPlace | undefined;
  left: boolean;
  values: Form['values'];
  hasCounty: boolean;
}

/** Formats the place of a ZIP code, or the price that is used without one and what to do. */
function formatPlaceNote({ place, left, values, hasCounty }: PlaceNote): string | undefined {
  const [typed, state] = [String(values.zip).trim(), String(values.state)];
  const used = `The price of ${stateNames[state] ?? 'the country'} is used.`;
  const instead = hasCounty ? 'choose state and county' : 'choose your state';
  if (typed !== '' && parseZip(typed) === undefined) {
    // Fewer digits may be only the first ones.
    const isWrong = left || !/^\d{0,5}(-\d{0,4})?$/.test(typed);
    return isWrong
      ? `A ZIP code has five digits, such as 77002. ${used} Correct it, or ${instead}.`
      : undefined;
  }
  switch (place?.kind) {
    case 'unknown':
      return `We do not know this ZIP code. ${used} Check it, or ${instead}.`;
    case 'military':
      return `This is the ZIP code of a military post office. ${used} For the price where you live, ${instead}.`;
    case 'territory':
      return place.territory
        ? `There is no marketplace and no tax credit in ${formatTerritory(place.territory)}. Its Medicaid office and insurers there know what you can get.`
        : `There is no marketplace on these islands. ${used}`;
  }
  if (place && place.counties.length > 1 && hasCounty && !values.county) return used;
  return place && formatPlace({ state, ...(hasCounty && { county: values.county }) });
}
