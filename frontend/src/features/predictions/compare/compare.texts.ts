import { formatRoundedMoney as money } from '#frontend/ui/format.ts';

const en = {
  title: 'Compare predictions',
  failed: 'Failed to load the predictions',
  tooFewTitle: 'Choose two or three predictions',
  tooFew: 'A comparison needs at least two predictions of one type.',
  tooManyTitle: 'Choose at most three predictions',
  tooMany: (count: number) => `This address names ${count} predictions.`,
  choose: 'Choose in your history',
  missingTitle: 'A prediction was not found',
  missing: 'It may have been deleted, or it belongs to another account.',
  missingOthers: 'It may have been deleted, or it belongs to another account. The others are compared.',
  otherVersionTitle: 'A prediction was made with another version of Premia',
  otherVersion: 'Premia can’t compare it with the others. It stays in your history.',
  allMissingTitle: 'The predictions were not found',
  allMissing: 'They may have been deleted, or they belong to another account.',
  typesTitle: 'Health and car predictions can’t be compared',
  types: 'Choose two or three predictions of one type.',
  modelsTitle: 'Different models made these predictions',
  models: (versions: string) =>
    `Part of each difference comes from the models (${versions}), not from the answers. To compare the answers alone, estimate the earlier ones again.`,
  prices: 'Prices',
  price: 'Price',
  aMonth: (level: string) => `${level}, a month`,
  /** Price where another coverage takes the place of plans. */
  noPrice: 'None',
  basisOfPrices: 'Prices a month',
  answers: 'Answers',
  answer: 'Answer',
  equalAnswers: (count: number) => (count === 1 ? '1 equal answer' : `${count} equal answers`),
  planYear: 'Plan year',
  fromTo: (from: string, to: string) => `From ${from} to ${to}`,
  premiumFromTo: (from: string, to: string) => `Estimated Annual Premium, from ${from} to ${to}`,
  sameCharge:
    'You would be charged the same, because the law lets marketplace insurers use age, place and tobacco, but not your health.',
  /** @param year plan year, or that year at the prices of another one */
  basis: (help: string, year: number) => `${help} (${year}).`,
  likely: (range: string) => `likely ${range}`,
  sameAnswers: 'Answers that are the same',
  sameModel: 'What they add depends on the answers that differ.',
  otherModel: 'The models price them differently.',
  start: 'Starting premium',
  startNote: (from: string, fromStart: number, to: string, toStart: number) =>
    `Before any answer, the model of ${from} starts from ${money(fromStart)} a year and that of ${to} from ${money(toStart)}.`,
  equal:
    'The Estimated Annual Premium did not change, because the answers that it depends on are the same. What you pay a month may have changed: see the top.',
  /** @param usd what the reason adds, USD a year */
  largest: (reason: string, usd: number) =>
    `The largest reason is this: ${reason}, ${money(Math.abs(usd))} a year ${usd > 0 ? 'more' : 'less'}.`,
  /** Of the two premiums of the model; insurers of health plans may not use health. */
  difference: (from: string, to: string, usd: number, isHealth: boolean) => {
    const more =
      usd === 0
        ? `as much as ${from}`
        : `${money(Math.abs(usd))} a year ${usd > 0 ? 'more' : 'less'} than ${from}`;
    const rows =
      'Each row compares what an answer adds to the two premiums, which also depends on the other answers.';
    return isHealth
      ? `If insurers could charge by health, ${to} would be ${more}. ${rows}`
      : `${to} is ${more}. ${rows}`;
  },
  raises: (letter: string) => `in ${letter}`,
  lowers: (letter: string) => `in ${letter}`,
};

const es: typeof en = {
  title: 'Comparar estimados',
  failed: 'No se pudieron cargar los estimados',
  tooFewTitle: 'Elija dos o tres estimados',
  tooFew: 'Para comparar se necesitan al menos dos estimados del mismo tipo.',
  tooManyTitle: 'Elija tres estimados como máximo',
  tooMany: (count) => `Esta dirección nombra ${count} estimados.`,
  choose: 'Elegir en su historial',
  missingTitle: 'No se encontró un estimado',
  missing: 'Quizás se eliminó o es de otra cuenta.',
  missingOthers: 'Quizás se eliminó o es de otra cuenta. Se comparan los demás.',
  otherVersionTitle: 'Un estimado se hizo con otra versión de Premia',
  otherVersion: 'Premia no puede compararlo con los demás. Sigue en su historial.',
  allMissingTitle: 'No se encontraron los estimados',
  allMissing: 'Quizás se eliminaron o son de otra cuenta.',
  typesTitle: 'Un estimado del seguro médico y uno del seguro de auto no se pueden comparar',
  types: 'Elija dos o tres estimados del mismo tipo.',
  modelsTitle: 'Estos estimados vienen de modelos distintos',
  models: (versions) =>
    `Una parte de cada diferencia viene de los modelos (${versions}), no de las respuestas. Para comparar solo las respuestas, vuelva a calcular los estimados anteriores.`,
  prices: 'Precios',
  price: 'Precio',
  aMonth: (level) => `${level}, al mes`,
  noPrice: 'Ninguno',
  basisOfPrices: 'Precios al mes',
  answers: 'Respuestas',
  answer: 'Respuesta',
  planYear: 'Año del plan',
  equalAnswers: (count) => (count === 1 ? '1 respuesta igual' : `${count} respuestas iguales`),
  fromTo: (from, to) => `De ${from} a ${to}`,
  premiumFromTo: (from, to) => `Prima anual estimada, de ${from} a ${to}`,
  sameCharge:
    'Le cobrarían lo mismo, porque la ley permite a las aseguradoras del Mercado usar la edad, el lugar y el tabaco, pero no su salud.',
  basis: (help, year) => `${help} (${year}).`,
  likely: (range) => `probable: ${range}`,
  sameAnswers: 'Respuestas iguales',
  sameModel: 'Lo que suman depende de las respuestas que cambian.',
  otherModel: 'Los modelos les dan precios distintos.',
  start: 'Prima inicial',
  startNote: (from, fromStart, to, toStart) =>
    `Antes de cualquier respuesta, el modelo de ${from} parte de ${money(fromStart)} al año y el de ${to}, de ${money(toStart)}.`,
  equal:
    'La prima anual estimada no cambió, porque las respuestas de las que depende son las mismas. Lo que paga al mes puede haber cambiado: vea arriba.',
  largest: (reason, usd) =>
    `La razón principal es esta: ${reason}, ${money(Math.abs(usd))} ${usd > 0 ? 'más' : 'menos'} al año.`,
  difference: (from, to, usd, isHealth) => {
    const more =
      usd === 0
        ? `lo mismo que ${from}`
        : `${money(Math.abs(usd))} ${usd > 0 ? 'más' : 'menos'} al año que ${from}`;
    const rows =
      'Cada fila compara lo que una respuesta suma a las dos primas, que también depende de las demás respuestas.';
    return isHealth
      ? `Si las aseguradoras pudieran cobrar según la salud, ${to} costaría ${more}. ${rows}`
      : `${to} cuesta ${more}. ${rows}`;
  },
  raises: (letter) => `en ${letter}`,
  lowers: (letter) => `en ${letter}`,
};

/** Texts of the page that compares predictions. */
export const compareTexts = globalThis.premiaLanguage === 'es' ? es : en;
