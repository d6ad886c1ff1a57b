import { countyProgram } from '#frontend/features/plans/price.texts.ts';

const programList = /* @__PURE__ */ new Intl.ListFormat('en-US', { type: 'disjunction' });

const en = {
  title: 'Who is covered by what',
  who: {
    you: (age: number) => `You, ${age}`,
    adult: (age: number) => `Adult, ${age}`,
    child: (age: number) => `Child, ${age}`,
  },
  probably: (programs: readonly string[]) => `probably ${programList.format(programs)}`,
  county: `probably ${countyProgram}`,
  employer: (usd: string) => `employer’s plan, ${usd} a month, so no tax credit`,
  /** 26 USC 36B(c)(2)(B), 5000A(f)(1)(A). */
  hasMedicare: 'Medicare, so no tax credit',
  /** 26 CFR 1.36B-2: not eligible for Part A without a premium. */
  withoutMedicare:
    'marketplace plan at the price of the highest age; without free Part A a tax credit is possible',
  covers: {
    medicare: 'Medicare',
    veterans: 'veterans’ health care, so no tax credit',
    tricare: 'TRICARE, so no tax credit',
    credit: 'marketplace plan with the tax credit',
    full_price: 'marketplace plan at the full price',
    no_charge: 'marketplace plan at no extra charge',
    own_plan: 'a plan of their own: add them as an adult',
    unknown: 'marketplace plan; your income decides about help',
  },
  closeTo: (percent: number) =>
    `Your income is close to the limit of ${percent}% of the poverty line: ask your state.`,
};

const spanishProgramList = /* @__PURE__ */ new Intl.ListFormat('es-US', { type: 'disjunction' });

const es: typeof en = {
  title: 'Quién tiene qué cobertura',
  who: {
    you: (age) => `Usted, ${age}`,
    adult: (age) => `Adulto, ${age}`,
    child: (age) => `Hijo o hija, ${age}`,
  },
  probably: (programs) => `es probable: ${spanishProgramList.format(programs)}`,
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

/** Rows of who is covered by what. */
export const personCoverTexts = globalThis.premiaLanguage === 'es' ? es : en;
