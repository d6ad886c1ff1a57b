const en = {
  you: (age: number) => `You, ${age}`,
  applicant: 'You',
  people: 'People to cover',
  agesOnFirstDay: (year: number) => `Age on January 1, ${year}`,
  agesOnStart: 'Age on the day the plan starts',
  adults: {
    add: '+ Adult',
    label: 'Adult',
    name: (number: number) => `Adult ${number}`,
    spoken: (number: number) => `${number}, age in years`,
    remove: (number: number) => `Remove adult ${number}`,
  },
  children: {
    add: '+ Child',
    label: 'Child',
    name: (number: number) => `Child ${number}`,
    spoken: (number: number) => `${number}, age in years`,
    remove: (number: number) => `Remove child ${number}`,
  },
  more: 'More about these people',
  cover: (person: string) => `${person}: coverage that this person has`,
  covers: {
    before65: [
      { value: '', label: 'None of these' },
      { value: 'medicare', label: 'Medicare (disability)' },
      { value: 'veterans', label: 'Veterans’ health care (VA)' },
      { value: 'tricare', label: 'TRICARE' },
    ],
    from65: [
      { value: '', label: 'Medicare: not in these prices' },
      { value: 'none', label: 'No Medicare: Part A is not free for them' },
      { value: 'veterans', label: 'Veterans’ health care (VA), no Medicare' },
      { value: 'tricare', label: 'TRICARE, no Medicare' },
    ],
  },
  years: 'years',
  tobacco: 'Tobacco',
  /** After it, for screen readers. */
  ownTobacco: 'you',
  adultTobacco: (number: number) => `adult ${number}`,
  remember: 'Remember my household on this device',
  forget: 'Forget my household',
};

const spoken = (number: number) => `${number}, edad en años`;

const es: typeof en = {
  you: (age) => `Usted, ${age}`,
  applicant: 'Usted',
  agesOnFirstDay: (year) => `Edad el 1 de enero de ${year}`,
  agesOnStart: 'Edad el día en que empieza el plan',
  people: 'Personas que tendrán cobertura',
  adults: {
    add: '+ Adulto',
    label: 'Adulto',
    name: (number) => `Adulto ${number}`,
    spoken,
    remove: (number) => `Quitar al adulto ${number}`,
  },
  children: {
    add: '+ Hijo o hija',
    label: 'Hijo o hija',
    name: (number) => `Hijo o hija ${number}`,
    spoken,
    remove: (number) => `Quitar al hijo o hija ${number}`,
  },
  more: 'Más sobre estas personas',
  cover: (person) => `${person}: cobertura que tiene esta persona`,
  covers: {
    before65: [
      { value: '', label: 'Ninguna de estas' },
      { value: 'medicare', label: 'Medicare (por discapacidad)' },
      { value: 'veterans', label: 'Atención médica para veteranos (VA)' },
      { value: 'tricare', label: 'TRICARE' },
    ],
    from65: [
      { value: '', label: 'Medicare: no está en estos precios' },
      { value: 'none', label: 'Sin Medicare: tendría que pagar por la Parte A' },
      { value: 'veterans', label: 'Atención médica para veteranos (VA), sin Medicare' },
      { value: 'tricare', label: 'TRICARE, sin Medicare' },
    ],
  },
  years: 'años',
  tobacco: 'Tabaco',
  ownTobacco: 'usted',
  adultTobacco: (number) => `adulto ${number}`,
  remember: 'Recordar mi hogar en este dispositivo',
  forget: 'Olvidar mi hogar',
};

/** Part of a result in which the household is changed. */
export const householdTexts = globalThis.premiaLanguage === 'es' ? es : en;
