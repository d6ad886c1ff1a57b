/** What is said of prices of a plan year after which another one is on sale. */
export const yearNoteTexts = {
  over: (year: number) => `These prices are of ${year}, which is over.`,
  show: (year: number) => `Show the prices of ${year}`,
  estimate: (year: number) => `Estimate the prices of ${year}`,
  /** Before the name of the marketplace. */
  onSale: (year: number) => `Plans are now sold for a later year than ${year}. Their rules and prices are at`,
};
