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

/** Kinds of counties by the end of the English name, the longer ends first. */
const kinds = [
  [' City and Borough', 'ciudad y distrito (borough) de '],
  [' Planning Region', 'región de planificación de '],
  [' Census Area', 'área censal de '],
  [' Municipality', 'municipio de '],
  [' Borough', 'distrito (borough) de '],
  [' County', 'condado de '],
  [' Parish', 'parroquia de '],
  [' city', 'ciudad de '],
] as const;

export const formatCounty: typeof english.formatCounty = (name) => {
  if (name === 'District of Columbia') return 'Distrito de Columbia';
  const [end = '', kind = ''] = kinds.find(([suffix]) => name.endsWith(suffix)) ?? [];
  return kind + name.slice(0, name.length - end.length);
};

({}) as typeof import('./es.ts') satisfies typeof english;
