import type * as english from './en.ts';

export const searchTexts: typeof english.searchTexts = {
  countiesFailed: 'No se pudieron cargar los condados',
  shortCounty: (name) =>
    name.replace(/^(condado|parroquia|distrito \(borough\)|área censal|municipio) de /i, ''),
  noCounty: (text, state) =>
    `“${text}” no es un condado de ${state}. Elija uno de la lista o deje el campo vacío.`,
  matches: (count, names) => {
    const more = count > names.length ? ` y ${count - names.length} más` : '';
    return `${count} ${count === 1 ? 'condado coincide' : 'condados coinciden'}: ${names.join(', ')}${more}. Elija uno de la lista.`;
  },
};

({}) as typeof import('./es.ts') satisfies typeof english;
