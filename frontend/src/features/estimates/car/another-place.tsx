import { type ReactNode, useState } from 'react';
import type { CarAnswers } from '#contract/car-answers.ts';
import { maxZipLength, parseZip } from '#contract/typed-text.ts';
import { useTypedText } from '#frontend/api/typed-texts.ts';
import { findAreaCode } from '#frontend/features/places/area-codes.ts';
import { formatPlace } from '#frontend/features/places/format-place.ts';
import { missingPrices } from '#frontend/features/places/search.texts.ts';
import { useZipPlace } from '#frontend/features/places/use-zip-place.ts';
import { newPlaceTexts } from '#frontend/features/plans/steps/new-place.texts.ts';
import { Announcement } from '#frontend/ui/announcement.tsx';
import { ChoiceField } from '#frontend/ui/choice-field.tsx';
import { Fold } from '#frontend/ui/fold.tsx';
import { toLineStart } from '#frontend/ui/format.ts';
import { TypedField } from '#frontend/ui/typed-field.tsx';
import type { ZipCounty } from '#functions/plans/zip-list.ts';
import type { CarSectionProps } from './car-prices.ts';
import { coverTexts } from './cover.texts.ts';
import { OwnChange } from './own-change.tsx';
import { ownPaymentTexts as texts } from './own-payment.texts.ts';
import { priceOwnCovers } from './own-payment.ts';
import { CoverTable, CoverTableRow } from './same-driver.tsx';

/** States of the counties of a ZIP code. */
const listStates = (counties: readonly ZipCounty[]) => [...new Set(counties.map(({ state }) => state))];

type NewPlace = Pick<CarAnswers, 'state' | 'zip3'>;

/** Prices of the same driver and car in another place, by its ZIP code. */
export function AnotherPlace(props: CarSectionProps) {
  return (
    <PlaceAfterMove describe={(place) => texts.placeFound(formatPlace(place))}>
      {(place) => <MovedCovers {...props} place={place} />}
    </PlaceAfterMove>
  );
}

function MovedCovers({ estimate, evaluator, facts, place }: CarSectionProps & { place: NewPlace }) {
  const moved = { ...estimate.input_data, ...place };
  return (
    <CoverTable caption={coverTexts.heading}>
      <CoverTableRow name={texts.here} covers={estimate.covers} />
      <CoverTableRow name={toLineStart(formatPlace(place))} covers={priceOwnCovers(evaluator, moved)}>
        <OwnChange {...{ estimate, evaluator, facts }} answers={moved} />
      </CoverTableRow>
    </CoverTable>
  );
}

interface PlaceAfterMoveProps {
  /** Builds the sentence about a place, which is also announced. */
  describe: (place: NewPlace) => string;
  children: (place: NewPlace) => ReactNode;
}

/** Field for the ZIP code of a new place, and what is said of it. */
export function PlaceAfterMove(props: PlaceAfterMoveProps) {
  return (
    <Fold title={texts.place} heading="h2" screenOnly deferred>
      <PlaceField {...props} />
    </Fold>
  );
}

function PlaceField({ describe, children }: PlaceAfterMoveProps) {
  const [zip, setZip] = useTypedText('car-moving.zip');
  const [place, setPlace] = useState<NewPlace>();
  const choose = (state: string) =>
    setPlace({
      state: state as CarAnswers['state'],
      zip3: findAreaCode(parseZip(zip), state) || undefined,
    });
  const found = useZipPlace(
    zip,
    ({ choices }) => {
      const [first, ...others] = listStates(choices);
      if (first && others.length === 0) choose(first);
    },
    true,
  );
  const states = listStates(found.options);
  const change = (text: string) => {
    if (parseZip(text) !== parseZip(zip)) setPlace(undefined);
    setZip(text);
  };
  const isWrong = zip.trim().length >= 5 && !parseZip(zip);
  const problem = found.isMissing ? missingPrices : found.place && states.length === 0 && texts.noPlace;
  const status = place && describe(place);
  return (
    <div className="stack-12">
      <TypedField
        name="car-new-zip"
        label={newPlaceTexts.zip}
        inputMode="numeric"
        maxLength={maxZipLength}
        error={isWrong ? newPlaceTexts.invalid : problem || undefined}
        value={zip}
        onChange={({ target }) => change(target.value)}
      />
      {states.length > 1 && (
        <ChoiceField
          name="car-new-state"
          label={texts.whichState}
          options={states.map((state) => ({
            value: state,
            label: toLineStart(formatPlace({ state })),
          }))}
          value={place?.state ?? ''}
          onChange={({ target }) => choose(target.value)}
        />
      )}
      {status && <p>{status}</p>}
      <Announcement text={status} isTyped />
      {place && children(place)}
    </div>
  );
}
