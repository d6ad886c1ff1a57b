import type * as english from './en.ts';

export const searchTexts: typeof english.searchTexts = {
  zip3: (digits) => `ZIP ${digits}`,
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

export const missingPrices: typeof english.missingPrices =
  'Para ver los precios de este lugar necesita internet.';

({}) as typeof import('./es.ts') satisfies typeof english;
