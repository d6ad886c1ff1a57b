const en = {
  over: (year: number) => `These prices are of ${year}, which is over.`,
  overAbove: (year: number) => `The prices above are of ${year}, which is over.`,
  show: (year: number) => `Show the prices of ${year}`,
  estimate: (year: number) => `Estimate the prices of ${year}`,
  /** Before the name of the marketplace. */
  onSale: (year: number) => `Plans are now sold for a later year than ${year}. Their rules and prices are at`,
};

const es: typeof en = {
  over: (year) => `Estos precios son de ${year}, un año que ya terminó.`,
  overAbove: (year) => `Los precios de arriba son de ${year}, un año que ya terminó.`,
  show: (year) => `Mostrar los precios de ${year}`,
  estimate: (year) => `Estimar los precios de ${year}`,
  onSale: (year) => `Ya se venden planes para un año posterior a ${year}. Sus reglas y precios están en`,
};

/** What is said of prices of a plan year after which another one is on sale. */
export const yearNoteTexts = globalThis.premiaLanguage === 'es' ? es : en;
