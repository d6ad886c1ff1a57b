import type { RequestBody } from './route.ts';
import type { RouteId, Routes } from './routes.ts';

const healthAnswers = {
  age: 45,
  weight: 70,
  height: 170.18,
  has_diabetes: 'no',
  has_pressure_issue: 'yes',
  any_bodytransplant: 'no',
  any_chronic_disease: 'no',
  any_allergies: 'no',
  history_of_cancer_in_family: 'no',
  no_of_major_surgery: 1,
} as const;

const carAnswers = {
  driver_age: 30,
  driving_experience: 8,
  annual_mileage: 15,
  car_mfg_year: 2018,
  prv_accident: 0,
} as const;

/** Households of the estimate of plans, by the name of their example. */
export const planExamples = {
  Texas: {
    zip: '77002',
    people: [
      { age: 40, role: 'adult' },
      { age: 38, role: 'adult' },
      { age: 10, role: 'child' },
    ],
    income: 84_000,
  },
  California: {
    zip: '90001',
    people: [{ age: 27, role: 'adult', tobacco: true }],
    income: 33_000,
    plan_year: 2026,
    language: 'es',
  },
  'New York': {
    state: 'NY',
    county: '36061',
    people: [
      { age: 61, role: 'adult', employer_offer: { own: 210.5 } },
      { age: 66, role: 'adult', has_cover: 'medicare' },
    ],
    income: 98_000,
    household_size: 2,
  },
} as const satisfies Readonly<Record<string, RequestBody<Routes['estimate-plans']>>>;

/** Example request body of each route that has one, for the OpenAPI document and the tests. */
export const bodyExamples = {
  login: { email: 'ada@example.com', password: 'Correct-Horse-7' },
  register: {
    first_name: 'Ada',
    last_name: 'Lovelace',
    email: 'ada@example.com',
    phone_number: '+12025550101',
    password: 'Correct-Horse-7',
    confirm_password: 'Correct-Horse-7',
  },
  'update-profile': { first_name: 'Ada', last_name: 'Lovelace', phone_number: '+12025550101' },
  'change-password': {
    current_password: 'Correct-Horse-7',
    new_password: 'Battery-Staple-8',
    confirm_new_password: 'Battery-Staple-8',
  },
  'request-password-reset': { email: 'ada@example.com' },
  'confirm-password-reset': {
    token: 'AZAkr7D0F4hRb0mPu4T3tyGe_PPbA5N9oK-mOi_S1eW2PbdVdcROGs3pHDDWGmVJjKJ8bA5n6Ql2Cd2f4Hn1Rw',
    new_password: 'Battery-Staple-8',
    confirm_new_password: 'Battery-Staple-8',
  },
  'delete-account': { current_password: 'Correct-Horse-7' },
  'predict-health-premium': healthAnswers,
  'predict-car-premium': carAnswers,
  'estimate-health-premium': {
    ...healthAnswers,
    any_chronic_disease: 'yes',
    state: 'CA',
    chronic_conditions: ['asthma'],
  },
  'estimate-car-premium': { ...carAnswers, state: 'OH', cover: 'full', car_class: 'standard' },
  'estimate-car-policy': {
    state: 'OH',
    drivers: [
      { driver_age: 45, driving_experience: 28, prv_accident: 0 },
      { driver_age: 17, driving_experience: 1, prv_accident: 0 },
    ],
    cars: [
      {
        car_mfg_year: 2022,
        annual_mileage: 19,
        cover: 'full',
        car_price: 37_000,
        car_body: 'suv',
        car_fuel: 'gas',
      },
      { car_mfg_year: 2014, annual_mileage: 10, cover: 'liability' },
    ],
  },
  'estimate-plans': planExamples.Texas,
  mcp: {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'find_place', arguments: { zip: '77002' } },
  },
  'label-prediction': { label: 'Blue hatchback' },
  'report-script-error': {
    name: 'TypeError',
    message: 'Cannot read properties of undefined (reading …)',
    file: '/assets/index-B1xK2.js',
    line: 2,
    column: 4711,
    page: '/main/history/:id',
  },
} as const satisfies {
  [Id in RouteId as Routes[Id] extends { readonly body: unknown } ? Id : never]: RequestBody<Routes[Id]>;
};
