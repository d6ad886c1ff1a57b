import { Fold } from '#frontend/ui/fold.tsx';
import { joinTexts } from '#frontend/ui/format.ts';
import { type CarSectionProps, createPrices, findEvent } from './car-prices.ts';
import { carTexts } from './car-sections.texts.ts';
import type { DuiLaw } from './facts.ts';
import { type Line, Lines } from './lines.tsx';

const isLine = (line: unknown): line is Line => Array.isArray(line);

/**
 * Formats the state's requirements after a DUI.
 * @param cost of higher limits, USD a year
 */
export function formatDui(law: DuiLaw | undefined, cost: number): string {
  const texts = carTexts.record;
  const { form, years, limits, usual } = law ?? {};
  if (!law || form === 'other') return joinTexts(law ? texts.otherForm : texts.dui, texts.declined);
  return joinTexts(
    form !== undefined && years !== undefined && texts.filing(form, years),
    limits && (usual ? texts.usualLimits(limits) : texts.highLimits(limits, cost)),
    texts.declined,
  );
}

/** Cost of accidents and violations a year, and its duration. */
export function DrivingRecord(props: CarSectionProps) {
  const texts = carTexts.record;
  const { estimate, facts } = props;
  const { state, prv_accident: accidents, violations } = estimate.input_data;
  const { price, liability } = createPrices(props);
  const premium = price({});
  const event = findEvent(estimate.input_data);
  const present = [
    accidents > 0 && [texts.yourAccidents(accidents), texts.about(premium - price({ prv_accident: 0 }))],
    event && [texts.yourViolations[event], texts.about(premium - price({ violations: 'none' }))],
  ].filter(isLine);
  const accident = price({ prv_accident: accidents + 1 }) - premium;
  const more = [
    // The data end with four accidents.
    accident > 0 && [texts.accident, texts.about(accident)],
    !event && [texts.ticket, texts.about(price({ violations: 'one_ticket' }) - premium)],
  ].filter(isLine);
  const clean = violations === undefined ? texts.unknown : present.length === 0 && texts.clean;
  const years = facts.years[state ?? '']?.[event === 'dui' ? 'dui' : event ? 'ticket' : 'accident'];
  return (
    <Fold title={texts.title} heading="h2" opensOnWide screenOnly>
      <div className="stack-8">
        {present.length > 0 && (
          <>
            <p>{texts.present}</p>
            <Lines lines={present} />
          </>
        )}
        <p>{joinTexts(clean, more.length > 0 && texts.more)}</p>
        <Lines lines={more} />
        <p className="quiet">{years === undefined ? texts.usually : texts.byLaw(years, event === 'dui')}</p>
        {event === 'dui' && (
          <p className="quiet">
            {formatDui(facts.states[state ?? '']?.dui, facts.higher_limits * liability)}
          </p>
        )}
      </div>
    </Fold>
  );
}
