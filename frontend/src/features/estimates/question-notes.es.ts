import { formatNumber } from '#frontend/ui/format.ts';
import type * as english from './question-notes.en.ts';

export const noteTexts: typeof english.noteTexts = {
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
  thousands: (entered, meaning) => `${formatNumber(entered)} significa ${meaning}`,
  far: (meaning) => `${meaning} Es una distancia muy poco común. Revise el número.`,
  enterInstead: (meaning, distance, number) => `${meaning} Para ${distance}, escriba ${number}.`,
  grouped: (typed, value, proposed) =>
    `${typed} se lee como ${formatNumber(value)}. ¿Quiso decir ${proposed}?`,
};

({}) as typeof import('./question-notes.es.ts') satisfies typeof english;
