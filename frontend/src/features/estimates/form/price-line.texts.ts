import { formatList } from '#frontend/ui/format.ts';
import type { Level } from '#functions/plans/state-help.ts';
import { levelNames } from '#functions/plans/texts/en.ts';

const en = {
  name: 'Your prices so far',
  afterCredit: (year: number) => `a month, after tax credit (${year})`,
  withoutCredit: (year: number) => `a month, without a tax credit (${year})`,
  beforeCredit: (year: number) => `a month, before any tax credit (${year})`,
  ofCountry: (text: string) => `${text.replace(/\.$/, '')}, the average of the country`,
  /** @param levels that the state's help is for, unlike others */
  helpOfSome: (afterHelp: string, levels: readonly Level[], state: string) =>
    `${afterHelp}, ${formatList(levels)} also after ${state}’s help`,
  instead: (headline: string, year: number) => `${headline}. These are full prices a month (${year}).`,
  forOthers: (people: string, afterHelp: string) => `For ${people}, ${afterHelp}`,
  show: 'Show my prices',
  spoken: (amounts: string, afterHelp: string) =>
    `${amounts} ${afterHelp}. Show my prices follows this form.`,
  spokenCase: (instead: string, amounts: string) =>
    `${instead.replace(/\.$/, '')}: ${amounts}. Show my prices follows this form.`,
};

const es: typeof en = {
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

/** Texts of the line of prices. */
export const priceLineTexts = globalThis.premiaLanguage === 'es' ? es : en;
