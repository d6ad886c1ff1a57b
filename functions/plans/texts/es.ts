import { languages } from '#contract/languages.ts';
import type * as english from './en.ts';

export const locale: typeof english.locale = languages.es.locale;

export const levelNames: typeof english.levelNames = { bronze: 'Bronce', silver: 'Plata', gold: 'Oro' };

const amounts: Readonly<Record<string, string>> = {
  income: 'Escriba los ingresos en dólares, como $48,000.',
  own: 'Escriba el precio en dólares, como $210.',
  family: 'Escriba el precio en dólares, como $650.',
};

export const formatEnds: typeof english.formatEnds = ({ low, high }) =>
  `de $${low.toLocaleString('en-US')} a $${high.toLocaleString('en-US')}`;

export const formatProblem: typeof english.formatProblem = (field, problem) => {
  switch (problem.code) {
    case 'amount_unreadable':
      return amounts[field] ?? '';
    case 'ends_reversed':
      return `Los ingresos van del importe menor al mayor: ¿quiso decir ${formatEnds(problem)}?`;
    case 'size_out_of_range':
      return `Escriba en “Personas en el hogar” un número entero de 1 a ${problem.highest}.`;
    case 'size_below_people':
      return `Escriba en “Personas en el hogar” por lo menos ${problem.lowest}: las personas que tendrán cobertura son parte del hogar.`;
    case 'age_unreadable':
      return 'Escriba una edad en años enteros, como 10.';
    case 'adult_is_child':
      return `El precio de una persona de menos de ${problem.under} años es el de un menor.`;
    case 'child_is_adult':
      return `Desde los ${problem.from} años, un hijo o una hija necesita su propio plan: agréguelo como adulto.`;
    case 'child_alone':
      return 'Hay planes solo para menores, pero aquí no se calculan: pregunte en el Mercado o agregue a un adulto.';
  }
};

export const planTexts: typeof english.planTexts = {
  reducedSilver: (percent) => `Plata: usted paga el ${percent}% de los costos`,
  employersPlan: 'Plan del empleador',
};

export const programTexts: typeof english.programTexts = {
  expanded: (states) => `${states} estados y DC`,
  basic: {
    DC: 'el programa Healthy DC Plan',
    MN: 'MinnesotaCare',
    NY: 'el programa Essential Plan',
    OR: 'OHP Bridge',
  },
};

export const helpTexts: typeof english.helpTexts = {
  other_levels: {
    note: 'En 2026, Connecticut también ayuda con estos ingresos a quienes compran planes Bronce y Oro: pregunte el monto en el Mercado.',
  },
  may_end: { note: 'No se sabe si la ayuda temporal de Connecticut de 2026 sigue en 2027.' },
  connectorcare: {
    note: 'Este es el precio del plan ConnectorCare más barato, que no tiene deducible; los demás planes solo reciben el crédito federal.',
    condition: 'solo con planes ConnectorCare',
  },
  enrolled_by_april: {
    note: 'En 2026, solo para quienes se inscribieron a más tardar el 1 de abril.',
    condition: 'si se inscribió a más tardar el 1 de abril',
  },
  cascade: { note: 'Solo con planes Cascade de nivel Plata u Oro.', condition: 'solo con planes Cascade' },
};

export const placeTexts: typeof english.placeTexts = {
  state: (code, name) => (code === 'DC' ? `el ${name}` : (name ?? 'su estado')),
  territories: {
    PR: 'Puerto Rico',
    VI: 'las Islas Vírgenes de EE.\u00A0UU.',
    GU: 'Guam',
    MP: 'las Islas Marianas del Norte',
    AS: 'Samoa Americana',
  },
};

export const nameEnglishPage: typeof english.nameEnglishPage = (name) => `${name} (en inglés)`;

export const localizeOffice: typeof english.localizeOffice = ({ name: english, url, spanish }) => {
  const name = english === 'HealthCare.gov' ? 'CuidadoDeSalud.gov' : english;
  return { name, link: spanish ? name : nameEnglishPage(name), url: spanish ?? url, spanish: undefined };
};

({}) as typeof import('./es.ts') satisfies typeof english;
