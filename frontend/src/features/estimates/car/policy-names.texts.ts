const en = {
  car: (number: number, year: number) => `Car ${number} of ${year}`,
  named: (name: string, year: number) => `${name} ${year}`,
  ofYear: (name: string, year: number) => `${name} of ${year}`,
  again: (name: string, number: number) => `${name} (car ${number})`,
};

const es: typeof en = {
  car: (number, year) => `Auto ${number} de ${year}`,
  named: (name, year) => `${name} ${year}`,
  ofYear: (name, year) => `${name} de ${year}`,
  again: (name, number) => `${name} (auto ${number})`,
};

/** Names of the cars of a policy. */
export const policyNameTexts = globalThis.premiaLanguage === 'es' ? es : en;
