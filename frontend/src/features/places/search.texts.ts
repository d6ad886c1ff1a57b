const en = {
  /** Texts of the search among the counties of a state. */
  searchTexts: {
    zip3: (digits: string) => `ZIP ${digits}`,
    countiesFailed: 'Failed to load the counties',
    /** County without its kind, as people say it. */
    shortCounty: (name: string) => name.replace(/ (County|Parish|Borough|Census Area|Municipality)$/, ''),
    noCounty: (text: string, state: string) =>
      `“${text}” is no county of ${state}. Choose one from the list, or empty the field.`,
    /** @param names of the first matches */
    matches: (count: number, names: readonly string[]) => {
      const more = count > names.length ? ` and ${count - names.length} more` : '';
      return `${count} ${count === 1 ? 'county matches' : 'counties match'}: ${names.join(', ')}${more}. Choose one from the list.`;
    },
  },
  missingPrices: 'You need a connection to see the prices of this place.',
};

const es: typeof en = {
  searchTexts: {
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
  },
  missingPrices: 'Para ver los precios de este lugar necesita internet.',
};

export const { searchTexts, missingPrices } = globalThis.premiaLanguage === 'es' ? es : en;
