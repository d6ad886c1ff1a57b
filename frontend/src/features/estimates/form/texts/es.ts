import type * as english from './en.ts';

const counts = ['ningún', 'un', 'dos', 'tres', 'cuatro', 'cinco'];

const used = (state?: string) => {
  if (state === undefined) return 'Usamos el precio promedio del país.';
  return `Usamos el precio ${state.startsWith('Distrito') ? 'del' : 'de'} ${state}.`;
};

const choose = (hasCounty: boolean) => (hasCounty ? 'elija estado y condado' : 'elija su estado');

export const placeFieldTexts: typeof english.placeFieldTexts = {
  zip: {
    label: 'Código postal (ZIP)',
    hint: 'Con él, los precios son los de su condado; sin él, promedios del país.',
  },
  optionalZip: { label: 'Código postal (ZIP), opcional' },
  stateAlone: (state) => `Este código postal no tiene un precio propio. ${used(state)}`,
  state: 'Estado',
  chooseInstead: (hasCounty) =>
    hasCounty ? 'Elegir estado y condado en su lugar' : 'Elegir el estado en su lugar',
  otherState: (zip, state) => `El código postal ${zip} no está en ${state}.`,
  invalid: (hasCounty, state) =>
    `Un código postal tiene cinco dígitos, como 77002. ${used(state)} Corríjalo o ${choose(hasCounty)}.`,
  unknown: (hasCounty, state) =>
    `No conocemos este código postal. ${used(state)} Revíselo o ${choose(hasCounty)}.`,
  military: (hasCounty, state) =>
    `Este es el código postal de una oficina de correos militar. ${used(state)} Para ver el precio de donde vive, ${choose(hasCounty)}.`,
  territory: (name) =>
    `En ${name} no hay Mercado ni crédito tributario. La oficina de Medicaid y las aseguradoras de allí saben qué puede obtener usted.`,
  islands: (hasCounty, state) =>
    `${hasCounty ? 'En estas islas no hay Mercado' : 'No tenemos precios de estas islas'}. ${used(state)}`,
  unpriced: (name, state) => `No tenemos precios de ${name}. ${used(state)}`,
  inCounties: (zip, count) => `${zip} está en ${counts[count] ?? count} condados.`,
  inStates: (zip, count) => `${zip} está en ${counts[count] ?? count} estados.`,
  whichCounty: '¿En qué condado vive?',
  whichState: '¿En qué estado vive?',
  pricesDiffer: (hasCounty) => `Tienen precios ${hasCounty ? 'o programas ' : ''}diferentes.`,
  chooseCounty: 'Elija su condado: los precios son diferentes',
  chooseListed: (text) => `Elija “${text}” de la lista de condados o deje el campo vacío`,
};

const carEffort = 'Su código postal, su edad y su auto bastan para ver un primer precio.';
const healthEffort =
  'Su edad basta para ver un primer precio. Con el código postal es el de su condado, y su salud da el estimado.';
const guestData = 'Sus respuestas quedan en este dispositivo hasta que guarde el estimado.';
const promise = 'Verá una prima anual estimada, su rango probable y cuánto suma o resta cada respuesta.';

export const screenTexts: typeof english.screenTexts = {
  guestHealth: {
    title: 'Estime la prima de su seguro médico',
    introduction: `${healthEffort} ${guestData}`,
  },
  guestCar: {
    title: 'Estime la prima de su seguro de auto',
    introduction: `${carEffort} ${guestData}`,
  },
  health: {
    title: 'Formulario de la prima del seguro médico',
    introduction: `${healthEffort} ${promise}`,
  },
  car: {
    title: 'Formulario de la prima del seguro de auto',
    introduction: `${carEffort} ${promise}`,
  },
};

export const formTexts: typeof english.formTexts = {
  earlierAnswers: {
    user: 'El formulario tiene sus respuestas anteriores. Cambie lo que sea diferente: el estimado anterior queda en su historial.',
    guest:
      'El formulario tiene sus respuestas anteriores. Cambie lo que sea diferente. Su último estimado no está guardado.',
  },
  unreadable: 'Ya no podemos mostrar las respuestas guardadas. Escríbalas otra vez.',
  stepGone:
    'Estos precios ya no están guardados aquí: Premia se actualizó o hubo muchos pasos después. El formulario tiene las respuestas que esta pestaña conserva.',
  unfinished: 'El formulario tiene las respuestas que usted dejó sin enviar.',
  clear: 'Vaciar el formulario',
  checkAnswer: 'Revise su respuesta',
  anyway: 'Estimar de todos modos',
  submit: 'Estimar la prima',
  calculating: 'Calculando...',
  stillInForm: 'Sus respuestas siguen en el formulario.',
  guestFailed: 'No se pudo estimar la prima.',
  pricesFailed: 'No se pudieron cargar los precios',
  otherUnit: (unit) => `Usar ${unit}`,
  you: 'Usted',
  loan: '¿Paga un préstamo o un arrendamiento (lease) del auto? (opcional)',
  loanHint: 'El préstamo o arrendamiento exige cobertura completa. Esta respuesta no se guarda.',
  label: 'Etiqueta (opcional)',
  labelHint: 'Escriba un nombre para encontrar este estimado, de hasta 60 caracteres.',
  required: 'Falta',
  listed: (label, message) => `${label}: ${message}`,
  unreadableNumber: (label, example) => `Escriba un número en “${label}”, como ${example}`,
  belowZero: (label, meant) => `El número en “${label}” es menor que 0. ¿Quiso decir ${meant}?`,
};

({}) as typeof import('./es.ts') satisfies typeof english;
