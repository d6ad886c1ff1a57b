import type * as english from './contributions.en.ts';

export const contributionAnswerTexts: typeof english.contributionAnswerTexts = {
  ageAndExperience: 'Edad y años de manejo',
  driver: (age, experience) => `${age} de edad, ${experience}`,
  noPriceByAge: (experience) => `${experience}; este estado no permite precios según la edad`,
  newDriver: 'sin años de manejo',
  driving: (years) => `${years} de manejo`,
  weightAndHeight: 'Peso y estatura',
  place: 'Lugar',
  pricesOf: (year) => `Precios de ${year}`,
  average: (answer) => `promedio nacional: ${answer}`,
  typical: (answer) => `persona típica: ${answer}`,
  comparedWithAverage: 'comparado con el promedio nacional',
  averageLabel: 'Promedio nacional',
  averageAnswers: 'todas las personas que conducen y todos los autos de los Estados Unidos',
  typicalLabel: 'Persona típica',
  typicalAnswers: (age, weight) =>
    [`${age} de edad`, weight, 'sin ninguna de las enfermedades de la lista'].filter(Boolean).join(', '),
};

({}) as typeof import('./contributions.es.ts') satisfies typeof english;
