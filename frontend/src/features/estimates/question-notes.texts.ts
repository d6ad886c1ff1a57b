import { formatNumber } from '#frontend/ui/format.ts';

const en = {
  oldestAge: (years: number) => `The longest recorded life is ${years} years. Check the age.`,
  rareAge: (age: number) => `Few people live to ${formatNumber(age)}. Check the age.`,
  minor: (adult: number) =>
    `Under ${adult} the Estimated Annual Premium is that of ${adult}, the youngest age of our data. Check the age.`,
  medicare: (from: number) =>
    `From ${from} people usually have Medicare in place of these plans, whose prices here are those at ${from - 1}.`,
  height: (meaning: string) => `${meaning} Few adults are that tall. Check the number and its unit.`,
  didYouMean: (meaning: string, proposed: string) => `${meaning} Did you mean ${proposed}?`,
  meant: (proposed: string) => `Did you mean ${proposed}?`,
  use: (value: string | number) => `Use ${value}`,
  weight: (meaning: string) =>
    `${meaning} Few adults weigh that much or little. Check the number and its unit.`,
  weightForHeight: (meaning: string) =>
    `${meaning} That is rare at this height. Check both numbers and their units.`,
  surgeries: {
    whole: 'Enter a whole number of surgeries.',
    many: (count: number) => `${formatNumber(count)} major surgeries is unusual. Check the number.`,
  },
  accidents: {
    whole: 'Enter a whole number of accidents.',
    many: (count: number) => `${formatNumber(count)} accidents is unusual. Check the number.`,
  },
  tooYoung: (age: number) => `Few countries allow driving at ${formatNumber(age)}. Check the age.`,
  oldDriver: (age: number) => `Few people drive at ${formatNumber(age)}. Check the age.`,
  /** @param counted years since `from`, which count */
  moreThanAge: (years: number, from: number, counted: number) =>
    `${formatNumber(years)} years of experience is more than the driver’s age. The estimate counts experience from the age of ${from}: ${formatNumber(counted)} years.`,
  drivingSince: (age: number, from: number, counted: number) =>
    `That means driving since the age of ${formatNumber(age)}. The estimate counts experience from the age of ${from}: ${formatNumber(counted)} years.`,
  noSuchYear: (built: number, proposed: number) => `No car was built in ${built}. Did you mean ${proposed}?`,
  futureCar: (built: number) => `${built} is in the future. The car is treated as new.`,
  oldCar: (built: number) => `Few cars were built in ${built}. Check the year.`,
  newCarPrice:
    'Few new cars have cost so little. Enter the price when it was new, not what you paid for it used.',
  thousands: (entered: number, meaning: string) => `${formatNumber(entered)} means ${meaning}`,
  far: (meaning: string) => `${meaning} That is unusually far. Check the number.`,
  enterInstead: (meaning: string, distance: string, number: string) =>
    `${meaning} For ${distance}, enter ${number}.`,
  grouped: (typed: string, value: number, proposed: string) =>
    `${typed} is read as ${formatNumber(value)}. Did you mean ${proposed}?`,
};

const es: typeof en = {
  oldestAge: (years) => `La vida más larga registrada es de ${years} años. Revise la edad.`,
  rareAge: (age) => `Pocas personas llegan a los ${formatNumber(age)} años. Revise la edad.`,
  minor: (adult) =>
    `Con menos de ${adult} años, la prima anual estimada es la de los ${adult} años, la edad más baja de nuestros datos. Revise la edad.`,
  medicare: (from) =>
    `Desde los ${from} años, la mayoría de las personas tiene Medicare en lugar de estos planes; los precios de aquí son los de ${from - 1} años.`,
  height: (meaning) => `${meaning} Pocas personas adultas miden eso. Revise el número y su unidad.`,
  didYouMean: (meaning, proposed) => `${meaning} ¿Quiso decir ${proposed}?`,
  meant: (proposed) => `¿Quiso decir ${proposed}?`,
  use: (value) => `Usar ${value}`,
  weight: (meaning) =>
    `${meaning} Pocas personas adultas pesan tanto o tan poco. Revise el número y su unidad.`,
  weightForHeight: (meaning) =>
    `${meaning} Es raro con esta estatura. Revise los dos números y sus unidades.`,
  surgeries: {
    whole: 'Escriba un número entero de cirugías.',
    many: (count) => `Es poco común tener ${formatNumber(count)} cirugías mayores. Revise el número.`,
  },
  accidents: {
    whole: 'Escriba un número entero de accidentes.',
    many: (count) => `Es poco común tener ${formatNumber(count)} accidentes. Revise el número.`,
  },
  tooYoung: (age) => `Pocos países permiten conducir a los ${formatNumber(age)} años. Revise la edad.`,
  oldDriver: (age) => `Pocas personas conducen a los ${formatNumber(age)} años. Revise la edad.`,
  moreThanAge: (years, from, counted) =>
    `${formatNumber(years)} años de manejo son más que la edad de quien conduce. El estimado cuenta los años de manejo desde los ${from} años: ${formatNumber(counted)}.`,
  drivingSince: (age, from, counted) =>
    `Eso significa conducir desde los ${formatNumber(age)} años. El estimado cuenta los años de manejo desde los ${from} años: ${formatNumber(counted)}.`,
  noSuchYear: (built, proposed) => `Ningún auto se fabricó en ${built}. ¿Quiso decir ${proposed}?`,
  futureCar: (built) => `${built} está en el futuro. El auto cuenta como nuevo.`,
  oldCar: (built) => `Pocos autos se fabricaron en ${built}. Revise el año.`,
  newCarPrice:
    'Pocos autos nuevos han costado tan poco. Escriba el precio cuando era nuevo, no lo que pagó usado.',
  thousands: (entered, meaning) => `${formatNumber(entered)} significa ${meaning}`,
  far: (meaning) => `${meaning} Es una distancia muy poco común. Revise el número.`,
  enterInstead: (meaning, distance, number) => `${meaning} Para ${distance}, escriba ${number}.`,
  grouped: (typed, value, proposed) =>
    `${typed} se lee como ${formatNumber(value)}. ¿Quiso decir ${proposed}?`,
};

/** Notes on answers that are probably not meant. `meaning` is the answer in both units: "180 kg = 397 lb." */
export const noteTexts = globalThis.premiaLanguage === 'es' ? es : en;
