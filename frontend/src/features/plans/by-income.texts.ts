const en = {
  title: 'What you pay by income',
  failed: 'Failed to load the prices by income',
};

const es: typeof en = {
  title: 'Su precio según los ingresos',
  failed: 'No se pudieron cargar los precios según los ingresos',
};

/** Texts around the prices by income, which are loaded when they are opened. */
export const byIncomeTexts = globalThis.premiaLanguage === 'es' ? es : en;
