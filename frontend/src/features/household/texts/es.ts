import type * as english from './en.ts';

export const incomeTexts: typeof english.incomeTexts = {
  amount: 'Ingresos del hogar antes de impuestos',
  shortAmount: 'Ingresos del hogar',
  amountHint:
    'Cuente a todas las personas de su declaración de impuestos. Se quedan en este dispositivo, a menos que los guarde con un estimado. Si varían, escriba “14,000 a 26,000”.',
  period: 'Los ingresos son',
  periods: [
    { value: 'year', label: 'al año' },
    { value: 'month', label: 'al mes' },
  ],
  ends: (low, high) => `${low} a ${high}`,
  isMonth: (income, typed) =>
    `¿Es lo de un mes? Entonces elija “al mes” (${income} al año). ¿O ${typed} es lo de todo un año?`,
  month: 'Al mes',
  meant: (income) => `¿${income}?`,
  isRight: 'Sí, así es',
  use: (income) => `Usar ${income}`,
  middle: (income) => `Los precios usan el punto medio: ${income} al año.`,
  size: 'Personas en el hogar',
  sizeHint:
    'Contamos las personas que tendrán cobertura. Cambie el número si en su declaración de impuestos hay más o menos.',
  help: 'Ayuda con este número',
  worksheetFailed: 'No se pudieron cargar las líneas de sus ingresos',
};

export const offerTexts: typeof english.offerTexts = {
  question: '¿Un empleador ofrece un plan a alguna de estas personas?',
  which:
    'Solo cuenta la oferta de un empleador actual, y COBRA si su empleador actual le redujo las horas. No escriba COBRA ni un plan de jubilados de un empleador anterior, ni el plan de una escuela que no acepta. Un plan que ofrece para un hijo un padre fuera de esta declaración cuenta solo mientras el hijo esté en él.',
  whose: '¿El empleador de quién lo ofrece? Pueden ser los dos.',
  yours: {
    own: 'Plan del empleador solo para usted (dólares al mes)',
    ownHint: 'Escriba lo que usted pagaría por el plan más barato de su empleador.',
    family: 'Plan del empleador para usted y su familia (dólares al mes)',
  },
  ofAdult: (number) => ({
    own: `Plan del empleador del adulto ${number} solo para esa persona (dólares al mes)`,
    ownHint: 'Escriba lo que pagaría por el plan más barato de su empleador.',
    family: `Plan del empleador del adulto ${number} para toda la familia (dólares al mes)`,
  }),
};

const spoken = (number: number) => `${number}, edad en años`;

export const householdTexts: typeof english.householdTexts = {
  title: 'Hogar',
  failed: 'No se pudo cargar el hogar',
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

({}) as typeof import('./es.ts') satisfies typeof english;
