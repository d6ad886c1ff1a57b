const en = {
  /** @param isAlone the household has one adult */
  title: (year: number, isAlone: boolean) =>
    isAlone ? 'When do you turn 65?' : `Who turns 65 in ${year}, and when?`,
  until: 'The prices above end with that month: then Medicare probably begins.',
  /** @param days 1 or more */
  signUpFrom: (day: string, days: number) =>
    `Sign up for Medicare from ${day} (${days === 1 ? 'tomorrow' : `in ${days} days`}).`,
  signUpUntil: (day: string) => `Sign up for Medicare now, by ${day} at the latest.`,
  /** Person of two that a sentence is about. */
  of: (who: string, sentence: string) => `${who}: ${sentence}`,
  plan: 'Marketplace plan',
  medicare: 'Medicare',
  steps: 'Steps towards Medicare',
  /** @param isBefore Medicare begins in an earlier year */
  noPlan: (year: number, isBefore: boolean) =>
    `Medicare begins ${isBefore ? `before ${year}` : `on January 1, ${year}`}: you probably need no plan of that year.`,
};

const es: typeof en = {
  title: (year, isAlone) =>
    isAlone ? '¿Cuándo cumple 65 años?' : `¿Quién cumple 65 años en ${year}, y cuándo?`,
  until: 'Los precios de arriba terminan con ese mes: después probablemente empieza Medicare.',
  signUpFrom: (day, days) =>
    `Inscríbase en Medicare desde el ${day} (${days === 1 ? 'mañana' : `en ${days} días`}).`,
  signUpUntil: (day) => `Inscríbase en Medicare ya, a más tardar el ${day}.`,
  of: (who, sentence) => `${who}: ${sentence}`,
  plan: 'Plan del Mercado',
  medicare: 'Medicare',
  steps: 'Pasos hacia Medicare',
  noPlan: (year, isBefore) =>
    `Medicare empieza ${isBefore ? `antes de ${year}` : `el 1 de enero de ${year}`}: es probable que no necesite un plan de ese año.`,
};

/** Texts about the 65th birthday and the steps towards Medicare. */
export const medicareTexts = globalThis.premiaLanguage === 'es' ? es : en;
