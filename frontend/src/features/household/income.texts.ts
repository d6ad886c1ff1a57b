/** Problem of what was typed in a field, with the values that its sentence has. */
export type Problem =
  | { code: 'amount_unreadable' }
  | { code: 'ends_reversed'; low: number; high: number }
  | { code: 'size_out_of_range'; highest: number }
  | { code: 'size_below_people'; lowest: number }
  | { code: 'age_unreadable' }
  | { code: 'adult_is_child'; under: number }
  | { code: 'child_is_adult'; from: number }
  | { code: 'child_alone' };

const amounts: Readonly<Record<string, string>> = {
  income: 'Income must be an amount in dollars, such as $48,000.',
  own: 'The price must be an amount in dollars, such as $210.',
  family: 'The price must be an amount in dollars, such as $650.',
};

function formatEnglishProblem(field: string, problem: Problem): string {
  switch (problem.code) {
    case 'amount_unreadable':
      return amounts[field] ?? '';
    case 'ends_reversed':
      return `Income swings from the lower amount to the higher: did you mean ${formatEnds(problem)}?`;
    case 'size_out_of_range':
      return `Household size must be a whole number from 1 to ${problem.highest}.`;
    case 'size_below_people':
      return `Household size must be at least ${problem.lowest}: the people to cover are part of it.`;
    case 'age_unreadable':
      return 'Enter an age in whole years, such as 10.';
    case 'adult_is_child':
      return `A person under ${problem.under} is priced as a child.`;
    case 'child_is_adult':
      return `From ${problem.from} a child needs a plan of their own: add them as an adult.`;
    case 'child_alone':
      return 'Plans for a child alone exist, but we do not price them here: ask the marketplace, or add an adult.';
  }
}

const en = {
  /** Questions about income and size, and the help with them, which is loaded when it is opened. */
  incomeTexts: {
    amount: 'Household income before taxes',
    shortAmount: 'Household income',
    amountHint:
      'Count all people on your tax return. It stays on this device unless you keep it with an estimate. If it swings, type “14,000 to 26,000”.',
    period: 'Income is for',
    periods: [
      { value: 'year', label: 'a year' },
      { value: 'month', label: 'a month' },
    ],
    /** Ends of an income that swings, as they are typed. */
    ends: (low: string, high: string) => `${low} to ${high}`,
    /** @param income what the amount would be in a year */
    isMonth: (income: string, typed: string) =>
      `Is that a month? Then choose “a month” (${income} a year). Or is ${typed} right for a whole year?`,
    month: 'A month',
    /** Amount that may be meant, as a button. */
    meant: (income: string) => `${income}?`,
    isRight: 'Yes, that is right',
    use: (income: string) => `Use ${income}`,
    middle: (income: string) => `Your prices use the middle, ${income} a year.`,
    size: 'Household size',
    sizeHint:
      'We count the people to cover. Change the number if your tax return lists more. Price a child on another tax return alone, not here.',
    help: 'Help me with this number',
    worksheetFailed: 'Failed to load the lines of your income',
  },
  /** "$14,000 to $26,000" */
  formatEnds: ({ low, high }: { low: number; high: number }) =>
    `$${low.toLocaleString('en-US')} to $${high.toLocaleString('en-US')}`,
  /** Message on what was typed in a field. */
  formatProblem: formatEnglishProblem,
};

const spanishAmounts: Readonly<Record<string, string>> = {
  income: 'Escriba los ingresos en dólares, como $48,000.',
  own: 'Escriba el precio en dólares, como $210.',
  family: 'Escriba el precio en dólares, como $650.',
};

const es: typeof en = {
  incomeTexts: {
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
      'Contamos las personas que tendrán cobertura. Cambie el número si en su declaración de impuestos hay más. A un niño que está en otra declaración, calcúlelo aparte.',
    help: 'Ayuda con este número',
    worksheetFailed: 'No se pudieron cargar las líneas de sus ingresos',
  },
  formatEnds: ({ low, high }) => `de $${low.toLocaleString('en-US')} a $${high.toLocaleString('en-US')}`,
  formatProblem: (field, problem) => {
    switch (problem.code) {
      case 'amount_unreadable':
        return spanishAmounts[field] ?? '';
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
  },
};

export const { incomeTexts, formatEnds, formatProblem } = globalThis.premiaLanguage === 'es' ? es : en;
