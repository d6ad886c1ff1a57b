import { countyProgram } from '#frontend/features/plans/texts/es.ts';
import type * as english from './people-covers.en.ts';

const programList = new Intl.ListFormat('es-US', { type: 'disjunction' });

export const personCoverTexts: typeof english.personCoverTexts = {
  title: 'Quién tiene qué cobertura',
  who: {
    you: (age) => `Usted, ${age}`,
    adult: (age) => `Adulto, ${age}`,
    child: (age) => `Hijo o hija, ${age}`,
  },
  probably: (programs) => `es probable: ${programList.format(programs)}`,
  county: `es probable: ${countyProgram}`,
  employer: (usd) => `plan del empleador, ${usd} al mes; por eso, sin crédito tributario`,
  hasMedicare: 'Medicare; por eso, sin crédito tributario',
  withoutMedicare:
    'plan del Mercado al precio de la edad más alta; sin la Parte A gratuita puede haber crédito tributario',
  covers: {
    medicare: 'Medicare (por la edad)',
    veterans: 'atención médica para veteranos; por eso, sin crédito tributario',
    tricare: 'TRICARE; por eso, sin crédito tributario',
    credit: 'plan del Mercado con el crédito tributario',
    full_price: 'plan del Mercado a precio completo',
    no_charge: 'plan del Mercado sin costo adicional',
    own_plan: 'su propio plan: agregue a esta persona como adulto',
    unknown: 'plan del Mercado; los ingresos deciden sobre la ayuda',
  },
  closeTo: (percent) =>
    `Sus ingresos están cerca del límite del ${percent}% del nivel de pobreza: pregunte en su estado.`,
};

({}) as typeof import('./people-covers.es.ts') satisfies typeof english;
