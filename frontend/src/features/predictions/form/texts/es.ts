import type * as english from './en.ts';

const counts = ['ningún', 'un', 'dos', 'tres', 'cuatro'];

const used = (state?: string) => {
  if (state === undefined) return 'Se usa el precio promedio del país.';
  return `Se usa el precio ${state.startsWith('Distrito') ? 'del' : 'de'} ${state}.`;
};

const choose = (hasCounty: boolean) => (hasCounty ? 'elija estado y condado' : 'elija su estado');

export const placeTexts: typeof english.placeTexts = {
  zip: 'Código postal (ZIP)',
  optionalZip: 'Código postal (ZIP), opcional',
  onlyState: 'Solo cuenta el estado, no el código postal.',
  state: 'Estado',
  chooseInstead: (hasCounty) => (hasCounty ? 'Mejor elegir estado y condado' : 'Mejor elegir el estado'),
  otherState: (zip, state) => `El código postal ${zip} no está en ${state}.`,
  invalid: (hasCounty, state) =>
    `Un código postal tiene cinco dígitos, como 77002. ${used(state)} Corríjalo o ${choose(hasCounty)}.`,
  unknown: (hasCounty, state) =>
    `No conocemos este código postal. ${used(state)} Revíselo o ${choose(hasCounty)}.`,
  military: (hasCounty, state) =>
    `Este es el código postal de una oficina de correos militar. ${used(state)} Para ver el precio de donde vive, ${choose(hasCounty)}.`,
  territory: (name) =>
    `En ${name} no hay Mercado ni crédito tributario. La oficina de Medicaid y las aseguradoras de allí saben qué puede obtener usted.`,
  islands: (_hasCounty, state) => `En estas islas no hay Mercado. ${used(state)}`,
  inCounties: (zip, count) => `${zip} está en ${counts[count] ?? count} condados.`,
  inStates: (zip, count) => `${zip} está en ${counts[count] ?? count} estados.`,
  whichCounty: '¿En qué condado vive?',
  whichState: '¿En qué estado vive?',
  pricesDiffer: 'Sus precios son diferentes.',
  chooseCounty: 'Elija su condado: los precios son diferentes',
  chooseListed: (text) => `Elija “${text}” de la lista de condados o deje el campo vacío`,
  countiesFailed: 'No se pudieron cargar los condados',
  noCounty: (text, state) =>
    `“${text}” no es un condado de ${state}. Elija uno de la lista o deje el campo vacío.`,
  matches: (count, names) => {
    const more = count > names.length ? ` y ${count - names.length} más` : '';
    return `${count} ${count === 1 ? 'condado coincide' : 'condados coinciden'}: ${names.join(', ')}${more}. Elija uno de la lista.`;
  },
};
