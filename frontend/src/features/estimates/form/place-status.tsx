import { stateNames } from '#contract/states/texts/en.ts';
import { parseZip, toPlainText } from '#contract/typed-text.ts';
import { placeFieldTexts } from '#frontend/features/estimates/form/place-field.texts.ts';
import { formatPlace } from '#frontend/features/places/format-place.ts';
import { Announcement } from '#frontend/ui/announcement.tsx';
import { joinTexts, toLineStart } from '#frontend/ui/format.ts';
import { formatTerritory } from '#functions/plans/territories.ts';
import type { ZipCounty, ZipPlace } from '#functions/plans/zip-list.ts';
import styles from './prediction-form.module.css';

/** Counties, or states, of a ZIP code by their code. */
export const listDistinct = (options: readonly ZipCounty[], hasCounty: boolean) =>
  new Map(options.map((option) => [hasCounty ? option.county : option.state, option]));

/** County of a ZIP code that has one in the state: it shows that the code was understood. */
function findOnlyCounty({ counties }: ZipPlace, state: string): string | undefined {
  const [first, ...others] = counties.filter((county) => county.state === state);
  return others.length === 0 ? first?.county : undefined;
}

interface PlaceStatusProps {
  /** ZIP code as typed. */
  zip: string;
  state: string;
  county: string;
  hasCounty: boolean;
  place: ZipPlace | undefined;
  /** False if the ZIP code has the price of its state. */
  hasAreaPrice: boolean;
  /** Absent until the ZIP code is changed. */
  typing: 'now' | 'before' | undefined;
  /** State that was chosen but is not that of the ZIP code. */
  overruled: string;
}

export const statusId = 'zip-status';

/** Returns true for a text that is no ZIP code. While it is typed, fewer digits may be only the first ones. */
export function isWrongZip(zip: string, isTyping: boolean): boolean {
  const typed = toPlainText(zip).trim();
  if (typed === '' || parseZip(typed) !== undefined) return false;
  return !isTyping || !/^\d{0,5}(-\d{0,4})?$/.test(typed);
}

/** Place of a ZIP code, or the price that is used without one and what to do. */
export function PlaceStatus({ overruled, ...props }: PlaceStatusProps) {
  const { zip, state, county, hasCounty, hasAreaPrice, place, typing } = props;
  const hasOptions = place !== undefined && place.counties.length > 0;
  const isFound = hasOptions && state !== '';
  const text = joinTexts(
    isWrongZip(zip, typing === 'now') && placeFieldTexts.invalid(hasCounty, stateNames[state]),
    isFound
      ? toLineStart(formatPlace({ state, county: county || findOnlyCounty(place, state) }))
      : place && formatMissingPlace(place, props),
    isFound && !hasAreaPrice && placeFieldTexts.stateAlone(stateNames[state] ?? ''),
    overruled && placeFieldTexts.otherState(parseZip(zip) ?? '', stateNames[overruled] ?? ''),
  );
  return (
    <>
      <p id={statusId} className={hasOptions ? `${styles.place} ${isFound ? styles.found : ''}` : 'remark'}>
        {text}
      </p>
      <Announcement text={typing && text} />
    </>
  );
}

function formatMissingPlace(
  { kind, territory, counties }: ZipPlace,
  { zip, state, hasCounty }: Pick<PlaceStatusProps, 'zip' | 'state' | 'hasCounty'>,
): string {
  switch (kind) {
    case 'unknown':
    case 'military':
      return placeFieldTexts[kind](hasCounty, stateNames[state]);
    case 'territory':
      if (!territory) return placeFieldTexts.islands(hasCounty, stateNames[state]);
      return hasCounty
        ? placeFieldTexts.territory(formatTerritory(territory))
        : placeFieldTexts.unpriced(formatTerritory(territory), stateNames[state]);
    case 'county': {
      const format = hasCounty ? placeFieldTexts.inCounties : placeFieldTexts.inStates;
      return format(parseZip(zip) ?? '', listDistinct(counties, hasCounty).size);
    }
  }
}
