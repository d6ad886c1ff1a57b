import { useTypedText } from '#frontend/api/typed-texts.ts';
import { ChoiceField } from '#frontend/ui/choice-field.tsx';
import { joinTexts } from '#frontend/ui/format.ts';
import type { PlanPrices } from '#functions/plans/plan-prices.ts';
import { findPregnancyCover, isPregnancy, mayBePregnant } from '#functions/plans/pregnancy.ts';
import { getPublicPrograms } from '#functions/plans/public-programs.ts';
import { formatState } from '#functions/plans/state-offices.ts';
import { pregnancyTexts as texts } from './pregnancy.texts.ts';

interface PregnancyProps {
  prices: PlanPrices;
  /** Day of the birth or adoption by ISO 8601. */
  day: string;
  today: string;
}

/** Medicaid of the time before a birth, which a household may have now; nothing before an adoption. */
export function Pregnancy({ prices, day, today }: PregnancyProps) {
  const [kind, setKind] = useTypedText('event.baby.kind', 'birth');
  if (!isPregnancy(day, today) || !mayBePregnant(prices.people)) return null;
  const { url } = getPublicPrograms(prices.place.state);
  return (
    <>
      <div className="screen-only">
        <ChoiceField
          name="event-kind"
          label={texts.question}
          segmented
          options={Object.entries(texts.choices).map(([value, label]) => ({ value, label }))}
          value={kind}
          onChange={({ target }) => setKind(target.value)}
        />
      </div>
      {kind === 'birth' && (
        <section className="stack-8">
          <h3>{texts.title}</h3>
          <p>{formatPregnancy(prices)}</p>
          <p>
            <a href={url} rel="noreferrer">
              {texts.ask(new URL(url).hostname.replace(/^www\./, ''))}
            </a>
          </p>
        </section>
      )}
    </>
  );
}

/** Says whether a pregnant person of the household would get Medicaid, and what stays as it is. */
export function formatPregnancy(prices: PlanPrices): string {
  const { limit, persons, isWithin, hasChip } = findPregnancyCover(prices);
  const tell = isWithin === undefined ? texts.upTo : isWithin ? texts.within : texts.above;
  return joinTexts(
    limit === undefined ? texts.unknown : tell(formatState(prices.place.state), limit, persons),
    isWithin === false && hasChip && texts.mayHaveChip,
    texts.month,
    texts.keeps,
  );
}
