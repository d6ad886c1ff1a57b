import { useState } from 'react';
import { flushSync } from 'react-dom';
import { stateNames } from '#contract/states/texts/en.ts';
import { parseZip } from '#contract/typed-text.ts';
import { loadCode } from '#frontend/api/failure.ts';
import { OnDemand } from '#frontend/api/loaded-content.tsx';
import { placeFieldTexts } from '#frontend/features/estimates/form/place-field.texts.ts';
import { notGiven, questions, toOptions } from '#frontend/features/estimates/questions.ts';
import { findAreaCode } from '#frontend/features/places/area-codes.ts';
import { loadCounties, useCounties } from '#frontend/features/places/counties.ts';
import { formatPlace } from '#frontend/features/places/format-place.ts';
import { missingPrices, searchTexts } from '#frontend/features/places/search.texts.ts';
import { preloadZips, useZipPlace } from '#frontend/features/places/use-zip-place.ts';
import { Announcement } from '#frontend/ui/announcement.tsx';
import { Button } from '#frontend/ui/button.tsx';
import { ChoiceField, SelectField } from '#frontend/ui/choice-field.tsx';
import { commonTexts } from '#frontend/ui/common.texts.ts';
import { type FieldTexts, TextField } from '#frontend/ui/field.tsx';
import { toLineStart } from '#frontend/ui/format.ts';
import type { ZipCounty, ZipPlace } from '#functions/plans/zip-list.ts';
import { unselectedCounty } from './form-values.ts';
import { isWrongZip, listDistinct, PlaceStatus, statusId } from './place-status.tsx';
import styles from './prediction-form.module.css';
import type { AnswerForm } from './use-question-form.ts';

interface PlaceValues {
  state: string;
  county: string;
  zip3?: string;
}

const nowhere: PlaceValues = { state: '', county: '' };

/** Place of all options: a single one, or for a form without counties their state. Otherwise the place has to be chosen. */
function findCommon([first = nowhere, ...others]: readonly PlaceValues[], hasCounty: boolean): PlaceValues {
  if (others.length === 0) return first;
  const isOfOneState = others.every(({ state }) => state === first.state);
  return isOfOneState && !hasCounty ? { ...nowhere, state: first.state } : nowhere;
}

/** Returns true for a state that the counties of a ZIP code are not in. */
function isElsewhere(place: ZipPlace | undefined, state: string): boolean {
  if (!place || place.counties.length === 0) return false;
  return ![...place.counties, ...place.smallCounties].some((county) => county.state === state);
}

interface PlaceFieldsProps {
  form: AnswerForm;
  /** False for cars, whose prices differ by state and ZIP digits. */
  hasCounty: boolean;
}

