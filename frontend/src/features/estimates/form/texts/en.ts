const counts = ['no', 'one', 'two', 'three', 'four', 'five'];

const used = (state = 'the country') => `We use the price of ${state}.`;

const choose = (hasCounty: boolean) => (hasCounty ? 'choose state and county' : 'choose your state');

/** Texts of the ZIP code and of the choices in its place; without counties, prices differ by state only. */
export const placeFieldTexts = {
  zip: {
    label: 'ZIP code',
    hint: 'With it you see the prices of your county, without it averages of the US.',
  },
  optionalZip: { label: 'ZIP code (optional)' },
  stateAlone: (state: string) => `This ZIP code has no price of its own. We use the price of ${state}.`,
  state: 'State',
  chooseInstead: (hasCounty: boolean) => `${hasCounty ? 'Choose state and county' : 'Choose state'} instead`,
  otherState: (zip: string, state: string) => `ZIP code ${zip} is not in ${state}.`,
  /** @param state state whose price is used; undefined for that of the country */
  invalid: (hasCounty: boolean, state?: string) =>
    `A ZIP code has five digits, such as 77002. ${used(state)} Correct it, or ${choose(hasCounty)}.`,
  unknown: (hasCounty: boolean, state?: string) =>
    `We do not know this ZIP code. ${used(state)} Check it, or ${choose(hasCounty)}.`,
  military: (hasCounty: boolean, state?: string) =>
    `This is the ZIP code of a military post office. ${used(state)} For the price where you live, ${choose(hasCounty)}.`,
  territory: (name: string) =>
    `There is no marketplace and no tax credit in ${name}. Its Medicaid office and insurers there know what you can get.`,
  islands: (hasCounty: boolean, state?: string) =>
    `${hasCounty ? 'There is no marketplace on' : 'We have no prices for'} these islands. ${used(state)}`,
  /** For cars. */
  unpriced: (name: string, state?: string) => `We have no prices for ${name}. ${used(state)}`,
  inCounties: (zip: string, count: number) => `${zip} is in ${counts[count] ?? count} counties.`,
  inStates: (zip: string, count: number) => `${zip} is in ${counts[count] ?? count} states.`,
  whichCounty: 'Which county do you live in?',
  whichState: 'Which state do you live in?',
  pricesDiffer: (hasCounty: boolean) => `They differ in prices${hasCounty ? ' or programs' : ''}.`,
  chooseCounty: 'Choose your county: prices differ',
  chooseListed: (text: string) => `Choose “${text}” from the list of counties, or empty the field`,
};

const carEffort = 'Your ZIP code, age and car are enough for a first price.';
const healthEffort =
  'Your age is enough for a first price. Your ZIP code makes it that of your county, and your health gives the estimate.';
const guestData = 'Your answers stay on this device until you save the estimate.';
const promise =
  'You get an estimated annual premium, its likely range, and what each answer adds or takes off.';

/** Titles and introductions of the pages with a form. */
export const screenTexts = {
  guestHealth: {
    title: 'Estimate your health insurance premium',
    introduction: `${healthEffort} ${guestData}`,
  },
  guestCar: {
    title: 'Estimate your car insurance premium',
    introduction: `${carEffort} ${guestData}`,
  },
  health: {
    title: 'Health Insurance Premium Prediction Form',
    introduction: `${healthEffort} ${promise}`,
  },
  car: {
    title: 'Car Insurance Premium Prediction Form',
    introduction: `${carEffort} ${promise}`,
  },
};

/** Texts around the questions. */
export const formTexts = {
  earlierAnswers: {
    user: 'Your earlier answers are filled in. Change what is different: the earlier prediction stays in your history.',
    guest: 'Your earlier answers are filled in. Change what is different. Your last estimate is not saved.',
  },
  unreadable: 'We can’t show your stored answers again. Please enter them once more.',
  stepGone:
    'These prices are no longer stored here: Premia was updated, or many steps have followed. Your answers are in the form as far as this tab has them.',
  unfinished: 'The answers that you did not send are filled in.',
  clear: 'Clear the form',
  checkAnswer: 'Check your answer',
  anyway: 'Estimate anyway',
  submit: 'Predict Premium',
  calculating: 'Calculating...',
  stillInForm: 'Your answers are still in the form.',
  guestFailed: 'The premium could not be estimated.',
  pricesFailed: 'Failed to load the prices',
  otherUnit: (unit: string) => `Use ${unit}`,
  you: 'You',
  loan: 'Do you pay off or lease the car? (optional)',
  loanHint: 'A loan or lease requires full coverage. We do not store this answer.',
  label: 'Label (optional)',
  labelHint: 'Enter a name to find this estimate by, of up to 60 characters.',
  required: 'Required',
  listed: (label: string, message: string) => `${label}: ${message}`,
  unreadableNumber: (label: string, example: number) => `${label} must be a number, such as ${example}`,
  belowZero: (label: string, meant: number) => `${label} is below 0. Did you mean ${meant}?`,
};
