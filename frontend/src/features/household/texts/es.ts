import type * as english from './en.ts';

export const incomeTexts: typeof english.incomeTexts = {
  amount: 'Ingresos del hogar antes de impuestos',
  shortAmount: 'Ingresos del hogar',
  amountHint:
    'De todas las personas de su declaración de impuestos. Se quedan en este dispositivo, a menos que los guarde con un estimado.',
  period: 'Los ingresos son',
  periods: [
    { value: 'year', label: 'al año' },
    { value: 'month', label: 'al mes' },
  ],
  size: 'Personas en el hogar',
  sizeHint:
    'Según las personas que tendrán cobertura. Cámbielo si en su declaración de impuestos hay más o menos.',
  help: 'Ayuda con este número',
  worksheetFailed: 'No se pudieron cargar las líneas de sus ingresos',
};

export const offerTexts: typeof english.offerTexts = {
  question: '¿Un empleador le ofrece un plan?',
  answers: [
    { value: 'yes', label: 'Sí' },
    { value: 'no', label: 'No' },
  ],
  own: 'Plan del empleador solo para usted (dólares al mes)',
  ownHint: 'Lo que usted pagaría por el plan más barato de su empleador.',
  family: 'Lo mismo para la familia (dólares al mes)',
};

const spoken = (number: number) => `${number}, edad en años`;

export const householdTexts: typeof english.householdTexts = {
  title: 'Hogar',
  failed: 'No se pudo cargar el hogar',
  you: (age) => `Usted, ${age}`,
  people: 'Personas que tendrán cobertura',
  adults: { add: '+ Adulto', label: 'Adulto', spoken },
  children: { add: '+ Hijo o hija', label: 'Hijo o hija', spoken },
  removeAdult: (number) => `Quitar al adulto ${number}`,
  removeChild: (number) => `Quitar al hijo o hija ${number}`,
  years: 'años',
  tobacco: 'Tabaco',
  remember: 'Recordar mi hogar en este dispositivo',
  forget: 'Olvidar mi hogar',
};
