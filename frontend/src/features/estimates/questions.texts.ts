import { formatNumber } from '#frontend/ui/format.ts';

interface QuestionText {
  /** Name of the answer in reasons, lists, comparisons and files. */
  readonly label: string;
  /** Label of its field in the form, if it is another. */
  readonly formLabel?: string;
  readonly hint?: string;
  /** Option of an answer that is left out, if it has other words than elsewhere. */
  readonly notGiven?: string;
  /** Names of the choices, in the order of the form. */
  readonly choices?: Readonly<Record<string, string>>;
  /** Their options in the form, if they are others. */
  readonly formChoices?: Readonly<Record<string, string>>;
}

const texts = {
  state: { label: 'State' },
  county: {
    label: 'County',
    hint: 'Prices can differ by half inside a state. Type to search for your county.',
  },
  zip3: { label: 'ZIP digits' },
  age: { label: 'Age' },
  height: { label: 'Height' },
  weight: { label: 'Weight' },
  has_diabetes: { label: 'Diabetes', formLabel: 'Do you have diabetes?' },
  has_pressure_issue: {
    label: 'Blood pressure problems',
    formLabel: 'Do you have blood pressure problems?',
  },
  any_bodytransplant: { label: 'Transplant', formLabel: 'Have you had an organ transplant?' },
  any_chronic_disease: {
    label: 'Chronic disease',
    formLabel:
      'Have you been diagnosed with a chronic disease (heart disease, stroke, COPD, asthma, arthritis or cancer)?',
  },
  any_allergies: { label: 'Allergies', formLabel: 'Do you have any known allergies?' },
  history_of_cancer_in_family: {
    label: 'Cancer in the family',
    formLabel: 'Has anyone in your family had cancer?',
  },
  no_of_major_surgery: {
    label: 'Major surgeries',
    formLabel: 'Number of major surgeries',
    hint: 'Enter 0 if you had none.',
  },
  chronic_conditions: {
    label: 'Conditions',
    formLabel: 'Which chronic diseases do you have? (optional)',
    hint: 'We then count the cost of the diseases that you select, not the average of all six.',
    choices: {
      heart_disease: 'Heart disease',
      stroke: 'Stroke',
      copd: 'COPD',
      asthma: 'Asthma',
      arthritis: 'Arthritis',
      own_cancer: 'Cancer',
    },
  },
  sex: {
    label: 'Sex',
    formLabel: 'Sex (optional)',
    hint: 'Your answer changes the cost of a year of care only, and no price.',
    choices: { female: 'Female', male: 'Male' },
  },
  driver_age: { label: 'Driver age', hint: 'Enter the driver’s age of today.' },
  driving_experience: {
    label: 'Driving experience',
    formLabel: 'Driving experience (years)',
  },
  prv_accident: {
    label: 'Previous accidents',
    hint: 'Count accidents that were your fault in the last 3 to 5 years. Enter 0 if you had none.',
  },
  violations: {
    label: 'Tickets and DUI',
    formLabel: 'Tickets and DUI (optional)',
    hint: 'Count moving violations of the last 3 years.',
    choices: {
      none: 'None',
      one_ticket: 'One ticket',
      two_tickets: 'Two tickets or more',
      dui: 'Driving under the influence',
    },
  },
  car_mfg_year: {
    label: 'Year of the car',
    formLabel: 'Car manufacturing year (AD)',
    hint: 'Enter the model year of the car, such as 2019.',
  },
  annual_mileage: { label: 'Annual mileage' },
  cover: {
    label: 'Coverage',
    formLabel: 'Coverage (optional)',
    notGiven: 'Not sure: show all three',
    hint: 'Liability pays for harm to others, comprehensive also for theft and weather, full also for crashes of your car.',
    choices: {
      liability: 'Liability only',
      liability_comprehensive: 'Liability and comprehensive',
      full: 'Full coverage',
    },
  },
  car_class: {
    label: 'Car class',
    choices: { economy: 'Economy', standard: 'Standard', premium: 'Premium', luxury: 'Luxury' },
  },
  car_price: {
    label: 'Price when new',
    formLabel: 'Price when it was new (optional)',
    hint: 'Not what you paid for it used.',
  },
  car_body: {
    label: 'Body',
    formLabel: 'Body (optional)',
    choices: {
      car: 'Car',
      suv: 'SUV or crossover',
      pickup: 'Pickup',
      minivan: 'Minivan',
      sports: 'Sports car',
    },
  },
  car_fuel: {
    label: 'Fuel',
    formLabel: 'Fuel (optional)',
    choices: { gas: 'Gas', hybrid: 'Hybrid', plug_in: 'Plug-in hybrid', electric: 'Electric' },
  },
  deductible: {
    label: 'Deductible',
    formLabel: 'Deductible (optional)',
    hint: 'You pay this part of each damage to your car.',
    choices: { 250: '$250', 500: '$500', 1000: '$1,000', 1500: '$1,500', 2000: '$2,000' },
  },
  limits: {
    label: 'Liability limits',
    formLabel: 'Liability limits (optional)',
    hint: 'The most that the insurer pays for injuries, in thousands of dollars a person and an accident.',
    choices: {
      minimum: 'State minimum',
      '50_100': '50/100',
      '100_300': '100/300',
      '250_500': '250/500',
    },
  },
} satisfies Record<string, QuestionText>;

