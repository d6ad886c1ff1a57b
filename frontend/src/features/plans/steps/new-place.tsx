import { useRef, useState } from 'react';
import { parseZip } from '#contract/typed-text.ts';
import { loadCounties, useCounties } from '#frontend/features/places/counties.ts';
import { loadEvaluator, loadPrices } from '#frontend/features/places/device-estimate.ts';
import { formatPlace } from '#frontend/features/places/format-place.ts';
import { missingPrices } from '#frontend/features/places/texts/en.ts';
import { loadZip } from '#frontend/features/places/zip-list.ts';
import { Announcement } from '#frontend/ui/announcement.tsx';
import { ChoiceField } from '#frontend/ui/choice-field.tsx';
import { TextField } from '#frontend/ui/field.tsx';
import { toLineStart } from '#frontend/ui/format.ts';
import type { Priced } from '#functions/plans/plan-prices.ts';
import { listChoices, type ZipCounty } from '#functions/plans/zip-list.ts';
import { newPlaceTexts as texts } from './new-place.en.ts';

/** Counties of a ZIP code, of which one is chosen, or what is wrong with it. */
interface Found {
  choices: readonly ZipCounty[];
  county?: ZipCounty | undefined;
  problem?: string | undefined;
}

const nothing: Found = { choices: [] };

interface NewPlaceProps {
  age: number;
  onFound: (priced: Priced | undefined) => void;
}

/** ZIP code of the place after a move, whose prices are computed on the device. */
export function NewPlace({ age, onFound }: NewPlaceProps) {
  const [zip, setZip] = useState('');
  const [{ choices, county, problem }, setFound] = useState(nothing);
  const latest = useRef('');
  useCounties(choices.length > 0);
  const choose = async (text: string, found: readonly ZipCounty[], chosen: ZipCounty) => {
    const [evaluator] = await Promise.all([loadEvaluator('health'), loadPrices(chosen.state)]);
    if (latest.current !== text) return;
    const input_data = { age, ...chosen };
    setFound({ choices: found, county: chosen });
    onFound({ input_data, market: evaluator.market(input_data) });
  };
  const search = async (text: string) => {
    const code = parseZip(text);
    if (!code) return;
    const [place] = await Promise.all([loadZip(code), loadCounties()]);
    if (latest.current !== text) return;
    const found = listChoices(place);
    const [first, ...others] = found;
    setFound({ choices: found, problem: first ? undefined : texts.none });
    if (first && others.length === 0) await choose(text, found, first);
  };
  const report = (text: string, work: Promise<void>) =>
    work.catch(() => latest.current === text && setFound({ choices, problem: missingPrices }));
  const change = (text: string) => {
    latest.current = text;
    setZip(text);
    setFound(nothing);
    onFound(undefined);
    void report(text, search(text));
  };
  const isWrong = zip.trim().length >= 5 && !parseZip(zip);
  const status = county && texts.found(formatPlace({ state: county.state, county: county.county }));
  return (
    <div className="stack-12">
      <TextField
        name="new-zip"
        label={texts.zip}
        inputMode="numeric"
        maxLength={10}
        error={isWrong ? texts.invalid : problem}
        value={zip}
        onChange={({ target }) => change(target.value)}
      />
      {choices.length > 1 && (
        <ChoiceField
          name="new-county"
          label={texts.county}
          options={choices.map((choice) => ({
            value: choice.county,
            label: toLineStart(formatPlace({ state: choice.state, county: choice.county })),
          }))}
          value={county?.county ?? ''}
          onChange={({ target }) => {
            const chosen = choices.find((choice) => choice.county === target.value);
            if (chosen) void report(zip, choose(zip, choices, chosen));
          }}
        />
      )}
      {status && <p>{status}</p>}
      <Announcement text={status} />
    </div>
  );
}
