import { languages } from '#contract/languages.ts';
import type * as english from './en.ts';

export const locale: typeof english.locale = languages.es.locale;

export const levelNames: typeof english.levelNames = { bronze: 'Bronce', silver: 'Plata', gold: 'Oro' };

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
  cascade: {
    note: 'Esta ayuda es solo para planes Cascade de nivel Plata u Oro.',
    condition: 'solo con planes Cascade',
  },
};

export const placeTexts: typeof english.placeTexts = {
  state: (code, name) => (code === 'DC' ? `el ${name}` : (name ?? 'su estado')),
};

export const nameEnglishPage: typeof english.nameEnglishPage = (name) => `${name} (en inglés)`;

export const localizeOffice: typeof english.localizeOffice = ({ name: english, url, spanish }) => {
  const name = english === 'HealthCare.gov' ? 'CuidadoDeSalud.gov' : english;
  return { name, link: spanish ? name : nameEnglishPage(name), url: spanish ?? url, spanish: undefined };
};

({}) as typeof import('./es.ts') satisfies typeof english;
