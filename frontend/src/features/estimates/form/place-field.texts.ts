const counts = ['no', 'one', 'two', 'three', 'four', 'five'];

const used = (state = 'the country') => `We use the price of ${state}.`;

const choose = (hasCounty: boolean) => (hasCounty ? 'choose state and county' : 'choose your state');

const en = {
  zip: {
    label: 'ZIP code',
    hint: 'With it you see the prices of your county, without it averages of the US.',
  },
  optionalZip: { label: 'ZIP code (optional)' },
  stateAlone: (state: string) => `This ZIP code has no price of its own. We use the price of ${state}.`,
  state: 'State',
  chooseInstead: (hasCounty: boolean) => `${hasCounty ? 'Choose state and county' : 'Choose state'} instead`,
  otherState: (zip: string, state: string) => `ZIP code ${zip} is not in ${state}.`,
  /** @param state state whose price is used; undefined for that of the country */
  invalid: (hasCounty: boolean, state?: string) =>
    `A ZIP code has five digits, such as 77002. ${used(state)} Correct it, or ${choose(hasCounty)}.`,
  unknown: (hasCounty: boolean, state?: string) =>
    `We do not know this ZIP code. ${used(state)} Check it, or ${choose(hasCounty)}.`,
  military: (hasCounty: boolean, state?: string) =>
    `This is the ZIP code of a military post office. ${used(state)} For the price where you live, ${choose(hasCounty)}.`,
  territory: (name: string) =>
    `There is no marketplace and no tax credit in ${name}. Its Medicaid office and insurers there know what you can get.`,
  islands: (hasCounty: boolean, state?: string) =>
    `${hasCounty ? 'There is no marketplace on' : 'We have no prices for'} these islands. ${used(state)}`,
  /** For cars. */
  unpriced: (name: string, state?: string) => `We have no prices for ${name}. ${used(state)}`,
  inCounties: (zip: string, count: number) => `${zip} is in ${counts[count] ?? count} counties.`,
  inStates: (zip: string, count: number) => `${zip} is in ${counts[count] ?? count} states.`,
  whichCounty: 'Which county do you live in?',
  whichState: 'Which state do you live in?',
  pricesDiffer: (hasCounty: boolean) => `They differ in prices${hasCounty ? ' or programs' : ''}.`,
  chooseCounty: 'Choose your county: prices differ',
  chooseListed: (text: string) => `Choose “${text}” from the list of counties, or empty the field`,
};

const spanishCounts = ['ningún', 'un', 'dos', 'tres', 'cuatro', 'cinco'];

const spanishUsed = (state?: string) => {
  if (state === undefined) return 'Usamos el precio promedio del país.';
  return `Usamos el precio ${state.startsWith('Distrito') ? 'del' : 'de'} ${state}.`;
};

const spanishChoose = (hasCounty: boolean) => (hasCounty ? 'elija estado y condado' : 'elija su estado');

const es: typeof en = {
  zip: {
    label: 'Código postal (ZIP)',
    hint: 'Con él, los precios son los de su condado; sin él, promedios del país.',
  },
  optionalZip: { label: 'Código postal (ZIP), opcional' },
  stateAlone: (state) => `Este código postal no tiene un precio propio. ${spanishUsed(state)}`,
  state: 'Estado',
  chooseInstead: (hasCounty) =>
    hasCounty ? 'Elegir estado y condado en su lugar' : 'Elegir el estado en su lugar',
  otherState: (zip, state) => `El código postal ${zip} no está en ${state}.`,
  invalid: (hasCounty, state) =>
    `Un código postal tiene cinco dígitos, como 77002. ${spanishUsed(state)} Corríjalo o ${spanishChoose(hasCounty)}.`,
  unknown: (hasCounty, state) =>
    `No conocemos este código postal. ${spanishUsed(state)} Revíselo o ${spanishChoose(hasCounty)}.`,
  military: (hasCounty, state) =>
    `Este es el código postal de una oficina de correos militar. ${spanishUsed(state)} Para ver el precio de donde vive, ${spanishChoose(hasCounty)}.`,
  territory: (name) =>
    `En ${name} no hay Mercado ni crédito tributario. La oficina de Medicaid y las aseguradoras de allí saben qué puede obtener usted.`,
  islands: (hasCounty, state) =>
    `${hasCounty ? 'En estas islas no hay Mercado' : 'No tenemos precios de estas islas'}. ${spanishUsed(state)}`,
  unpriced: (name, state) => `No tenemos precios de ${name}. ${spanishUsed(state)}`,
  inCounties: (zip, count) => `${zip} está en ${spanishCounts[count] ?? count} condados.`,
  inStates: (zip, count) => `${zip} está en ${spanishCounts[count] ?? count} estados.`,
  whichCounty: '¿En qué condado vive?',
  whichState: '¿En qué estado vive?',
  pricesDiffer: (hasCounty) => `Tienen precios ${hasCounty ? 'o programas ' : ''}diferentes.`,
  chooseCounty: 'Elija su condado: los precios son diferentes',
  chooseListed: (text) => `Elija “${text}” de la lista de condados o deje el campo vacío`,
};

/** Texts of the ZIP code and of the choices in its place; without counties, prices differ by state only. */
export const placeFieldTexts = globalThis.premiaLanguage === 'es' ? es : en;
