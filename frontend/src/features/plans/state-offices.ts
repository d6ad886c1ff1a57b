import offices from './state-offices.json' with { type: 'json' };

/**
 * Website of each state's insurance department, and its marketplace if it runs one in plan year 2026, as known on
 * 22 November 2026.
 */
const officesByState: Readonly<Record<string, Partial<(typeof offices)['CA']>>> = offices;

/**
 * Returns the marketplace of a state. States without one of their own, and those that are not certain, use
 * HealthCare.gov, which leads on to a state's own marketplace.
 */
export function getExchange(state = '') {
  return officesByState[state]?.exchange ?? { name: 'HealthCare.gov', url: 'https://www.healthcare.gov/' };
}

/** Returns the website of a state's insurance department, the NAIC's directory if it is not known. */
export function getInsuranceDepartment(state = ''): string {
  return officesByState[state]?.department ?? 'https://content.naic.org/state-insurance-departments';
}
