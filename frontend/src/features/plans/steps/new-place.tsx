import { useRef, useState } from 'react';
import { maxZipLength, parseZip } from '#contract/typed-text.ts';
import { useTypedText } from '#frontend/api/typed-texts.ts';
import { useCounties } from '#frontend/features/places/counties.ts';
import { loadEvaluator, loadPrices } from '#frontend/features/places/device-estimate.ts';
import { formatPlace } from '#frontend/features/places/format-place.ts';
import { missingPrices } from '#frontend/features/places/search.texts.ts';
import { useZipPlace } from '#frontend/features/places/use-zip-place.ts';
import { Announcement } from '#frontend/ui/announcement.tsx';
import { ChoiceField } from '#frontend/ui/choice-field.tsx';
import { toLineStart } from '#frontend/ui/format.ts';
import { TypedField } from '#frontend/ui/typed-field.tsx';
import type { Priced } from '#functions/plans/plan-prices.ts';
import type { ZipCounty } from '#functions/plans/zip-list.ts';
import { newPlaceTexts as texts } from './new-place.texts.ts';

interface NewPlaceProps {
  age: number;
  onFound: (priced: Priced | undefined) => void;
}

/** ZIP code of the place after a move, whose prices are computed on the device. */
export function NewPlace({ age, onFound }: NewPlaceProps) {
  const [zip, setZip] = useTypedText('event.moving.zip');
  const [kept, keep] = useTypedText('event.moving.county');
  const [county, setCounty] = useState<ZipCounty>();
  const [lacksPrices, setLacksPrices] = useState(false);
  /** County whose prices are loading, until another one is chosen. */
  const latest = useRef<ZipCounty>(undefined);
  const reset = (isMissing: boolean) => {
    latest.current = undefined;
    setCounty(undefined);
    setLacksPrices(isMissing);
    onFound(undefined);
  };
  const choose = async (next: ZipCounty) => {
    latest.current = next;
    try {
      const [evaluator] = await Promise.all([loadEvaluator('health'), loadPrices(next.state)]);
      if (latest.current !== next) return;
      const input_data = { age, ...next };
      onFound({ input_data, market: evaluator.market(input_data) });
      setCounty(next);
      setLacksPrices(false);
    } catch {
      if (latest.current === next) reset(true);
    }
  };
  const { place, options, isMissing } = useZipPlace(zip, ({ choices }) => {
    const next = choices.length > 1 ? choices.find((choice) => choice.county === kept) : choices[0];
    if (next) void choose(next);
  });
  useCounties(options.length > 0);
  const change = (text: string) => {
    if (parseZip(text) !== parseZip(zip)) {
      reset(false);
      keep('');
    }
    setZip(text);
  };
  const isWrong = zip.trim().length >= 5 && !parseZip(zip);
  const problem = (isMissing || lacksPrices) && missingPrices;
  const none = place && options.length === 0 ? texts.none : undefined;
  // With the name of the county, for which the place waits.
  const status = place && county && texts.found(formatPlace({ state: county.state, county: county.county }));
  return (
    <div className="stack-12">
      <TypedField
        name="new-zip"
        label={texts.zip}
        inputMode="numeric"
        maxLength={maxZipLength}
        error={isWrong ? texts.invalid : problem || none}
        value={zip}
        onChange={({ target }) => change(target.value)}
      />
      {options.length > 1 && (
        <ChoiceField
          name="new-county"
          label={texts.county}
          options={options.map((choice) => ({
            value: choice.county,
            label: toLineStart(formatPlace({ state: choice.state, county: choice.county })),
          }))}
          value={lacksPrices ? '' : kept}
          onChange={({ target }) => {
            const chosen = options.find((choice) => choice.county === target.value);
            if (!chosen) return;
            keep(chosen.county);
            void choose(chosen);
          }}
        />
      )}
      {status && <p>{status}</p>}
      <Announcement text={status} isTyped />
    </div>
  );
}
