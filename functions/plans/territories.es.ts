import type * as english from './territories.en.ts';

export const territoryNames: typeof english.territoryNames = {
  PR: 'Puerto Rico',
  VI: 'las Islas Vírgenes de EE.\u00A0UU.',
  GU: 'Guam',
  MP: 'las Islas Marianas del Norte',
  AS: 'Samoa Americana',
};

({}) as typeof import('./territories.es.ts') satisfies typeof english;
