import { formatList } from '#frontend/ui/format.ts';
import { levelNames } from '#functions/plans/texts/es.ts';
import type * as english from './price-line.en.ts';

export const priceLineTexts: typeof english.priceLineTexts = {
  name: 'Sus precios hasta ahora',
  afterCredit: (year) => `al mes, después de restar el crédito tributario (${year})`,
  withoutCredit: (year) => `al mes, sin crédito tributario (${year})`,
  beforeCredit: (year) => `al mes, antes del crédito tributario (${year})`,
  ofCountry: (text) => `${text.replace(/\.$/, '')}, promedio del país`,
  helpOfSome: (afterHelp, levels, state) =>
    `${afterHelp}; ${formatList(levels.map((level) => levelNames[level]))} también después de la ayuda ${`de ${state}`.replace(/^de el /, 'del ')}`,
  instead: (headline, year) => `${headline}. Estos son los precios completos al mes (${year}).`,
  forOthers: (people, afterHelp) => `Para ${people}, ${afterHelp}`,
  show: 'Ver mis precios',
  spoken: (amounts, afterHelp) =>
    `${amounts} ${afterHelp}. El botón “Ver mis precios” está después de este formulario.`,
  spokenCase: (instead, amounts) =>
    `${instead.replace(/\.$/, '')}: ${amounts}. El botón “Ver mis precios” está después de este formulario.`,
};

({}) as typeof import('./price-line.es.ts') satisfies typeof english;
