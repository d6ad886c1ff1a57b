import { formatNumber } from '#frontend/ui/format.ts';

/** Headings of the form, with notes below them. */
export const sectionTexts: Readonly<Record<string, { heading: string; note?: string }>> = {
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
};

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
    hint: 'Enter the year in which the car was built, such as 2019.',
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
    formLabel: 'Car class (optional)',
    hint: 'The class is set by the price of the car when it was new.',
    choices: { economy: 'Economy', standard: 'Standard', premium: 'Premium', luxury: 'Luxury' },
    formChoices: {
      economy: 'Economy, to $28,000',
      standard: 'Standard, to $42,000',
      premium: 'Premium, to $70,000',
      luxury: 'Luxury, above $70,000',
    },
  },
} satisfies Record<string, QuestionText>;

/** Texts of the questions by the field of the answer. */
export const questionTexts: { readonly [Field in keyof typeof texts]: Widened<(typeof texts)[Field]> } =
  texts;

/** Type with any text in place of the English one. */
type Widened<Value> = Value extends string ? string : { readonly [Key in keyof Value]: Widened<Value[Key]> };

/** Texts of units: names for buttons, headings of columns, labels of fields and formatted values. */
export const unitTexts = {
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
};

/** Ends of fields. */
export const affixTexts = { feet: 'ft', inches: 'in', miles: 'miles', years: 'years' };

export const valueTexts = {
  feetAndInches: (feet: number, inches: number) => `${feet} ft ${inches} in`,
  miles: (count: number) => `${formatNumber(count)} miles a year`,
  kilometres: (count: number) => `${formatNumber(count)} km a year`,
  years: (count: number) => `${formatNumber(count)} ${count === 1 ? 'year' : 'years'}`,
  count: (count: number) => (count === 0 ? 'none' : formatNumber(count)),
};

/** Texts of answers in lists, reasons and comparisons. */
export const answerTexts = {
  notGiven: 'Not given',
  yes: 'yes',
  no: 'no',
  /** @param label as it is written inside a sentence */
  listed: (label: string, answer: string) => `${label} ${answer}`,
};
