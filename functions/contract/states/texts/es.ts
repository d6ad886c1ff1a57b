import usStates from '#contract/us-states.json' with { type: 'json' };
import type * as english from './en.ts';

/** Names that differ from the English ones. */
const spanishNames: Readonly<Partial<Record<string, string>>> = {
  DC: 'Distrito de Columbia',
  HI: 'Hawái',
  LA: 'Luisiana',
  MS: 'Misisipi',
  MO: 'Misuri',
  NH: 'Nuevo Hampshire',
  NJ: 'Nueva Jersey',
  NM: 'Nuevo México',
  NY: 'Nueva York',
  NC: 'Carolina del Norte',
  ND: 'Dakota del Norte',
  OR: 'Oregón',
  PA: 'Pensilvania',
  SC: 'Carolina del Sur',
  SD: 'Dakota del Sur',
  WV: 'Virginia Occidental',
};

export const stateNames: typeof english.stateNames = Object.fromEntries(
  Object.entries(usStates)
    .map(([code, { name }]): [string, string] => [code, spanishNames[code] ?? name])
    .sort(([, first], [, second]) => first.localeCompare(second, 'es')),
);
