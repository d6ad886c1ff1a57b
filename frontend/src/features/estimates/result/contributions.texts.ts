const en = {
  ageAndExperience: 'Age and experience',
  driver: (age: string, experience: string) => `${age} old, ${experience}`,
  noPriceByAge: (experience: string) => `${experience}; this state does not allow prices by age`,
  newDriver: 'new driver',
  driving: (years: string) => `${years} of driving`,
  weightAndHeight: 'Weight and height',
  yourCar: 'Your car',
  bodies: { car: 'car', suv: 'SUV', pickup: 'pickup', minivan: 'minivan', sports: 'sports car' },
  fuels: { gas: 'gas', hybrid: 'hybrid', plug_in: 'plug-in hybrid', electric: 'electric' },
  kind: (body: string, fuel: string) => `${fuel} ${body}`,
  place: 'Place',
  pricesOf: (year: number) => `Prices of ${year}`,
  average: (answer: string) => `US average: ${answer}`,
  typical: (answer: string) => `typical: ${answer}`,
  comparedWithAverage: 'compared with the US average',
  averageLabel: 'US average',
  averageAnswers: 'all drivers and cars in the United States',
  typicalLabel: 'Typical applicant',
  typicalAnswers: (age: string, weight: string | undefined) =>
    [`${age} old`, weight, 'with none of the listed conditions'].filter(Boolean).join(', '),
};

const es: typeof en = {
  ageAndExperience: 'Edad y años de manejo',
  driver: (age, experience) => `${age} de edad, ${experience}`,
  noPriceByAge: (experience) => `${experience}; este estado no permite precios según la edad`,
  newDriver: 'sin años de manejo',
  driving: (years) => `${years} de manejo`,
  weightAndHeight: 'Peso y estatura',
  yourCar: 'Su auto',
  bodies: {
    car: 'auto',
    suv: 'SUV',
    pickup: 'camioneta pickup',
    minivan: 'minivan',
    sports: 'deportivo',
  },
  fuels: { gas: 'de gasolina', hybrid: 'híbrido', plug_in: 'híbrido enchufable', electric: 'eléctrico' },
  kind: (body, fuel) => `${body}, ${fuel}`,
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

/** Texts of the parts of a premium. */
export const contributionAnswerTexts = globalThis.premiaLanguage === 'es' ? es : en;
