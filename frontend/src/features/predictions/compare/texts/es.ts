import { formatRoundedMoney as money } from '#frontend/ui/format.ts';
import type * as english from './en.ts';

export const compareTexts: typeof english.compareTexts = {
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
  month: 'Precios al mes',
  sameCovers: (covers) => `Tienen el mismo precio: ${covers}.`,
  premiums: 'Primas',
  answers: 'Respuestas',
  answer: 'Respuesta',
  planYear: 'Año del plan',
  differs: 'cambia',
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

({}) as typeof import('./es.ts') satisfies typeof english;
