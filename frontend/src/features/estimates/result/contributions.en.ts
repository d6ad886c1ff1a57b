/** Texts of the parts of a premium. */
export const contributionAnswerTexts = {
  ageAndExperience: 'Age and experience',
  driver: (age: string, experience: string) => `${age} old, ${experience}`,
  noPriceByAge: (experience: string) => `${experience}; this state does not allow prices by age`,
  newDriver: 'new driver',
  driving: (years: string) => `${years} of driving`,
  weightAndHeight: 'Weight and height',
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
