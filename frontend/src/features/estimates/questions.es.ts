import { formatNumber } from '#frontend/ui/format.ts';
import type * as english from './questions.en.ts';

export const sectionTexts: typeof english.sectionTexts = {
  place: {
    heading: 'Dónde y quién',
    note: 'Estas respuestas deciden lo que usted paga. De ellas solo la edad es obligatoria.',
  },
  body: { heading: 'Sobre usted' },
  health: {
    heading: 'Su salud',
    note: 'Sus respuestas dan el costo de un año de atención médica y la prima anual estimada. No cambian su precio en el Mercado.',
  },
  driver: { heading: 'Dónde y quién' },
  car: { heading: 'El auto' },
};

export const questionTexts: typeof english.questionTexts = {
  state: { label: 'Estado' },
  county: {
    label: 'Condado',
    hint: 'Dentro de un estado, los precios pueden variar un 50%. Escriba para buscar.',
  },
  zip3: { label: 'Primeros dígitos del código postal' },
  age: { label: 'Edad' },
  height: { label: 'Estatura' },
  weight: { label: 'Peso' },
  has_diabetes: { label: 'Diabetes', formLabel: '¿Tiene diabetes?' },
  has_pressure_issue: {
    label: 'Problemas de presión arterial',
    formLabel: '¿Tiene problemas de presión arterial?',
  },
  any_bodytransplant: { label: 'Trasplante', formLabel: '¿Le han hecho un trasplante de órgano?' },
  any_chronic_disease: {
    label: 'Enfermedad crónica',
    formLabel:
      '¿Le han diagnosticado una enfermedad crónica (enfermedad del corazón, derrame cerebral, EPOC (COPD), asma, artritis o cáncer)?',
  },
  any_allergies: { label: 'Alergias', formLabel: '¿Tiene alguna alergia conocida?' },
  history_of_cancer_in_family: {
    label: 'Cáncer en la familia',
    formLabel: '¿Alguien de su familia ha tenido cáncer?',
  },
  no_of_major_surgery: {
    label: 'Cirugías mayores',
    formLabel: 'Número de cirugías mayores',
    hint: 'Escriba 0 si no ha tenido ninguna.',
  },
  chronic_conditions: {
    label: 'Enfermedades',
    formLabel: '¿Qué enfermedades crónicas tiene? (opcional)',
    hint: 'Contamos entonces el costo de las enfermedades que elija, no el promedio de las seis.',
    choices: {
      heart_disease: 'Enfermedad del corazón',
      stroke: 'Derrame cerebral',
      copd: 'EPOC (COPD)',
      asthma: 'Asma',
      arthritis: 'Artritis',
      own_cancer: 'Cáncer',
    },
  },
  sex: {
    label: 'Sexo',
    formLabel: 'Sexo (opcional)',
    hint: 'Su respuesta solo cambia el costo de un año de atención médica, y ningún precio.',
    choices: { female: 'Femenino', male: 'Masculino' },
  },
  driver_age: { label: 'Edad de quien conduce', hint: 'Escriba la edad de hoy.' },
  driving_experience: {
    label: 'Años de manejo',
    formLabel: 'Años de manejo',
  },
  prv_accident: {
    label: 'Accidentes anteriores',
    hint: 'Cuente los accidentes que usted causó en los últimos 3 a 5 años. Escriba 0 si no hubo ninguno.',
  },
  violations: {
    label: 'Multas y DUI',
    formLabel: 'Multas y DUI (opcional)',
    hint: 'Cuente las infracciones al conducir de los últimos 3 años.',
    choices: {
      none: 'Ninguna',
      one_ticket: 'Una multa de tránsito',
      two_tickets: 'Dos multas o más',
      dui: 'Manejar bajo los efectos del alcohol o de drogas (DUI)',
    },
  },
  car_mfg_year: {
    label: 'Año de fabricación',
    formLabel: 'Año de fabricación del auto',
    hint: 'Escriba el año en que se fabricó el auto, como 2019.',
  },
  annual_mileage: { label: 'Distancia al año' },
  cover: {
    label: 'Cobertura',
    formLabel: 'Cobertura (opcional)',
    notGiven: 'No sé: mostrar las tres',
    hint: 'La responsabilidad civil paga los daños a otras personas; robo y clima, también esos daños; la completa, también los choques de su auto.',
    choices: {
      liability: 'Solo responsabilidad civil (liability)',
      liability_comprehensive: 'Responsabilidad civil más robo y clima (comprehensive)',
      full: 'Cobertura completa (full coverage)',
    },
  },
  car_class: {
    label: 'Categoría del auto',
    formLabel: 'Categoría del auto (opcional)',
    hint: 'La categoría depende del precio que tenía el auto nuevo.',
    choices: { economy: 'Económico', standard: 'Estándar', premium: 'Superior', luxury: 'De lujo' },
    formChoices: {
      economy: 'Económico, hasta $28,000',
      standard: 'Estándar, hasta $42,000',
      premium: 'Superior, hasta $70,000',
      luxury: 'De lujo, más de $70,000',
    },
  },
};

export const unitTexts: typeof english.unitTexts = {
  feet: {
    fullName: 'pies y pulgadas',
    column: 'pulgadas',
    inputs: ['Estatura (pies)', 'Estatura (pulg.)'],
  },
  centimetres: { fullName: 'centímetros', column: 'cm', inputs: ['Estatura (cm)'] },
  pounds: { fullName: 'libras', column: 'libras', inputs: ['Peso (libras)'] },
  kilograms: { fullName: 'kilogramos', column: 'kg', inputs: ['Peso (kg)'] },
  miles: { fullName: 'millas', column: 'millas al año', inputs: ['Millas al año'] },
  kilometres: {
    fullName: 'kilómetros',
    column: 'miles de km al año',
    inputs: ['Distancia al año (miles de km)'],
  },
};

export const affixTexts: typeof english.affixTexts = {
  feet: 'pies',
  inches: 'pulg.',
  miles: 'millas',
  years: 'años',
};

export const valueTexts: typeof english.valueTexts = {
  feetAndInches: (feet, inches) =>
    `${feet} ${feet === 1 ? 'pie' : 'pies'} ${inches} ${inches === 1 ? 'pulgada' : 'pulgadas'}`,
  miles: (count) => `${formatNumber(count)} ${count === 1 ? 'milla' : 'millas'} al año`,
  kilometres: (count) => `${formatNumber(count)} km al año`,
  years: (count) => `${formatNumber(count)} ${count === 1 ? 'año' : 'años'}`,
  count: formatNumber,
};

export const answerTexts: typeof english.answerTexts = {
  notGiven: 'Sin respuesta',
  yes: 'sí',
  no: 'no',
  listed: (label, answer) => `${label}: ${answer}`,
};

({}) as typeof import('./questions.es.ts') satisfies typeof english;