/** ZIP code, which fills in state and county, and in its place a choice of them. */
export function PlaceFields({ form, hasCounty }: PlaceFieldsProps) {
  const { values } = form;
  const [zip = '', state = '', county = ''] = [values.zip, values.state, values.county].map((value) =>
    String(value ?? ''),
  );
  const [isManual, setManual] = useState(false);
  /** Absent until the ZIP code is changed. */
  const [typing, setTyping] = useState<'now' | 'before'>();
  const isTyping = typing === 'now';
  /** State that was chosen but is not that of the ZIP code. */
  const [overruled, setOverruled] = useState('');
  const fillPlace = ({ state, county, zip3 = '' }: PlaceValues, typed = zip) =>
    form.fill({
      state,
      ...(hasCounty
        ? { county, zip3, [unselectedCounty]: '' }
        : { zip3: findAreaCode(parseZip(typed), state) }),
    });
  const { place, options, isMissing, retry } = useZipPlace(
    zip,
    (found) => {
      if (found.counties.length === 0) return;
      const isOther = isElsewhere(found, state);
      if (!isOther && !hasCounty) return fillPlace({ ...nowhere, state });
      if (!isOther && (county || values[unselectedCounty])) return;
      if (isOther) setOverruled(state);
      const common = findCommon(found.choices, hasCounty);
      fillPlace(common);
      if (hasCounty && common === nowhere) form.fill({ [unselectedCounty]: zip.trim() });
    },
    !hasCounty,
  );
  useCounties(hasCounty && Boolean(county));
  const showsManual = isManual || (state !== '' && zip.trim() === '');
  return (
    <div className="stack-12">
      <div className={styles.zip}>
        <TextField
          // While it is typed, the place is announced, and a description that changes would be said, too.
          described={{ by: isTyping ? undefined : statusId, isWrong: isWrongZip(zip, isTyping) }}
          {...(hasCounty ? placeFieldTexts.zip : placeFieldTexts.optionalZip)}
          inputMode="numeric"
          {...form.bind('zip', {
            onChange: ({ target }) => {
              preloadZips(target.value, hasCounty);
              setTyping('now');
              setOverruled('');
              fillPlace({ ...nowhere, ...(showsManual && { state }) }, target.value);
            },
            onBlur: () => setTyping(typing && 'before'),
          })}
        />
        <PlaceStatus
          {...{ zip, state, county, hasCounty, place, typing, overruled }}
          hasAreaPrice={hasCounty || values.zip3 !== ''}
        />
      </div>
      <MissingList
        isMissing={isMissing}
        onRetry={() => {
          retry();
          // The button goes with the message.
          document.getElementById('zip')?.focus();
        }}
      />
      <ZipChoice
        // The county's own field has the other name.
        name={hasCounty && !(showsManual && state) ? 'county' : 'zip-choice'}
        error={hasCounty ? form.bind('county').error : undefined}
        options={options}
        hasCounty={hasCounty}
        value={hasCounty ? county : state}
        onChoose={fillPlace}
      />
      {showsManual ? (
        <div className={styles.row}>
          <SelectField
            label={placeFieldTexts.state}
            options={[notGiven, ...toOptions(stateNames)]}
            {...form.bind('state', {
              onChange: ({ target }) => {
                const isOther = isElsewhere(place, target.value);
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
            {placeFieldTexts.chooseInstead(hasCounty)}
          </Button>
        </p>
      )}
    </div>
  );
}

/** Says that the list of ZIP codes is not loaded, with a button that loads it. */
function MissingList({ isMissing, onRetry }: { isMissing: boolean; onRetry: () => void }) {
  return (
    <>
      {isMissing ? (
        <p className="row">
          <span>{missingPrices}</span>
          <Button onClick={onRetry}>{commonTexts.tryAgain}</Button>
        </p>
      ) : null}
      <Announcement text={isMissing ? missingPrices : ''} />
    </>
  );
}

/** Loads the county's field with the list that it searches, so that one retry is for both. */
async function loadCountyField() {
  const [code] = await Promise.all([
    loadCode(() => import('#frontend/features/places/county-field.tsx')),
    loadCounties(),
  ]);
  return code;
}

function County({ form, state }: { form: AnswerForm; state: string }) {
  const { name, error } = form.bind('county');
  return (
    <OnDemand
      load={loadCountyField}
      toast={{ id: 'counties', message: searchTexts.countiesFailed }}
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

interface ZipChoiceProps extends Pick<FieldTexts, 'name' | 'error'> {
  options: readonly ZipCounty[];
  hasCounty: boolean;
  /** County or state that is chosen. */
  value: string;
  onChoose: (option: ZipCounty) => void;
}

/** Choice among the counties, or the states, of a ZIP code that differ in a price or a program. */
function ZipChoice({ options, hasCounty, value, onChoose, ...field }: ZipChoiceProps) {
  const distinct = listDistinct(options, hasCounty);
  if (distinct.size < 2) return null;
  return (
    <ChoiceField
      {...field}
      label={hasCounty ? placeFieldTexts.whichCounty : placeFieldTexts.whichState}
      hint={placeFieldTexts.pricesDiffer(hasCounty)}
      options={[...distinct].map(([key, option]) => ({
        value: key,
        label: toLineStart(formatPlace({ state: option.state, ...(hasCounty && { county: option.county }) })),
      }))}
      value={value}
      onChange={({ target }) => {
        const chosen = distinct.get(target.value);
        if (chosen) onChoose(chosen);
      }}
    />
  );
}
