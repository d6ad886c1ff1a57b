import { formatList } from '#frontend/ui/format.ts';

const formatYears = (years: number) => (years === 1 ? 'a year' : `${years} years`);

const en = {
  /**
   * @param years by which all are older; undefined where they differ
   * @param estimated plan year of the stored estimate
   */
  ages: (ages: readonly number[], year: number, years: number | undefined, estimated: number): string => {
    const older = years ? `: ${formatYears(years)} older than in your estimate of ${estimated}` : '';
    return ages.length === 1
      ? `Your age on January 1, ${year}, is ${ages[0]}${older}.`
      : `Your ages on January 1, ${year}, are ${formatList(ages.map(String))}${older}.`;
  },
  driver: (age: number, experience: number, years: number) =>
    `The driver is ${formatYears(years)} older than in your saved estimate: ${age}, with ${experience} years of driving. The car’s year stays.`,
  ask: (year: number) =>
    `Your estimate has ages of another day. How old is each of you on January 1, ${year}?`,
  askAlone: (year: number) =>
    `Your estimate has your age on another day. How old are you on January 1, ${year}?`,
  you: 'You',
  person: (role: 'adult' | 'child', age: number) =>
    role === 'adult' ? `Adult of ${age} in your estimate` : `Child of ${age} in your estimate`,
  priceCar: (year: number) => `Price it again for ${year}`,
  stays: 'The saved estimate stays as it was.',
  back: 'Show the saved estimate',
  failed: 'Failed to price the estimate again',
};

const formatYearsInSpanish = (years: number) => (years === 1 ? 'un año' : `${years} años`);

const es: typeof en = {
  ages: (ages, year, years, estimated) => {
    const older = years ? `: ${formatYearsInSpanish(years)} más que en su estimado de ${estimated}` : '';
    return ages.length === 1
      ? `Su edad el 1 de enero de ${year} es ${ages[0]}${older}.`
      : `Sus edades el 1 de enero de ${year} son ${formatList(ages.map(String))}${older}.`;
  },
  driver: (age, experience, years) =>
    `Quien conduce tiene ${formatYearsInSpanish(years)} más que en su estimado guardado: ${age}, con ${experience} años de manejo. El año del auto no cambia.`,
  ask: (year) =>
    `Su estimado tiene las edades de otro día. ¿Qué edad tiene cada persona el 1 de enero de ${year}?`,
  askAlone: (year) =>
    `Su estimado tiene su edad de otro día. ¿Qué edad tiene usted el 1 de enero de ${year}?`,
  you: 'Usted',
  person: (role, age) =>
    role === 'adult' ? `Adulto de ${age} en su estimado` : `Menor de ${age} en su estimado`,
  priceCar: (year) => `Volver a estimarlo para ${year}`,
  stays: 'El estimado guardado no cambia.',
  back: 'Ver el estimado guardado',
  failed: 'No se pudo volver a estimar',
};

/** Texts about a stored estimate whose people are older today. */
export const olderTexts = globalThis.premiaLanguage === 'es' ? es : en;
