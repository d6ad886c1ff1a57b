import type { HealthAnswers } from '#contract/predictions.ts';
import usStates from '#contract/us-states.json' with { type: 'json' };
import { toFieldProblem, toFieldsError } from '#functions/errors/api-error.ts';
import countyCodes from '#model/artifacts/county-codes.json' with { type: 'json' };

/**
 * Throws a validation error for a county that is not in the model's tables, as the model itself does: the endpoint's
 * metrics would count its rejection as an error.
 */
export function checkCounty({ state, county }: Pick<HealthAnswers, 'state' | 'county'>): void {
  if (state === undefined || county === undefined) return;
  const code = Number(county.slice(2));
  const isKnown = countyCodes[state].split(' ').some((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return code >= first && code <= last && (code - first) % 2 === 0;
  });
  if (isKnown && county.startsWith(usStates[state].fips)) return;
  const name = state === 'DC' ? 'the District of Columbia' : usStates[state].name;
  throw toFieldsError({ county: toFieldProblem('unknown_county', { county, state: name }) });
}
