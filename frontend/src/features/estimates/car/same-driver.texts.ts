const en = {
  title: 'Other cars, same driver',
  label: 'Car to compare',
  hint: 'Choose up to three cars. A fourth takes the place of the first.',
  caption: 'Prices a month by car',
  /** Corner of the table, for all columns. */
  month: 'a month',
  yours: 'Your car',
  ofYear: (name: string, year: number) => `${name}, ${year}`,
  remove: 'Remove',
  unknown: (name: string) => `We have no “${name}”.`,
  choose: (names: string) => `Choose a car: ${names}.`,
  notLoaded: 'The names could not be loaded.',
  basis: 'Prices a month, for the same driver, place, mileage and coverage.',
};

const es: typeof en = {
  title: 'Otros autos, misma persona',
  label: 'Auto para comparar',
  hint: 'Elija hasta tres autos. El cuarto ocupa el lugar del primero.',
  caption: 'Precios al mes por auto',
  month: 'al mes',
  yours: 'Su auto',
  ofYear: (name, year) => `${name}, ${year}`,
  remove: 'Quitar',
  unknown: (name) => `No tenemos “${name}”.`,
  choose: (names) => `Elija un auto: ${names}.`,
  notLoaded: 'No se pudieron cargar los nombres.',
  basis: 'Precios al mes, para la misma persona, lugar, distancia y cobertura.',
};

/** Texts of the prices of other cars. */
export const sameDriverTexts = globalThis.premiaLanguage === 'es' ? es : en;