/** Headings of the form by section, with notes below them. */
type SectionTexts = Readonly<Record<string, { heading: string; note?: string }>>;

const en = {
  sectionTexts: {
    place: {
      heading: 'Where and who',
      note: 'These answers decide what you pay. Of them only the age is required.',
    },
    body: { heading: 'About you' },
    health: {
      heading: 'Your health',
      note: 'Your answers give the cost of a year of care and the Estimated Annual Premium. They do not change your marketplace price.',
    },
    driver: { heading: 'Where and who' },
    car: { heading: 'The car' },
  } as SectionTexts,
  /** Texts of the questions by the field of the answer. */
  questionTexts: texts,
  /** Texts of units: names for buttons, headings of columns, labels of fields and formatted values. */
  unitTexts: {
    feet: { fullName: 'feet and inches', column: 'in', inputs: ['Height (feet)', 'Height (inches)'] },
    centimetres: { fullName: 'centimeters', column: 'cm', inputs: ['Height (cm)'] },
    pounds: { fullName: 'pounds', column: 'lb', inputs: ['Weight (lb)'] },
    kilograms: { fullName: 'kilograms', column: 'kg', inputs: ['Weight (kg)'] },
    miles: { fullName: 'miles', column: 'miles a year', inputs: ['Annual mileage (miles)'] },
    kilometres: {
      fullName: 'kilometers',
      column: 'thousand km a year',
      inputs: ['Annual mileage (thousand km)'],
    },
  },
  /** Ends of fields. */
  affixTexts: { feet: 'ft', inches: 'in', miles: 'miles', years: 'years', dollars: '$' },
  valueTexts: {
    feetAndInches: (feet: number, inches: number) => `${feet} ft ${inches} in`,
    miles: (count: number) => `${formatNumber(count)} miles a year`,
    kilometres: (count: number) => `${formatNumber(count)} km a year`,
    years: (count: number) => `${formatNumber(count)} ${count === 1 ? 'year' : 'years'}`,
    count: (count: number) => (count === 0 ? 'none' : formatNumber(count)),
  },
  /** Texts of answers in lists, reasons and comparisons. */
  answerTexts: {
    notGiven: 'Not given',
    yes: 'yes',
    no: 'no',
    /** @param label as it is written inside a sentence */
    listed: (label: string, answer: string) => `${label} ${answer}`,
  },
};

const es: typeof en = {
  sectionTexts: {
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
  },
  questionTexts: {
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
      hint: 'Escriba el año del modelo, como 2019.',
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
      choices: { economy: 'Económico', standard: 'Estándar', premium: 'Superior', luxury: 'De lujo' },
    },
    car_price: {
      label: 'Precio cuando era nuevo',
      formLabel: 'Precio cuando era nuevo (opcional)',
      hint: 'No lo que pagó usado.',
    },
    car_body: {
      label: 'Carrocería',
      formLabel: 'Carrocería (opcional)',
      choices: {
        car: 'Auto',
        suv: 'SUV o crossover',
        pickup: 'Camioneta pickup',
        minivan: 'Minivan',
        sports: 'Deportivo',
      },
    },
    car_fuel: {
      label: 'Combustible',
      formLabel: 'Combustible (opcional)',
      choices: {
        gas: 'Gasolina',
        hybrid: 'Híbrido',
        plug_in: 'Híbrido enchufable',
        electric: 'Eléctrico',
      },
    },
    deductible: {
      label: 'Deducible',
      formLabel: 'Deducible (opcional)',
      hint: 'Usted paga esta parte de cada daño a su auto.',
      choices: { 250: '$250', 500: '$500', 1000: '$1,000', 1500: '$1,500', 2000: '$2,000' },
    },
    limits: {
      label: 'Límites de responsabilidad civil',
      formLabel: 'Límites de responsabilidad civil (opcional)',
      hint: 'Lo máximo que paga la aseguradora por lesiones, en miles de dólares por persona y por accidente.',
      choices: {
        minimum: 'Mínimo del estado',
        '50_100': '50/100',
        '100_300': '100/300',
        '250_500': '250/500',
      },
    },
  },
  unitTexts: {
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
  },
  affixTexts: {
    feet: 'pies',
    inches: 'pulg.',
    miles: 'millas',
    years: 'años',
    dollars: '$',
  },
  valueTexts: {
    feetAndInches: (feet, inches) =>
      `${feet} ${feet === 1 ? 'pie' : 'pies'} ${inches} ${inches === 1 ? 'pulgada' : 'pulgadas'}`,
    miles: (count) => `${formatNumber(count)} ${count === 1 ? 'milla' : 'millas'} al año`,
    kilometres: (count) => `${formatNumber(count)} km al año`,
    years: (count) => `${formatNumber(count)} ${count === 1 ? 'año' : 'años'}`,
    count: formatNumber,
  },
  answerTexts: {
    notGiven: 'Sin respuesta',
    yes: 'sí',
    no: 'no',
    listed: (label, answer) => `${label}: ${answer}`,
  },
};

export const { sectionTexts, questionTexts, unitTexts, affixTexts, valueTexts, answerTexts } =
  globalThis.premiaLanguage === 'es' ? es : en;
